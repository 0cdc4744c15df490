/**
 * A button of a single element, for the actions on every card: the style sheet draws the glyph as a
 * letter. A count adds two elements. It is part of the visible text but not of the accessible name:
 * `label` is the name and tooltip, the count is the description.
 */
import type { KeyboardEvent, Ref } from 'react';
import { pressProps, type Pressable } from './press';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './GlyphButton.module.css';

/** Each is a drawing in `glyphs.svg`; the style sheet maps it to a letter. */
type Glyph = 'reply' | 'repeat' | 'favourite' | 'react' | 'more' | 'lock';

interface GlyphProps {
  glyph: Glyph;
  label: string;
  /** The count, formatted; absent for zero. */
  count?: string;
  /** The tooltip, if other than the label. */
  hint?: string;
}

/**
 * An `aria-label` would hide the visible count from screen readers, so a button with a count has
 * its name in a text element of its own.
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
  /** Called when a press is likely soon, to prefetch what the press needs. */
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

/** The same as a link that leads to another site. */
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

/** The same as an indicator that cannot be pressed. */
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
