/**
 * Returns the window coordinates of a position in a text field. Browsers have no API for that, so
 * the text before it is rendered out of sight, in the same style and width.
 */

export type TextControl = HTMLTextAreaElement | HTMLInputElement;

/** The styles that affect the position of letters. */
const copied = [
  'direction',
  'fontFamily',
  'fontSize',
  'fontStretch',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'paddingBlockEnd',
  'paddingBlockStart',
  'paddingInlineEnd',
  'paddingInlineStart',
  'tabSize',
  'textAlign',
  'textIndent',
  'textTransform',
  'wordBreak',
  'wordSpacing',
] as const;

interface CaretPosition {
  left: number;
  top: number;
  height: number;
  rightToLeft: boolean;
}

export function caretPosition(field: TextControl, at: number): CaretPosition {
  const looks = getComputedStyle(field);
  const mirror = document.createElement('div');
  for (const property of copied) mirror.style[property] = looks[property];
  Object.assign(mirror.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${String(field.clientWidth)}px`,
    whiteSpace: field instanceof HTMLTextAreaElement ? 'pre-wrap' : 'pre',
  });
  const mark = document.createElement('span');
  mark.textContent = '\u200b';
  mirror.append(field.value.slice(0, at), mark, field.value.slice(at));
  document.body.append(mirror);
  const box = field.getBoundingClientRect();
  const rightToLeft = looks.direction === 'rtl';
  const along = mark.offsetLeft + (rightToLeft ? mark.offsetWidth : 0);
  const place = {
    left: box.left + field.clientLeft + along - field.scrollLeft,
    top: box.top + field.clientTop + mark.offsetTop - field.scrollTop,
    height: mark.offsetHeight,
    rightToLeft,
  };
  mirror.remove();
  return place;
}
