/** What the server says about each part of its configuration: a name, an explanation, usual values. */
import type { ConfigPath, ConfigValue } from './configValue';

export interface ConfigDescription {
  group: string;
  key: string;
  label: string | null;
  description: string | null;
  suggestions: ConfigValue[];
  children: ConfigDescription[];
}

/** Null where the server does not know of it. */
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
