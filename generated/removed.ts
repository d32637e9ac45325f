// Written by `npm run generate` from spec/. Do not edit.

export const removed = [
  {
    "command": "diff",
    "instead": "Run `pdk conform --report json=FILE` on both targets and compare the reports with `pdk compare`; run `pdk learn --out FILE` on both and compare the profiles with `pdk profile diff`."
  },
  {
    "command": "question",
    "instead": "In a clone, edit the question in spec/questions: set `default` to the reading, and add `resolved` with `source` and `date`. Then run `pdk check`; spec/README.md has an example. `pdk profile explain QUESTION --profile FILE` shows what `pdk learn` observed."
  },
  {
    "command": "conform",
    "option": "--memory",
    "instead": "Keep the reports of a target with `--history FOLDER`, or compare two reports with `pdk compare`. How people change between two runs is no longer compared."
  },
  {
    "command": "learn",
    "option": "--forms",
    "instead": "`pdk learn --openapi FILE` proposes an overlay by OpenAPI documents of the target; without any, write it by hand: the guide of the conformance kit shows one (\"A target with other forms\")."
  }
] as const;
