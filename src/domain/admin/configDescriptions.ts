/** The server's description of each part of its configuration: name, explanation, usual values. */
import type { ConfigPath, ConfigValue } from './configValue';

export interface ConfigDescription {
  group: string;
  key: string;
  label: string | null;
  description: string | null;
  suggestions: ConfigValue[];
  children: ConfigDescription[];
}

/** Returns null for parts that the server does not describe. */
export function descriptionAt(
  descriptions: readonly ConfigDescription[],
  [group, key, ...names]: ConfigPath,
): ConfigDescription | null {
  const top = descriptions.find((each) => each.group === group && each.key === key) ?? null;
  return names.reduce<ConfigDescription | null>(
    (outer, name) => outer?.children.find((each) => each.key === name) ?? null,
    top,
  );
}
