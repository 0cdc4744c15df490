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
  if (known.length === 0) return [MASTODON, PLAIN];
  return [
    MASTODON.split(' ')
      .filter((scope) => known.includes(scope))
      .join(' '),
  ];
}

/** What a client was registered for whose record does not say it yet. */
export const scopesOfOldClient = (instance: InstanceConfig): string =>
  isPleromaFamily(instance) ? PLEROMA : MASTODON;
