/** Recognises the server software by its version and its name. */
import { isVersion } from '@/domain/session/capabilities';
import type { InstanceConfig, ServerFamily } from '@/domain/session/instance';
import { oneOf, stringOf } from '@/api/decode/engine/read';

const families = ['pleroma', 'akkoma', 'mastodon', 'gotosocial'] as const;

interface Software {
  family?: ServerFamily;
  backendName?: string;
  backendVersion?: string;
}

/**
 * Reads `2.7.2 (compatible; Pleroma 2.6.50)`, whose first number is only the API level, and
 * `4.3.1+fork`. If node info has named the software, a bare number adds nothing.
 */
export function softwareOf(input: unknown, known: Software): Software {
  const version = stringOf(input);
  if (version === null) return {};
  const compatible = /\(compatible; (\S+) ([^)]+)\)/.exec(version);
  if (compatible) {
    const [, name = '', backendVersion = ''] = compatible;
    return { ...familyOf(name), backendName: name.toLowerCase(), backendVersion };
  }
  if (known.backendName) return {};
  // Other software that sends only its version is still below 1.
  const isMastodon = /^[1-9]\d*\.\d+\.\d+/.test(version);
  return isMastodon
    ? { family: 'mastodon', backendName: 'mastodon', backendVersion: version }
    : { backendVersion: version };
}

export function familyOf(name: unknown): Pick<Software, 'family'> {
  const family = oneOf(families, stringOf(name)?.toLowerCase(), null);
  return family === null ? {} : { family };
}

/** The version from which posts can be edited; any server that names an API level can do it. */
const EDITING_SINCE: Partial<Record<ServerFamily, readonly [number, number]>> = {
  mastodon: [3, 5],
  gotosocial: [0, 18],
};
/** The API level that brought quotes. */
const LEVEL_OF_QUOTES = 7;

/** Derives abilities of servers outside the Pleroma family from their version or API level. */
export function abilitiesOf(
  { family, backendVersion = '' }: Software,
  apiLevel: number,
): Partial<InstanceConfig> {
  if (family === 'pleroma' || family === 'akkoma') return {};
  const since = EDITING_SINCE[family ?? 'unknown'];
  const edits = apiLevel > 0 || (since && isVersion(backendVersion, ...since));
  return {
    ...(edits === undefined ? {} : { editingAvailable: edits }),
    ...(apiLevel > 0 ? { apiLevel, quotingAvailable: apiLevel >= LEVEL_OF_QUOTES } : {}),
  };
}
