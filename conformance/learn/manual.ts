/** What `pdk learn --help` says below its options. */
export const manual = `
Where the specification is silent there are questions with admissible readings
(pdk questions). Each has a probe, which asks the target or reads the answer off
what was sent for others. A target that answers now this way, now that way, or
as none of the readings says, is told of: nothing is guessed.

It takes the options of pdk conform for the target. By default nothing is
created, changed or deleted; with --safety own-resources or full, questions are
asked that need an API key, a ledger or an account of their own, which it takes
away again. pdk mock takes on what was learned:

  pdk learn --target targets.yaml#staging --out staging.profile.yaml
  pdk mock --profile staging.profile.yaml

With --from nothing is sent: recordings and HAR files are read, as pdk judge
does, for what they show. Where their calls have another form than ours (other
paths, other names), --forms writes an OpenAPI Overlay that maps them.

With --openapi such an overlay is proposed from the target's own documents
(OpenAPI 3.0 or 3.1, YAML or JSON): to --out, or to standard output. Operations
are known again by what they are called, take, answer and do, members by name,
type and what they hold. What is not sure is a comment in it, with its evidence;
what the specification states is never proposed to be otherwise. Base addresses
are told, as pdk conform takes them by --people-url and its kin.

Examples:
  pdk learn --plan
  pdk learn --safety full --out mock.profile.yaml
  pdk learn --questions "find.*" --budget 200 --verbose
  pdk learn --from run.ndjson browser.har --out seen.profile.yaml
  pdk learn --openapi staging.openapi.json --out staging.overlay.yaml
  pdk mock --overlay staging.overlay.yaml

Exit codes:
  0  something was learned; --openapi: operations of ours are known again
  2  usage or configuration
  3  nothing was learned (target unreachable, credentials refused), or the kit broke`;
