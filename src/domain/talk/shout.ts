/** The shoutbox's messages, and the reader's until they arrive. */

export interface Shout {
  id: string;
  userId: string;
  /** Plain text, even if it looks like markup. */
  text: string;
}

/** A message of the reader's that the server has not delivered yet. */
export interface SendingShout {
  key: string;
  text: string;
  /** Messages present when it was sent, which cannot be its echo. */
  knownIds: readonly string[];
}

/** The number of messages kept when a new one arrives. */
const SHOUTS_KEPT = 19;
/** Servers send no more earlier messages than this. */
export const MOST_SHOUTS = 20;

/** Milliseconds without an echo after which a message counts as not sent. */
export const SHOUT_PATIENCE = 10_000;

/** Adds a message, unless it is known. */
export const withShout = (shouts: readonly Shout[], shout: Shout): Shout[] =>
  [...shouts.filter(({ id }) => id !== shout.id), shout].slice(-SHOUTS_KEPT);

/**
 * Returns the messages still unconfirmed after these echoes. The server sends no confirmation; the
 * echo of the trimmed text is the only sign.
 */
export function stillSending(
  sending: readonly SendingShout[],
  own: readonly Shout[],
): SendingShout[] {
  const rest = [...sending];
  for (const { id, text } of own) {
    const at = rest.findIndex(
      (each) => each.text.trim() === text.trim() && !each.knownIds.includes(id),
    );
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export type ShoutError = 'blank' | 'tooLong';

/** Returns why the server would silently drop a text, or null. */
export function validateShout(text: string, limit: number): ShoutError | null {
  const length = [...text.trim()].length;
  if (length === 0) return 'blank';
  return length > limit ? 'tooLong' : null;
}

/** Puts an unsent text in front of the current draft. */
export const givenBack = (text: string, written: string): string =>
  written.trim() === '' ? text : `${text}\n${written}`;
