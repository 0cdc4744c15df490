/**
 * The rules for other servers in the configuration of the Pleroma family: one list of hosts per
 * measure, each with a reason. Lists of measures that are not known here are never touched.
 */
import type { ConfigEntry, ConfigPush } from './adminConfig';
import { configValue, pushesOf } from './adminConfig';
import { tupleOf, type ConfigPath, type ConfigValue } from './configValue';
import {
  changeKey,
  furtherMeasures,
  isSameRule,
  newRule,
  ruleKey,
  type ChangeOutcome,
  type FederationChange,
  type FederationRule,
} from './federation';

const SIMPLE = 'Pleroma.Web.ActivityPub.MRF.SimplePolicy';
const POLICIES: ConfigPath = [':pleroma', ':mrf', ':policies'];

const measures = [
  'accept',
  'reject',
  'federated_timeline_removal',
  'media_removal',
  'report_removal',
  ...furtherMeasures,
] as const;

type Measure = (typeof measures)[number];
type List = Measure | 'obfuscated';

const lists: readonly List[] = [...measures, 'obfuscated'];

function pathOf(list: List): ConfigPath {
  if (list === 'quarantined') return [':pleroma', ':instance', ':quarantined_instances'];
  if (list === 'obfuscated') return [':pleroma', ':mrf', ':transparency_exclusions'];
  return [':pleroma', ':mrf_simple', `:${list}`];
}

/** A host and the reason; older servers have hosts alone. */
type Entry = readonly [host: string, reason: string];

function entryOf(value: ConfigValue): Entry | null {
  if (typeof value === 'string') return [value, ''];
  const tuple =
    value !== null && typeof value === 'object' && 'tuple' in value ? value.tuple : null;
  if (!Array.isArray(tuple)) return null;
  const [host, reason] = tuple;
  return typeof host === 'string' ? [host, typeof reason === 'string' ? reason : ''] : null;
}

const rowsOf = (entries: readonly ConfigEntry[], list: List): readonly ConfigValue[] => {
  const value = configValue(entries, pathOf(list));
  return Array.isArray(value) ? value : [];
};

/** Null where the configuration does not tell which policies are active. */
export function isPolicyOn(entries: readonly ConfigEntry[]): boolean | null {
  const active = configValue(entries, POLICIES);
  if (active === undefined) return null;
  return active === SIMPLE || (Array.isArray(active) && active.includes(SIMPLE));
}

/** The push that puts the rules into force. */
export function policyPush(entries: readonly ConfigEntry[]): ConfigPush[] {
  const active = configValue(entries, POLICIES);
  const others = Array.isArray(active) ? active : typeof active === 'string' ? [active] : [];
  return pushesOf([{ path: POLICIES, before: active, after: [...others, SIMPLE] }]);
}

/** The measures that make up a rule. */
function measuresOf(rule: FederationRule): Measure[] {
  if (rule.severity === 'allow') return ['accept'];
  return [
    ...(rule.severity === 'suspend' ? (['reject'] as const) : []),
    ...(rule.severity === 'silence' ? (['federated_timeline_removal'] as const) : []),
    ...(rule.rejectMedia ? (['media_removal'] as const) : []),
    ...(rule.rejectReports ? (['report_removal'] as const) : []),
    ...rule.further,
  ];
}

export function rulesInConfig(entries: readonly ConfigEntry[]): FederationRule[] {
  const found = new Map<string, FederationRule>();
  const hidden = new Set(rowsOf(entries, 'obfuscated').map((row) => entryOf(row)?.[0]));
  for (const list of measures) {
    for (const row of rowsOf(entries, list)) {
      const [host, reason] = entryOf(row) ?? ['', ''];
      if (host === '') continue;
      const key = ruleKey({ host, severity: list === 'accept' ? 'allow' : 'noop' });
      const before = found.get(key) ?? {
        ...newRule(host, list === 'accept' ? 'allow' : 'noop'),
        obfuscate: hidden.has(host),
      };
      found.set(
        key,
        withMeasure({ ...before, publicComment: before.publicComment || reason }, list),
      );
    }
  }
  return [...found.values()];
}

function withMeasure(rule: FederationRule, measure: Measure): FederationRule {
  switch (measure) {
    case 'accept':
      return rule;
    case 'reject':
      return { ...rule, severity: 'suspend' };
    case 'federated_timeline_removal':
      // A blocked server is not shown anyway.
      return rule.severity === 'suspend' ? rule : { ...rule, severity: 'silence' };
    case 'media_removal':
      return { ...rule, rejectMedia: true };
    case 'report_removal':
      return { ...rule, rejectReports: true };
    default:
      return rule.further.includes(measure)
        ? rule
        : { ...rule, further: [...rule.further, measure] };
  }
}

/**
 * Applies changes to the configuration as it is now. A rule that somebody else has changed
 * meanwhile is left alone.
 */
export function planChanges(
  entries: readonly ConfigEntry[],
  changes: readonly FederationChange[],
): { pushes: ConfigPush[]; outcomes: ChangeOutcome[] } {
  const known = new Map(rulesInConfig(entries).map((rule) => [ruleKey(rule), rule]));
  const wanted: FederationChange[] = [];
  const outcomes = changes.map((change): ChangeOutcome => {
    const now = known.get(changeKey(change)) ?? null;
    // A rule without any measure is none.
    const after = change.after && measuresOf(change.after).length > 0 ? change.after : null;
    if (isSameRule(now, after)) return { kind: 'done', rule: now };
    if (!isSameRule(now, change.before)) return { kind: 'overtaken', rule: now };
    wanted.push({ before: now, after });
    return { kind: 'done', rule: after };
  });
  return { pushes: pushesFor(entries, wanted), outcomes };
}

function pushesFor(
  entries: readonly ConfigEntry[],
  changes: readonly FederationChange[],
): ConfigPush[] {
  const hosts = (severity: 'allow' | 'block') =>
    new Map(
      changes.flatMap((change) => {
        const rule = change.after ?? change.before;
        const isAllow = rule?.severity === 'allow';
        return rule && isAllow === (severity === 'allow') ? [[rule.host, change] as const] : [];
      }),
    );
  const [allows, blocks] = [hosts('allow'), hosts('block')];
  return pushesOf(
    lists.flatMap((list) => {
      const rows = rowsOf(entries, list);
      const touched =
        list === 'accept'
          ? allows
          : list === 'obfuscated'
            ? new Map([...allows, ...blocks])
            : blocks;
      const kept = rows.filter((row) => !touched.has(entryOf(row)?.[0] ?? ''));
      const added = [...touched].flatMap(([host, change]) => {
        const before = rows.find((row) => entryOf(row)?.[0] === host);
        const row = rowFor(list, change, before);
        return row === null ? [] : [row];
      });
      const after = [...kept, ...added];
      const isChanged =
        after.length !== rows.length ||
        added.some((row) => !rows.some((one) => JSON.stringify(one) === JSON.stringify(row)));
      return isChanged ? [{ path: pathOf(list), before: [...rows], after }] : [];
    }),
  );
}

/** The row of a list after the change; null if there is none. A reason of its own stays. */
function rowFor(
  list: List,
  { before: was, after }: FederationChange,
  row: ConfigValue | undefined,
): ConfigValue | null {
  if (after === null) return null;
  const isIn = list === 'obfuscated' ? after.obfuscate : measuresOf(after).includes(list);
  if (!isIn) return null;
  const isSaid = was !== null && was.publicComment === after.publicComment;
  return row !== undefined && isSaid ? row : pairOf(after.host, after.publicComment);
}

const pairOf = (host: string, reason: string): ConfigValue => tupleOf([host, reason]);
