/** The server configuration that administrators change, and its effects. */
import type { Json } from '../../http/json';
import { isRecord } from '../../http/params';
import { crash } from '../../http/refusal';
import { defaultConfiguration } from '../../seed/configuration';
import type { ConfigurationEntry, Tuple } from './configurationEntry';
import type { World } from '../world';

const isTuple = (value: unknown): value is Tuple =>
  isRecord(value) && Array.isArray(value.tuple) && typeof value.tuple[0] === 'string';

/** Pairs whose first part is no atom, such as a host with its reason, are plain values. */
const isKeywords = (value: unknown): value is Tuple[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isTuple(item) && /^:|^[A-Z]/.test(item.tuple[0]));

/** Settings that take effect only after a restart. */
const atStart = [
  [':shout', null],
  ['Pleroma.Captcha', ':seconds_valid'],
  [':instance', ':upload_limit'],
] as const;

export function configurationOf(world: World): ConfigurationEntry[] {
  // Changes are written in place, so the defaults are kept apart.
  world.usualConfiguration ??= structuredClone(defaultConfiguration(world));
  return (world.configuration ??= structuredClone(world.usualConfiguration));
}

export const partOf = ({ value }: ConfigurationEntry, name: string): unknown =>
  isKeywords(value) ? value.find(({ tuple }) => tuple[0] === name)?.tuple[1] : undefined;

/** Merges keyword lists, nested ones too; replaces everything else. */
function merged(before: unknown, after: unknown): unknown {
  if (!isKeywords(before) || !isKeywords(after)) return after;
  const rest = after.filter(({ tuple: [name] }) => before.every(({ tuple }) => tuple[0] !== name));
  return [
    ...before.map((pair) => {
      const next = after.find(({ tuple }) => tuple[0] === pair.tuple[0]);
      return next ? { tuple: [pair.tuple[0], merged(pair.tuple[1], next.tuple[1])] } : pair;
    }),
    ...rest,
  ];
}

/** Applies one item of a push; returns the part stored in the database, or null. */
export function applyConfiguration(world: World, item: unknown): ConfigurationEntry | null {
  if (!isRecord(item) || typeof item.group !== 'string' || typeof item.key !== 'string') {
    throw crash();
  }
  const { group, key } = item;
  const entries = configurationOf(world);
  let entry = entries.find((each) => each.group === group && each.key === key);
  if (item.delete === true) {
    if (entry) giveBack(world, entry, item.subkeys);
  } else {
    // An object instead of a keyword list crashes the server.
    if (isKeywords(entry?.value) && !Array.isArray(item.value)) throw crash();
    if (!entry) entries.push((entry = { group, key, value: item.value, db: [] }));
    entry.value = merged(entry.value, item.value);
    const names = isKeywords(item.value) ? item.value.map(({ tuple }) => tuple[0]) : [];
    entry.db.push(...names.filter((name) => !entry?.db.includes(name)));
    world.needsReboot ||= atStart.some(
      ([where, name]) => where === key && (name === null || names.includes(name)),
    );
  }
  takeEffect(world);
  return entry && entry.db.length > 0 ? entry : null;
}

function giveBack(world: World, entry: ConfigurationEntry, subkeys: unknown): void {
  const names = (Array.isArray(subkeys) ? subkeys : entry.db).map(String);
  const usual = world.usualConfiguration?.find(
    ({ group, key }) => group === entry.group && key === entry.key,
  );
  entry.db = entry.db.filter((name) => !names.includes(name));
  if (!isKeywords(entry.value)) return;
  entry.value = entry.value.flatMap((pair): Tuple[] => {
    const [name] = pair.tuple;
    if (!names.includes(name)) return [pair];
    const value = usual && partOf(usual, name);
    return value === undefined ? [] : [{ tuple: [name, value] }];
  });
}

/** Applies the settings that show elsewhere, such as the instance's name. */
function takeEffect(world: World): void {
  const instance = configurationOf(world).find(({ key }) => key === ':instance');
  if (!instance) return;
  const text = (name: string, usual: string) => {
    const value = partOf(instance, name);
    return typeof value === 'string' ? value : usual;
  };
  world.title = text(':name', world.title);
  world.description = text(':description', world.description);
  world.options = {
    ...world.options,
    registrations: partOf(instance, ':registrations_open') === true,
    signUp: {
      ...world.options.signUp,
      approval: partOf(instance, ':account_approval_required') === true,
      confirmation: partOf(instance, ':account_activation_required') === true,
    },
  };
}

export function renderEntry({ group, key, value, db }: ConfigurationEntry): Json {
  return { group, key, value, ...(db.length > 0 ? { db } : {}) };
}

/** The subkeys of an entry that administrators have set. */
export const onlySet = ({ group, key, value, db }: ConfigurationEntry): Json[] =>
  db.length > 0 && isKeywords(value)
    ? [{ group, key, value: value.filter(({ tuple }) => db.includes(tuple[0])) }]
    : [];
