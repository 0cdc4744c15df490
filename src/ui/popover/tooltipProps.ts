/**
 * The attributes that give an element a tooltip. `TooltipLayer` shows `data-tip` on hover and on
 * keyboard focus; `title` is the same text for screen readers and for touch, where the layer shows
 * nothing.
 */
export interface TooltipProps {
  title?: string;
  'data-tip'?: string;
}

export const tooltipProps = (text: string | null | undefined): TooltipProps =>
  text ? { title: text, 'data-tip': text } : {};
