/** Work on stored media that GoToSocial begins at the wish of its administrators. */

export type MediaJob =
  /** Media of other servers go that nobody has asked for in these days. */
  | { kind: 'cleanup'; days: number }
  /** Emoji of other servers whose pictures are lost come again; empty for all servers. */
  | { kind: 'refetch'; host: string };

export const mediaJobRequest = (kind: MediaJob['kind']): string => `media job ${kind}`;

/** Null if it is no number of days. */
export function daysFor(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,5}$/.test(typed) ? Number(typed) : null;
}
