/**
 * Decodes from the node info what an instance does with posts of other servers. Unknown kinds of
 * rules keep the server's name.
 */
import { serverRules, type FederationPolicy, type ListedServer } from '@/domain/session/about';
import type { WireFederation } from '@/api/wire/instance';
import {
  fieldsOf,
  flagOf,
  isRecord,
  listOf,
  stringOf,
  textOf,
  textsOf,
} from '@/api/decode/engine/read';

/** Reads a host that comes bare, or together with its reason. */
function serverOf(entry: unknown): ListedServer | null {
  if (Array.isArray(entry)) return serverOf({ host: entry[0], reason: entry[1] });
  const fields = isRecord(entry) ? entry : { host: entry };
  const host = stringOf(fields.host) ?? stringOf(fields.instance);
  return host === null ? null : { host, reason: textOf(fields.reason) };
}

function reasonIn(reasons: unknown, host: string): string {
  const told = fieldsOf<Record<string, unknown>>(reasons)[host];
  return stringOf(told) ?? textOf(fieldsOf<{ reason: string }>(told).reason);
}

/** Returns the servers that are listed, and those that only have a reason. */
function serversOf(list: unknown, reasons: unknown): ListedServer[] {
  const servers = new Map<string, ListedServer>();
  for (const entry of [...listOf(list), ...Object.keys(isRecord(reasons) ? reasons : {})]) {
    const server = serverOf(entry);
    if (!server) continue;
    const { host, reason } = server;
    servers.set(host, { host, reason: reason || reasonIn(reasons, host) });
  }
  return [...servers.values()].sort((a, b) => a.host.localeCompare(b.host));
}

const simpleRules = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Sorts the rules: known ones in our order, then the others. */
function byRule(rules: ReadonlySet<string>): string[] {
  const known: readonly string[] = serverRules;
  return [
    ...known.filter((rule) => rules.has(rule)),
    ...[...rules].filter((rule) => !known.includes(rule)).sort(),
  ];
}

const valueOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(valueOf).join(', ');
  return JSON.stringify(value) ?? '';
};

/** Policies that are read elsewhere. */
const readAlready = ['mrf_policies', 'mrf_simple', 'mrf_simple_info', 'mrf_keyword'];

const othersOf = (wire: Record<string, unknown>): FederationPolicy['others'] =>
  Object.entries(wire)
    .filter(([key]) => key.startsWith('mrf_') && !readAlready.includes(key))
    .map(([key, value]) => ({
      policy: key.slice('mrf_'.length),
      settings: Object.entries(isRecord(value) ? value : { '': value })
        .map(([name, entry]) => ({ name, value: valueOf(entry) }))
        .filter((setting) => setting.value !== ''),
    }))
    .filter(({ settings }) => settings.length > 0);

export function decodeFederationPolicy(input: unknown): FederationPolicy | null {
  if (!isRecord(input)) return null;
  const wire = fieldsOf<WireFederation>(input);
  const simple = simpleRules(wire.mrf_simple);
  const reasons = simpleRules(wire.mrf_simple_info);
  const quarantine = fieldsOf<{ quarantined_instances: unknown }>(wire.quarantined_instances_info);
  const serversBy = (rule: string): ListedServer[] => {
    if (rule === 'quarantined') {
      return serversOf(wire.quarantined_instances, quarantine.quarantined_instances);
    }
    const also = rule === 'reject' ? simpleRules(wire.rejected_instances) : {};
    return serversOf(simple[rule], { ...also, ...simpleRules(reasons[rule]) });
  };
  const rules = new Set(['quarantined', 'reject', ...Object.keys(simple), ...Object.keys(reasons)]);
  const keyword = fieldsOf<Record<'federated_timeline_removal' | 'reject' | 'replace', unknown>>(
    wire.mrf_keyword,
  );
  return {
    enabled: flagOf(wire.enabled, true),
    policies: Array.isArray(wire.mrf_policies) ? textsOf(wire.mrf_policies) : null,
    isIncomplete: flagOf(wire.exclusions),
    lists: byRule(rules)
      .map((rule) => ({ rule, servers: serversBy(rule) }))
      .filter(({ servers }) => servers.length > 0),
    keywords: {
      federatedTimelineRemoval: textsOf(keyword.federated_timeline_removal),
      reject: textsOf(keyword.reject),
      replace: listOf(keyword.replace).flatMap((entry) => {
        const { pattern, replacement } = fieldsOf<{ pattern: string; replacement: string }>(entry);
        const sought = stringOf(pattern);
        return sought === null ? [] : [{ pattern: sought, replacement: textOf(replacement) }];
      }),
    },
    others: othersOf(input),
  };
}
