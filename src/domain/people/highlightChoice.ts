/** Changes the highlight of a person. */
import {
  readColor,
  readHighlight,
  type Highlight,
  type Highlights,
  type HighlightType,
} from './highlight';

/**
 * Returns the table with this person's highlight changed. A missing style or colour stays as it
 * was; if both are missing, the highlight is removed.
 */
export function withHighlight(
  highlights: Highlights,
  screenName: string,
  { type = null, color = null }: { type?: HighlightType | null; color?: string | null },
): Record<string, Highlight> {
  const others = Object.entries(highlights).filter(([name]) => name !== screenName);
  if (type === null && color === null) return Object.fromEntries(others);
  const known = Object.hasOwn(highlights, screenName)
    ? readHighlight(highlights[screenName])
    : null;
  const highlight = {
    type: type ?? known?.type ?? 'solid',
    color: readColor(color ?? known?.color),
  };
  return Object.fromEntries([...others, [screenName, highlight]]);
}
