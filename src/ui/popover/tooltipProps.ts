/**
 * Gives an element a tooltip. `data-tip` is what `TooltipLayer` shows, on hover and on keyboard
 * focus; `title` is the same text for everything that reads titles (and for touch, where the layer
 * keeps quiet).
 */
export interface TooltipProps {
  title?: string;
  'data-tip'?: string;
}

export const tooltipProps = (text: string | null | undefined): TooltipProps =>
  text ? { title: text, 'data-tip': text } : {};
