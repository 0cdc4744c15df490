/** What becomes of the marks of people when one is changed. */
import {
  readColor,
  readHighlight,
  type Highlight,
  type Highlights,
  type HighlightType,
} from './highlight';

/**
 * The table with this person marked in another way. What is not named stays as it was; without both,
 * style and colour, nothing is left of the mark.
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
