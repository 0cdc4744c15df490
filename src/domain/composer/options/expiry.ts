/** Posts that delete themselves after a time, in seconds from when they are posted. */
import type { PollLimits } from '@/domain/session/instance';

const HOUR = 3_600;
const DAY = 24 * HOUR;

export const expiryPresets: readonly number[] = [HOUR, DAY, 7 * DAY, 30 * DAY];

/** The limits of a choice of one's own. */
export const expiryLimits: Pick<PollLimits, 'minExpiration' | 'maxExpiration'> = {
  minExpiration: HOUR,
  maxExpiration: 366 * DAY,
};

/** Servers want more than an hour, by their own clock when they have read the post. */
const MARGIN = 60;

export const expiryToSend = (expiresIn: number | null): number | null =>
  expiresIn === null ? null : Math.max(expiresIn, HOUR + MARGIN);

/** Returns the chosen time again: without the margin, and what a server rounds off. */
export function expiryOf(seconds: number): number {
  const whole = Math.max(1, Math.round(seconds / HOUR)) * HOUR;
  return Math.abs(seconds - whole) <= 2 * MARGIN ? whole : seconds;
}
