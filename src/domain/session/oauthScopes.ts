/** What the client asks to be allowed when it registers: as much as it can use and the server knows. */
import { isPleromaFamily } from './serverFamily';
import type { InstanceConfig } from './instance';

const PLEROMA = 'read write follow push admin';
/** Mastodon refuses words that it does not know, `admin` alone among them. */
const MASTODON = 'read write follow push';
const PLAIN = 'read write';

/** The scopes to try, best first. */
export function scopesFor(instance: InstanceConfig): string[] {
  if (isPleromaFamily(instance)) return [PLEROMA, MASTODON];
  const known = instance.authorization?.scopes ?? [];
  const asked = MASTODON.split(' ').flatMap((scope) => coveredBy(scope, known));
  return asked.length === 0 ? [MASTODON, PLAIN] : [asked.join(' ')];
}

/** Some servers know only the parts, such as `read:accounts`. */
const coveredBy = (scope: string, known: readonly string[]): string[] =>
  known.includes(scope) ? [scope] : known.filter((part) => part.startsWith(`${scope}:`));

/** What a client was registered for whose record does not say it yet. */
export const scopesOfOldClient = (instance: InstanceConfig): string =>
  isPleromaFamily(instance) ? PLEROMA : MASTODON;
