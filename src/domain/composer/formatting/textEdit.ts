/** A change of one range of a text, with the selection before and afterwards. */

export interface Selected {
  text: string;
  start: number;
  end: number;
}

export interface TextEdit {
  /** The range that is replaced, and its new text. */
  from: number;
  to: number;
  insert: string;
  /** The selection afterwards. */
  start: number;
  end: number;
}

export const applyEdit = (text: string, { from, to, insert }: TextEdit): string =>
  text.slice(0, from) + insert + text.slice(to);
