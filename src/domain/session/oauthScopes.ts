/** The OAuth scopes to register for: as many as the client can use and the server knows. */
import { isPleromaFamily } from './serverFamily';
import type { InstanceConfig } from './instance';

const PLEROMA = 'read write follow push admin';
/** Mastodon refuses unknown scopes, such as plain `admin`. */
const MASTODON = 'read write follow push';
const PLAIN = 'read write';

/** Returns the sets of scopes to try, best first. */
export function scopesFor(instance: InstanceConfig): string[] {
  if (isPleromaFamily(instance)) return [PLEROMA, MASTODON];
  const known = instance.authorization?.scopes ?? [];
  const asked = MASTODON.split(' ').flatMap((scope) => coveredBy(scope, known));
  return asked.length === 0 ? [MASTODON, PLAIN] : [asked.join(' ')];
}

/** Some servers know only partial scopes, such as `read:accounts`. */
const coveredBy = (scope: string, known: readonly string[]): string[] =>
  known.includes(scope) ? [scope] : known.filter((part) => part.startsWith(`${scope}:`));

/** Returns the scopes of a client that was registered before they were stored. */
export const scopesOfOldClient = (instance: InstanceConfig): string =>
  isPleromaFamily(instance) ? PLEROMA : MASTODON;
