/** Damages single places of a JSON value, the way that servers and broken proxies do. */
import fc from 'fast-check';

type Path = (string | number)[];

const REMOVED = Symbol('removed');

const damages: unknown[] = [
  REMOVED,
  null,
  true,
  0,
  -7,
  1e300,
  4.5,
  '',
  'x',
  ' ',
  'javascript:alert(1)',
  '__proto__',
  [],
  [null],
  [[]],
  {},
  { id: null },
  { a: { b: 1 } },
];

/** The paths of all values in it. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return at.length > 0 ? [at] : [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    placesIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length > 0 ? [at, ...inner] : inner;
}

function damaged(value: unknown, [key, ...rest]: Path, damage: unknown): unknown {
  if (key === undefined) return damage;
  const table = value as Record<string | number, unknown>;
  const inner = damaged(table[key], rest, damage);
  if (Array.isArray(value)) {
    return inner === REMOVED
      ? value.filter((_item, at) => at !== key)
      : value.map((item: unknown, at) => (at === key ? inner : item));
  }
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, item]): [string, unknown][] => {
      if (name !== String(key)) return [[name, item]];
      return inner === REMOVED ? [] : [[name, inner]];
    }),
  );
}

/** Generates copies with one to three places damaged. */
export function damagedCopies(original: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(original);
  const one = fc.record({ place: fc.nat(places.length - 1), damage: fc.constantFrom(...damages) });
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((all) =>
      all.reduce(
        (copy: unknown, { place, damage }) => attempt(copy, places[place]!, damage),
        original,
      ),
    );
}

/** Damages a place; does nothing if earlier damage has removed it. */
function attempt(copy: unknown, place: Path, damage: unknown): unknown {
  let inner = copy;
  for (const key of place) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return copy;
    inner = (inner as Record<string | number, unknown>)[key];
  }
  return damaged(copy, place, damage);
}

/** Typical damages, for tests that try them all. */
const typical: unknown[] = [REMOVED, null, true, -7, '', 'javascript:alert(1)', [null], { a: 1 }];

/** Damages each single place in each typical way, one after the other. */
export function* allDamages(original: unknown): Generator<{ place: string; copy: unknown }> {
  for (const place of placesIn(original)) {
    for (const damage of typical) {
      yield { place: place.join('.'), copy: damaged(original, place, damage) };
    }
  }
}
