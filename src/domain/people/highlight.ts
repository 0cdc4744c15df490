/** Highlights of people's statuses, by screen name: a style and a colour. */

export const highlightTypes = ['disabled', 'solid', 'striped', 'side'] as const;

export type HighlightType = (typeof highlightTypes)[number];

export interface Highlight {
  type: HighlightType;
  /** `#rrggbb`. */
  color: string;
}

export const DEFAULT_HIGHLIGHT_COLOR = '#FFFFFF';

const COLOR = /^#[\da-f]{6}$/i;

/** Reads a stored highlight, also of older clients; null if invalid. */
export function readHighlight(kept: unknown): Highlight | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { type, color } = kept as { type?: unknown; color?: unknown };
  const known = highlightTypes.find((each) => each === type);
  if (known === undefined && color == null) return null;
  return { type: known ?? 'solid', color: readColor(color) };
}

export const readColor = (color: unknown): string =>
  typeof color === 'string' && COLOR.test(color) ? color : DEFAULT_HIGHLIGHT_COLOR;

export type Highlights = Readonly<Record<string, Highlight>>;

/** Returns the visible highlight: a disabled one is stored, but not shown. */
export function shownHighlight(highlights: Highlights, screenName: string): Highlight | null {
  if (!Object.hasOwn(highlights, screenName)) return null;
  const highlight = readHighlight(highlights[screenName]);
  return highlight?.type === 'disabled' ? null : highlight;
}
