/** Which software answers, as told by its version and its name. */
import type { InstanceConfig, ServerFamily } from '@/domain/instance';
import { oneOf, stringOf } from './read';

const families = ['pleroma', 'akkoma', 'mastodon'] as const;

interface Software {
  family?: ServerFamily;
  backendName?: string;
  backendVersion?: string;
}

/**
 * Reads `2.7.2 (compatible; Pleroma 2.6.50)`, whose first number is only the level of the interface,
 * and `4.3.1+fork`.
 */
export function softwareOf(input: unknown): Software {
  const version = stringOf(input);
  if (version === null) return {};
  const compatible = /\(compatible; (\S+) ([^)]+)\)/.exec(version);
  if (compatible) {
    const [, name = '', backendVersion = ''] = compatible;
    return { ...familyOf(name), backendName: name.toLowerCase(), backendVersion };
  }
  // Servers of other kinds that say only their version are still below 1.
  const isMastodon = /^[1-9]\d*\.\d+\.\d+/.test(version);
  return isMastodon
    ? { family: 'mastodon', backendName: 'mastodon', backendVersion: version }
    : { backendVersion: version };
}

export function familyOf(name: unknown): Pick<Software, 'family'> {
  const family = oneOf(families, stringOf(name)?.toLowerCase(), null);
  return family === null ? {} : { family };
}

/** What Mastodon can do goes by its version. */
export function abilitiesOfMastodon(software: Software): Partial<InstanceConfig> {
  if (software.family !== 'mastodon') return {};
  const [major = 0, minor = 0] = (software.backendVersion ?? '').split('.').map(Number);
  return { editingAvailable: major > 3 || (major === 3 && minor >= 5) };
}
