/** What `pdk conform --help` says below its options. */
export const manual = `
Without any target option, the mock that pdk mock starts at 127.0.0.1:4010 is
checked with the demo credentials. With one, nothing of the demo is used: then
--people-url and --org are needed, and a credential for what needs one.

Each option is a variable too: --people-url is PDK_PEOPLE_URL, --json is
PDK_JSON=true. Secrets are better given so: other users of a machine can read
command lines.

Whatever comes from a target is limited: a body, a head, the depth of JSON, the
time of an answer (30 s) and of the run. What is beyond is inconclusive, and the
report names the limit.

Ctrl-C ends a run in good order: what it made is taken away. After a second one,
or a crash, pdk cleanup does that.

Examples:
  pdk conform
  pdk conform --plan --target targets.yaml#nightly
  pdk conform --rules "find.*" --seed 7 --verbose
  PDK_TOKEN=... pdk conform --people-url https://staging.example/v1 \\
    --org org_a1 --rate 5 --report json=report.json

Exit codes:
  0  conformant: every rule that was exercised is kept
  1  a rule failed
  2  usage or configuration
  3  the run proved nothing (target unreachable, credentials refused, no rule
     exercised), or the kit broke`;
