import type { Json, JsonObject } from '../../../source/json.js';
import type { Collector, Context } from './collector.js';
import { directionOf } from './keywords.js';
import type { PlacedOperation } from './operations.js';
import { provenance, rateProvenance } from './provenance.js';
import { breaking, compatible, documentation, type Rated } from './rating.js';
import { compareSchemas } from './schemas.js';
import { below, contentOf, differing, itemsOf, objectOf, paired, type Side } from './side.js';

/** Compares the parameters of two states of an operation. Names of path parameters do not matter. */
export function compareParameters(
  base: PlacedOperation,
  revision: PlacedOperation,
  context: Context,
  out: Collector,
): void {
  for (const each of paired(parametersOf(base), parametersOf(revision))) {
    const at = {
      ...context,
      subject: 'parameter' as const,
      member: each.name.split(' ')[1],
      what: `parameter ${each.name}`,
    };
    if (each.base && each.revision) compareParameter(each.base, each.revision, at, out);
    else if (each.base) {
      const gone = { key: 'parameters', before: contentOf(each.base), after: undefined };
      out.add(at, each.base, whole(revision.side), {
        ...gone,
        ...breaking('clients that send it are refused or ignored'),
        key: '',
      });
    } else if (each.revision) {
      const isRequired = objectOf(each.revision)['required'] === true;
      const rated = isRequired
        ? breaking('it must be sent from now on')
        : compatible('nobody has to send it');
      out.add(at, base.side, each.revision, {
        key: '',
        before: undefined,
        after: contentOf(each.revision),
        ...rated,
      });
    }
  }
}

/** Returns the parameter list of an operation, or the operation if it has none. */
const whole = (side: Side): Side => below(side, 'parameters') ?? side;

function compareParameter(base: Side, revision: Side, context: Context, out: Collector): void {
  const one = below(base, 'schema');
  const other = below(revision, 'schema');
  const direction = directionOf('request', context);
  if (one && other) {
    compareSchemas(one, other, { ...context, direction, isConditional: false, seen: new Set() }, out);
  }
  for (const each of differing(base, revision, (key) => key === 'schema')) {
    const at = { ...context, what: `${context.what}: ${each.key}` };
    out.add(at, base, revision, { ...each, ...rate(each.key, each.before, each.after, objectOf(revision)) });
  }
}

function rate(key: string, before: Json | undefined, after: Json | undefined, detail: JsonObject): Rated {
  if (['description', 'example', 'examples', 'deprecated'].includes(key)) return documentation();
  if (provenance.includes(key)) return rateProvenance(key, before, after, detail);
  if (key === 'required') {
    return after === true ? breaking('it must be sent from now on') : compatible('it may be left out');
  }
  if (key === 'name') return documentation('the name of a place in the path');
  return breaking(`how it is written ("${key}") is another one`);
}

/** Returns parameters by kind and name; path parameters by position, as their names are not sent. */
function parametersOf({ item, side }: PlacedOperation): readonly (readonly [string, Side])[] {
  const all = [...itemsOf(below(item, 'parameters')), ...itemsOf(below(side, 'parameters'))];
  let places = 0;
  return all.map((parameter) => {
    const { in: where, name } = objectOf(parameter);
    if (where !== 'path') return [`${where} ${name}`, parameter] as const;
    places += 1;
    return [`path ${places}`, parameter] as const;
  });
}
