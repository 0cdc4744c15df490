/**
 * A draft of the server configuration holds only what differs from the loaded one, with its types.
 */
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

/** Returns the paths of all named values in an entry. */
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

describe('the difference between draft and loaded configuration', () => {
  it('ADM-05 is empty where nothing was changed, and nothing is pushed then', () => {
    expect(configChanges(recorded, structuredClone(recorded))).toEqual([]);
    fc.assert(
      fc.property(anyConfig, (entries) => {
        expect(pushesOf(configChanges(entries, structuredClone(entries)))).toEqual([]);
      }),
    );
  });

  it('ADM-05 contains exactly the changed value, and everything around it keeps its kind', () => {
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
        // Every value that encloses the changed one keeps its kind.
        for (let depth = 2; depth < path!.length; depth += 1) {
          const outer = path!.slice(0, depth) as ConfigPath;
          expect(kindOf(configValue(draft, outer))).toBe(kindOf(configValue(entries, outer)));
        }
        expect(configValue(draft, path!)).toBe('NEW');
        // Everything that does not enclose it is unchanged.
        for (const other of paths) {
          const related = pathKey(path!).startsWith(pathKey(other).slice(0, -1));
          const within = pathKey(other).startsWith(pathKey(path!).slice(0, -1));
          if (related || within) continue;
          expect(configValue(draft, other)).toEqual(configValue(entries, other));
        }
      }),
    );
  });

  it('is empty again when the change is undone', () => {
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

  it('contains the whole map where the server has one', () => {
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

  it('merges several changes of one entry', () => {
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

describe('a value that the server does not have yet', () => {
  it('is added to the keyword list, and removed when it is undone', () => {
    const value = { name: 'home-fe', ref: '1.0' };
    const draft = withConfigValue(recorded, PRIMARY, value);
    expect(configChanges(recorded, draft)).toEqual([
      { path: PRIMARY, before: undefined, after: value },
    ]);
    expect(configChanges(recorded, withLoadedValue(recorded, draft, PRIMARY))).toEqual([]);
  });

  it('is undone without affecting other changes', () => {
    const bare: ConfigEntry[] = [{ group: ':pleroma', key: ':x', value: [], db: [] }];
    const one: ConfigPath = [':pleroma', ':x', ':timelines', ':local'];
    const two: ConfigPath = [':pleroma', ':x', ':timelines', ':federated'];
    const both = withConfigValue(withConfigValue(bare, one, true), two, false);
    const left = withLoadedValue(bare, both, one);
    expect(configValue(left, [':pleroma', ':x', ':timelines'])).toEqual({ ':federated': false });
    expect(configChanges(bare, withLoadedValue(bare, left, two))).toEqual([]);
  });

  it('creates a keyword list at the top and maps below', () => {
    expect(changedWithin(undefined, [':a', ':b'], 1)).toEqual([{ tuple: [':a', { ':b': 1 }] }]);
  });
});

describe('a configuration that is loaded again', () => {
  const mine = withConfigValue(recorded, NAME, 'Mine');

  it("keeps the reader's changes, and takes over those of others", () => {
    const limit: ConfigPath = [':pleroma', ':instance', ':limit'];
    const fresh = withConfigValue(recorded, limit, 42);
    const draft = carriedOver(recorded, mine, fresh);
    expect([configValue(draft, NAME), configValue(draft, limit)]).toEqual(['Mine', 42]);
    expect(changedMeanwhile(recorded, fresh, [])).toEqual([limit]);
    expect(changedMeanwhile(recorded, fresh, [limit])).toEqual([]);
  });

  it('shows which part of a push was accepted', () => {
    const draft = withConfigValue(mine, LOCAL, true);
    const changes = configChanges(recorded, draft);
    expect(outcomeOf(changes, mine)).toEqual({ taken: [NAME], missing: [LOCAL] });
    expect(outcomeOf(changes, recorded).taken).toEqual([]);
    expect(outcomeOf(changes, draft).missing).toEqual([]);
  });
});

it('knows which values an administrator has set, and resets one by its subkey', () => {
  expect(isSetByStaff(recorded, NAME)).toBe(true);
  expect(isSetByStaff(recorded, [':pleroma', ':instance', ':limit'])).toBe(false);
  expect(deletionOf(NAME)).toEqual([
    { group: ':pleroma', key: ':instance', delete: true, subkeys: [':name'] },
  ]);
});

it('finds descriptions by path, including those of modules and of parts of maps', () => {
  const descriptions = decodeDescriptions(fixtureBody('admin/config-descriptions'));
  expect(descriptionAt(descriptions, [':pleroma', 'Pleroma.Captcha', ':method'])).toMatchObject({
    label: 'Method',
    suggestions: ['Pleroma.Captcha.Kocaptcha', 'Pleroma.Captcha.Native'],
  });
  expect(descriptionAt(descriptions, LOCAL)?.label).toBe('Local');
  expect(descriptionAt(descriptions, [':pleroma', ':nothing', ':a'])).toBeNull();
});
