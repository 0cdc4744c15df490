/** The offered part of the configuration as a file, in the form in which servers take it. */
import { configValue, pushesOf, type ConfigEntry } from '@/domain/admin/adminConfig';
import { adminSettings } from '@/domain/admin/adminSettings';
import type { ConfigPath } from '@/domain/admin/configValue';

/** The rest of the configuration stays out, as much of it is secret. */
export function writeConfigFile(configs: readonly ConfigEntry[]): string {
  const places = new Map(
    adminSettings.map(({ path: [group, key, subkey] }) => {
      const place: ConfigPath = subkey === undefined ? [group, key] : [group, key, subkey];
      return [place.join(' '), place];
    }),
  );
  const changes = [...places.values()].flatMap((path) => {
    const after = configValue(configs, path);
    return after === undefined ? [] : [{ path, before: undefined, after }];
  });
  return `${JSON.stringify({ configs: pushesOf(changes) }, null, 2)}\n`;
}
