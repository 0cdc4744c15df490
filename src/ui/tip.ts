/**
 * Gives an element a tooltip. `data-tip` is what `TooltipLayer` shows, on hover and on keyboard
 * focus; `title` is the same text for everything that reads titles (and for touch, where the layer
 * keeps quiet).
 */
export interface TipProps {
  title?: string;
  'data-tip'?: string;
}

export const tip = (text: string | null | undefined): TipProps =>
  text ? { title: text, 'data-tip': text } : {};
