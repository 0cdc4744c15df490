/** What is said in the shoutbox, and what becomes of a text of one's own on its way there. */

export interface Shout {
  id: string;
  userId: string;
  /** Plain text, whatever it looks like. */
  text: string;
}

/** A text of the reader's that the server has not passed on yet. */
export interface SendingShout {
  key: string;
  text: string;
  /** What stood there when it was sent: none of that can be this text coming back. */
  knownIds: readonly string[];
}

/** So many stay once something new is said. */
export const SHOUTS_KEPT = 19;
/** No server hands over more of what was said before. */
export const MOST_SHOUTS = 20;

/** Milliseconds after which a text that did not come back counts as not sent. */
export const SHOUT_PATIENCE = 10_000;

/** What was said, and one more. One that is there already is not said twice. */
export const withShout = (shouts: readonly Shout[], shout: Shout): Shout[] =>
  [...shouts.filter(({ id }) => id !== shout.id), shout].slice(-SHOUTS_KEPT);

/**
 * What is still on its way after these texts of the reader's were passed on. The server answers no
 * sender; that the text comes back, trimmed, is all there is to go by.
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

/** Why a text would be dropped without a word; null when it would not. */
export function validateShout(text: string, limit: number): ShoutError | null {
  const length = [...text.trim()].length;
  if (length === 0) return 'blank';
  return length > limit ? 'tooLong' : null;
}

/** A text that was not sent stands before what was written since. */
export const givenBack = (text: string, written: string): string =>
  written.trim() === '' ? text : `${text}\n${written}`;
