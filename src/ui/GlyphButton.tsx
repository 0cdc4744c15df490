/**
 * A button of one element, for what stands on every card: the glyph is a mask that the style sheet
 * draws, the count beside it is the button's text. `label` is its name and tooltip whatever is
 * counted; the count is its description.
 */
import type { KeyboardEvent, Ref } from 'react';
import { pressProps, type Pressable } from './press';
import { tip } from './tip';
import styles from './GlyphButton.module.css';

/** Each is a file in `glyphs/` and a line of the style sheet. */
export type Glyph = 'reply' | 'repeat' | 'favourite' | 'react' | 'more' | 'lock';

interface Look {
  glyph: Glyph;
  label: string;
  /** What is counted, as it is to be read; absent where nothing is. */
  count?: string;
  /** What the tooltip says instead of the label. */
  hint?: string;
}

/** A name given to a button hides what it holds, which would then not be read out. */
const described = (count: string | undefined) => (count ? { 'aria-description': count } : {});

interface GlyphButtonProps extends Look, Pressable {
  pressed?: boolean;
  expanded?: boolean;
  controls?: string;
  popup?: 'menu' | 'dialog';
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /** It is likely to be pressed soon: time to fetch what the press will need. */
  onNear?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function GlyphButton({
  glyph,
  label,
  count,
  hint = label,
  pressed,
  expanded,
  controls,
  popup,
  onKeyDown,
  onNear,
  ref,
  ...press
}: GlyphButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.glyph}
      data-glyph={glyph}
      aria-label={label}
      {...described(count)}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      onKeyDown={onKeyDown}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...pressProps(press, hint)}
    >
      {count}
    </button>
  );
}

/** The same for a link that leads away from here. */
export function GlyphLink({ glyph, label, count, hint = label, href }: Look & { href: string }) {
  return (
    <a
      className={styles.glyph}
      data-glyph={glyph}
      href={href}
      target="_blank"
      rel="nofollow noopener noreferrer"
      aria-label={label}
      {...described(count)}
      {...tip(hint)}
    >
      {count}
    </a>
  );
}

/** The same for what cannot be pressed, and only tells. */
export function GlyphSign({ glyph, label, count, hint = label }: Look) {
  return (
    <span
      className={styles.glyph}
      data-glyph={glyph}
      role="img"
      aria-label={label}
      {...described(count)}
      {...tip(hint)}
    >
      {count}
    </span>
  );
}
