/** Decodes the server's configuration and its descriptions; values stay as they came. */
import type { ConfigEntry } from '@/domain/admin/adminConfig';
import type { ConfigValue } from '@/domain/admin/configValue';
import type { ConfigDescription } from '@/domain/admin/configDescriptions';
import type { Frontend } from '@/domain/admin/frontends';
import { addressOf, fieldsOf, flagOf, listOf, stringOf, textsOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export interface AdminConfig {
  configs: ConfigEntry[];
  needsReboot: boolean;
}

interface WireEntry {
  group: string;
  key: string;
  value: unknown;
  db?: string[];
}

function decodeEntry(input: unknown): ConfigEntry | Refusal {
  const wire = fieldsOf<WireEntry>(input);
  const group = stringOf(wire.group);
  const key = stringOf(wire.key);
  if (group === null || key === null || wire.value === undefined) {
    return refuse('configuration', 'no place or no value');
  }
  // Any JSON is a valid value.
  return { group, key, value: wire.value as ConfigValue, db: textsOf(wire.db) };
}

export function decodeAdminConfig(input: unknown): AdminConfig {
  const wire = fieldsOf<{ configs: unknown; need_reboot: unknown }>(input);
  return {
    configs: keepReadable(listOf(wire.configs), decodeEntry).items,
    needsReboot: flagOf(wire.need_reboot),
  };
}

interface WireDescription {
  group?: string;
  key?: string;
  label?: string;
  description?: string;
  suggestions?: unknown[];
  children?: unknown[];
}

/** Refuses descriptions that have a group only: they name no setting. */
function decodeDescription(input: unknown): ConfigDescription | Refusal {
  const wire = fieldsOf<WireDescription>(input);
  const key = stringOf(wire.key);
  if (key === null) return refuse('description', 'no key');
  return {
    group: stringOf(wire.group) ?? '',
    key,
    label: stringOf(wire.label),
    description: stringOf(wire.description),
    suggestions: listOf(wire.suggestions) as ConfigValue[],
    children: decodeDescriptions(wire.children),
  };
}

export const decodeDescriptions = (input: unknown): ConfigDescription[] =>
  keepReadable(listOf(input), decodeDescription).items;

interface WireFrontend {
  name: string;
  git?: string | null;
  ref?: string | null;
  installed?: boolean;
  installed_refs?: string[];
}

export const decodeFrontends = (input: unknown): Frontend[] =>
  keepReadable(listOf(input), (each): Frontend | Refusal => {
    const wire = fieldsOf<WireFrontend>(each);
    const name = stringOf(wire.name);
    if (name === null) return refuse('front-end', 'no name');
    const installedRefs = textsOf(wire.installed_refs);
    return {
      name,
      git: addressOf(wire.git),
      ref: stringOf(wire.ref),
      installed: flagOf(wire.installed, installedRefs.length > 0),
      installedRefs,
    };
  }).items;
