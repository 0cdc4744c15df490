/**
 * Compares the shape of two JSON values: the sets of keys at each place and the types of the
 * values. The values themselves do not matter.
 */
import { isRecord } from '@/demo/http/params';

interface Form {
  /** At each place, the sets of keys that objects there have. */
  keys: Map<string, Set<string>>;
  types: Map<string, Set<string>>;
}

export interface Ignored {
  /** Keys that only the recorded server build has, or that may be missing. */
  keys: readonly string[];
  /** Ends of paths to objects that are tables: their keys are data. */
  tables?: readonly string[];
}

function formOf(value: unknown, ignored: Ignored): Form {
  const form: Form = { keys: new Map(), types: new Map() };
  const note = (map: Map<string, Set<string>>, place: string, entry: string) =>
    map.set(place, (map.get(place) ?? new Set()).add(entry));
  const visit = (part: unknown, place: string) => {
    if (Array.isArray(part)) {
      note(form.types, place, 'array');
      part.forEach((item) => {
        visit(item, `${place}[]`);
      });
    } else if (isRecord(part)) {
      note(form.types, place, 'object');
      const isTable = ignored.tables?.some((table) => place.endsWith(table)) === true;
      const names = Object.keys(part).filter((name) => !ignored.keys.includes(name));
      if (!isTable) note(form.keys, place, names.sort().join(' '));
      names.forEach((name) => {
        visit(part[name], `${place}.${isTable ? '*' : name}`);
      });
    } else if (part !== null) note(form.types, place, typeof part);
  };
  visit(value, '');
  return form;
}

/** The differences in shape; empty when there are none. */
export function differences(made: unknown, recorded: unknown, ignored: Ignored): string[] {
  const ours = formOf(made, ignored);
  const theirs = formOf(recorded, ignored);
  const found: string[] = [];
  ours.keys.forEach((sets, place) => {
    const known = theirs.keys.get(place);
    if (!known) return;
    sets.forEach((set) => {
      if (!known.has(set)) found.push(`${place || 'root'}: ${explain(set, [...known])}`);
    });
  });
  ours.types.forEach((types, place) => {
    const known = theirs.types.get(place);
    if (!known) return;
    types.forEach((type) => {
      if (!known.has(type)) found.push(`${place}: ${type} instead of ${[...known].join(', ')}`);
    });
  });
  return found;
}

/** The difference to the nearest set of keys. */
function explain(set: string, known: string[]): string {
  const own = set.split(' ');
  const options = known.map((other) => {
    const theirs = other.split(' ');
    const more = own.filter((name) => !theirs.includes(name)).map((name) => `+${name}`);
    const less = theirs.filter((name) => !own.includes(name)).map((name) => `-${name}`);
    return [...more, ...less];
  });
  return options.sort((a, b) => a.length - b.length)[0]?.join(' ') ?? set;
}
