/**
 * Positions a floating panel: beside its anchor, on the other side if there is no space, and always
 * inside the window. Pure geometry in window pixels, so that it can be tested as such.
 */

interface Margins {
  top: number;
  bottom: number;
  inline: number;
}

/** The distance popovers keep from the edges of the window; the top bar is above. */
export const POPOVER_MARGINS: Margins = { top: 50, bottom: 5, inline: 10 };

interface Size {
  width: number;
  height: number;
}

export interface PositionInput {
  anchor: { left: number; top: number; right: number; bottom: number };
  panel: Size;
  view: Size;
  margins?: Margins;
  side?: 'below' | 'above';
  /** Logical: "start" is the right in right-to-left text. */
  align?: 'start' | 'center' | 'end';
  rightToLeft?: boolean;
  /** Distance between anchor and panel. */
  gap?: number;
  /** Covers its anchor rather than being less high than this. */
  least?: number;
}

interface Position {
  left: number;
  top: number;
  /** The space available to the panel, which scrolls if it is higher. */
  maxHeight: number;
  side: 'below' | 'above';
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

export function computePosition({
  anchor,
  panel,
  view,
  margins = POPOVER_MARGINS,
  side: wanted = 'below',
  align = 'start',
  rightToLeft = false,
  gap = 4,
  least = 160,
}: PositionInput): Position {
  const room = {
    above: anchor.top - gap - margins.top,
    below: view.height - margins.bottom - anchor.bottom - gap,
  };
  const other = wanted === 'below' ? 'above' : 'below';
  const side = panel.height <= room[wanted] || room[wanted] >= room[other] ? wanted : other;

  // If neither side has enough space, the panel may cover its anchor, but not leave the window.
  const whole = Math.max(0, view.height - margins.top - margins.bottom);
  const maxHeight = Math.min(whole, Math.max(room[side], Math.min(panel.height, least)));
  const height = Math.min(panel.height, maxHeight);
  const top = side === 'below' ? anchor.bottom + gap : anchor.top - gap - height;

  const atLeft = (align === 'start') !== rightToLeft;
  const beside = atLeft ? anchor.left : anchor.right - panel.width;
  const middle = (anchor.left + anchor.right - panel.width) / 2;

  return {
    left: clamp(
      align === 'center' ? middle : beside,
      margins.inline,
      view.width - margins.inline - panel.width,
    ),
    top: clamp(top, margins.top, view.height - margins.bottom - height),
    maxHeight,
    side,
  };
}
