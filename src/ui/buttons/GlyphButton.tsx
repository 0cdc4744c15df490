/**
 * A button of one element, for what stands on every card: the glyph is a letter that the style sheet
 * puts there. A count beside it brings two more: it is part of the button's text and not of its name.
 * That is the `label`, and so is the tooltip, whatever is counted; the count is its description.
 */
import type { KeyboardEvent, Ref } from 'react';
import { pressProps, type Pressable } from './press';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './GlyphButton.module.css';

/** Each is a drawing in `glyphs.svg`, of which the style sheet knows the letter. */
export type Glyph = 'reply' | 'repeat' | 'favourite' | 'react' | 'more' | 'lock';

interface GlyphProps {
  glyph: Glyph;
  label: string;
  /** What is counted, as it is to be read; absent where nothing is. */
  count?: string;
  /** What the tooltip says instead of the label. */
  hint?: string;
}

/**
 * A name given as a label would have to hold the count as well, which is to be seen: where there is
 * one, the name is text of its own.
 */
const naming = ({ label, count, hint = label }: GlyphProps) => ({
  ...tooltipProps(hint),
  ...(count ? { 'aria-description': count } : { 'aria-label': label }),
});

function Content({ label, count }: GlyphProps) {
  if (!count) return null;
  return (
    <>
      <span className={styles.name}>{label}</span>
      <span aria-hidden>{count}</span>
    </>
  );
}

interface GlyphButtonProps extends GlyphProps, Pressable {
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
  const look = { glyph, label, count };
  return (
    <button
      ref={ref}
      type="button"
      className={styles.glyph}
      data-glyph={glyph}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      onKeyDown={onKeyDown}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...naming(look)}
      {...pressProps(press, hint)}
    >
      <Content {...look} />
    </button>
  );
}

/** The same for a link that leads away from here. */
export function GlyphLink({ href, ...look }: GlyphProps & { href: string }) {
  return (
    <a
      className={styles.glyph}
      data-glyph={look.glyph}
      href={href}
      target="_blank"
      rel="nofollow noopener noreferrer"
      {...naming(look)}
    >
      <Content {...look} />
    </a>
  );
}

/** The same for what cannot be pressed, and only tells. */
export function GlyphSign({ glyph, label, count, hint = label }: GlyphProps) {
  return (
    <span
      className={styles.glyph}
      data-glyph={glyph}
      role="img"
      aria-label={label}
      {...tooltipProps(hint)}
    >
      {count}
    </span>
  );
}
