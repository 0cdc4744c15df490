/** The draft of the configuration: what differs from what was loaded, with its kind, and no more. */
import fc from 'fast-check';
import { decodeAdminConfig, decodeDescriptions } from '@/api/decode/admin/adminConfig';
import {
  carriedOver,
  changedMeanwhile,
  configChanges,
  configValue,
  deletionOf,
  isSetByStaff,
  outcomeOf,
  pushesOf,
  withConfigValue,
  withLoadedValue,
  type ConfigEntry,
} from '@/domain/admin/adminConfig';
import {
  changedWithin,
  isMap,
  pairsOf,
  pathKey,
  type ConfigPath,
  type ConfigValue,
} from '@/domain/admin/configValue';
import { descriptionAt } from '@/domain/admin/configDescriptions';
import { fixtureBody } from '@support/fixtures';

const recorded = decodeAdminConfig(fixtureBody('admin/config')).configs;
const NAME: ConfigPath = [':pleroma', ':instance', ':name'];
const LOCAL: ConfigPath = [':pleroma', ':restrict_unauthenticated', ':timelines', ':local'];
const PRIMARY: ConfigPath = [':pleroma', ':frontends', ':primary'];

const atom = fc.constantFrom(':a', ':b', ':limit', ':name', ':if_private', ':noreply');
const leaf = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  atom,
  fc.constantFrom('Pleroma.Upload', '~r/a.b/'),
);
const { value: anyValue } = fc.letrec<{ value: ConfigValue; tuple: ConfigValue }>((tie) => ({
  tuple: fc.tuple(fc.string({ maxLength: 4 }), tie('value')).map((tuple) => ({ tuple })),
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.dictionary(fc.oneof(atom, fc.string({ maxLength: 4 })), tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(tie('tuple'), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(atom, tie('value')), { maxLength: 4, selector: ([name]) => name })
      .map((pairs) => pairs.map((tuple) => ({ tuple }))),
  ),
}));
const anyConfig: fc.Arbitrary<ConfigEntry[]> = fc.uniqueArray(
  fc.record({
    group: fc.constantFrom(':pleroma', ':web.push', ':logger'),
    key: fc.constantFrom(':instance', 'Pleroma.Captcha', 'A.B.C', ':x'),
    value: anyValue,
    db: fc.constant<string[]>([]),
  }),
  { maxLength: 6, selector: ({ group, key }) => `${group} ${key}` },
);

/** Every place in it that has a name. */
function pathsOf({ group, key, value }: ConfigEntry): ConfigPath[] {
  const inside = (inner: ConfigValue, path: ConfigPath): ConfigPath[] => {
    const parts = isMap(inner) ? Object.entries(inner) : (pairsOf(inner) ?? []);
    return [path, ...parts.flatMap(([name, part]) => inside(part, [...path, name]))];
  };
  return inside(value, [group, key]);
}

const kindOf = (value: ConfigValue | undefined): string => {
  const pairs = pairsOf(value);
  if (pairs !== null && pairs.length > 0) return 'keyword list';
  return Array.isArray(value) ? 'list' : isMap(value) ? 'map' : typeof value;
};

describe('what differs', () => {
  it('ADM-05 is nothing where nothing was changed, and nothing is pushed then', () => {
    expect(configChanges(recorded, structuredClone(recorded))).toEqual([]);
    fc.assert(
      fc.property(anyConfig, (entries) => {
        expect(pushesOf(configChanges(entries, structuredClone(entries)))).toEqual([]);
      }),
    );
  });

  it('ADM-05 is exactly the one thing that was changed, and all around it keeps its kind', () => {
    fc.assert(
      fc.property(anyConfig, fc.nat(), (entries, pick) => {
        const paths = entries.flatMap(pathsOf);
        const path = paths[pick % Math.max(1, paths.length)];
        fc.pre(path !== undefined);
        const draft = withConfigValue(entries, path!, 'NEW');
        const pushes = pushesOf(configChanges(entries, draft));
        const [group, key, subkey] = path!;
        const before = configValue(entries, [group, key]);
        const isKeywordList = (pairsOf(before)?.length ?? 0) > 0;
        expect(pushes).toHaveLength(1);
        expect(pushes[0]).toMatchObject({ group, key });
        if (isKeywordList && subkey !== undefined) {
          expect(pushes[0]).toEqual({
            group,
            key,
            value: [{ tuple: [subkey, configValue(draft, [group, key, subkey])] }],
          });
        }
        // What holds the changed value is of the same kind as before, at every depth.
        for (let depth = 2; depth < path!.length; depth += 1) {
          const outer = path!.slice(0, depth) as ConfigPath;
          expect(kindOf(configValue(draft, outer))).toBe(kindOf(configValue(entries, outer)));
        }
        expect(configValue(draft, path!)).toBe('NEW');
        // And everything that does not hold it is as it was.
        for (const other of paths) {
          const related = pathKey(path!).startsWith(pathKey(other).slice(0, -1));
          const within = pathKey(other).startsWith(pathKey(path!).slice(0, -1));
          if (related || within) continue;
          expect(configValue(draft, other)).toEqual(configValue(entries, other));
        }
      }),
    );
  });

  it('goes back to nothing when one thing is as it was loaded again', () => {
    fc.assert(
      fc.property(anyConfig, fc.nat(), (entries, pick) => {
        const paths = entries.flatMap(pathsOf);
        const path = paths[pick % Math.max(1, paths.length)];
        fc.pre(path !== undefined);
        const draft = withConfigValue(entries, path!, 'NEW');
        expect(configChanges(entries, withLoadedValue(entries, draft, path!))).toEqual([]);
      }),
    );
  });

  it('is a map where the server has one, and sends its other parts along', () => {
    const draft = withConfigValue(recorded, LOCAL, true);
    expect(pushesOf(configChanges(recorded, draft))).toEqual([
      {
        group: ':pleroma',
        key: ':restrict_unauthenticated',
        value: [
          { tuple: [':timelines', { ':federated': ':if_instance_is_private', ':local': true }] },
        ],
      },
    ]);
  });

  it('is put together where several changes belong to one entry', () => {
    let draft = withConfigValue(recorded, NAME, 'Reeds');
    draft = withConfigValue(draft, [':pleroma', ':instance', ':limit'], 500);
    draft = withConfigValue(draft, [':pleroma', 'Pleroma.Captcha', ':enabled'], true);
    const pushes = pushesOf(configChanges(recorded, draft));
    expect(pushes.map(({ key }) => key).sort()).toEqual([':instance', 'Pleroma.Captcha']);
    expect(pushes.find(({ key }) => key === ':instance')).toEqual({
      group: ':pleroma',
      key: ':instance',
      value: expect.arrayContaining([
        { tuple: [':name', 'Reeds'] },
        { tuple: [':limit', 500] },
      ]) as object,
    });
  });
});

describe('what is not there yet', () => {
  it('becomes a part of the keyword list, and is gone when it is undone', () => {
    const value = { name: 'home-fe', ref: '1.0' };
    const draft = withConfigValue(recorded, PRIMARY, value);
    expect(configChanges(recorded, draft)).toEqual([
      { path: PRIMARY, before: undefined, after: value },
    ]);
    expect(configChanges(recorded, withLoadedValue(recorded, draft, PRIMARY))).toEqual([]);
  });

  it('is undone alone, whatever else was changed beside it', () => {
    const bare: ConfigEntry[] = [{ group: ':pleroma', key: ':x', value: [], db: [] }];
    const one: ConfigPath = [':pleroma', ':x', ':timelines', ':local'];
    const two: ConfigPath = [':pleroma', ':x', ':timelines', ':federated'];
    const both = withConfigValue(withConfigValue(bare, one, true), two, false);
    const left = withLoadedValue(bare, both, one);
    expect(configValue(left, [':pleroma', ':x', ':timelines'])).toEqual({ ':federated': false });
    expect(configChanges(bare, withLoadedValue(bare, left, two))).toEqual([]);
  });

  it('makes a keyword list at the top and maps further in', () => {
    expect(changedWithin(undefined, [':a', ':b'], 1)).toEqual([{ tuple: [':a', { ':b': 1 }] }]);
  });
});

describe('what was loaded since', () => {
  const mine = withConfigValue(recorded, NAME, 'Mine');

  it('keeps what the reader changed, and brings what others did', () => {
    const limit: ConfigPath = [':pleroma', ':instance', ':limit'];
    const fresh = withConfigValue(recorded, limit, 42);
    const draft = carriedOver(recorded, mine, fresh);
    expect([configValue(draft, NAME), configValue(draft, limit)]).toEqual(['Mine', 42]);
    expect(changedMeanwhile(recorded, fresh, [])).toEqual([limit]);
    expect(changedMeanwhile(recorded, fresh, [limit])).toEqual([]);
  });

  it('tells which part of a push is in, and which is not', () => {
    const draft = withConfigValue(mine, LOCAL, true);
    const changes = configChanges(recorded, draft);
    expect(outcomeOf(changes, mine)).toEqual({ taken: [NAME], missing: [LOCAL] });
    expect(outcomeOf(changes, recorded).taken).toEqual([]);
    expect(outcomeOf(changes, draft).missing).toEqual([]);
  });
});

it('knows which parts an administrator has set, and gives one back by its subkey', () => {
  expect(isSetByStaff(recorded, NAME)).toBe(true);
  expect(isSetByStaff(recorded, [':pleroma', ':instance', ':limit'])).toBe(false);
  expect(deletionOf(NAME)).toEqual([
    { group: ':pleroma', key: ':instance', delete: true, subkeys: [':name'] },
  ]);
});

it('finds descriptions by path, also those of modules and of parts of maps', () => {
  const descriptions = decodeDescriptions(fixtureBody('admin/config-descriptions'));
  expect(descriptionAt(descriptions, [':pleroma', 'Pleroma.Captcha', ':method'])).toMatchObject({
    label: 'Method',
    suggestions: ['Pleroma.Captcha.Kocaptcha', 'Pleroma.Captcha.Native'],
  });
  expect(descriptionAt(descriptions, LOCAL)?.label).toBe('Local');
  expect(descriptionAt(descriptions, [':pleroma', ':nothing', ':a'])).toBeNull();
});
