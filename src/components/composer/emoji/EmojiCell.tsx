/** One emoji of the picker: an image or a character of the system font, in equal size. */
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import { nameOf, type Emoji } from '@/domain/composer/emoji/emoji';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './EmojiPicker.module.css';

export interface CellAppearance {
  /** Languages for its name. */
  languages: readonly string[];
  /** Images do not animate. */
  still: boolean;
}

interface Props extends CellAppearance {
  emoji: Emoji;
  /** True if it is the tab stop. */
  stop: boolean;
  cell?: number;
  pressed?: boolean;
  /** True if its image should be loaded. */
  pictured?: boolean;
  onPick: (emoji: Emoji) => void;
}

export function EmojiCell(props: Props) {
  const { emoji, stop, cell, pressed, pictured = true, onPick, languages, still } = props;
  const { imageUrl, staticUrl, shortcode, displayText } = emoji;
  return (
    <button
      type="button"
      className={styles.emoji}
      tabIndex={stop ? 0 : -1}
      aria-label={displayText}
      aria-pressed={pressed}
      data-cell={cell}
      onClick={() => onPick(emoji)}
      {...tooltipProps(nameOf(emoji, languages))}
    >
      {imageUrl === null && displayText}
      {imageUrl !== null && pictured && (
        <EmojiImage
          emoji={{ shortcode, url: imageUrl, staticUrl: staticUrl ?? imageUrl }}
          still={still}
        />
      )}
      {imageUrl !== null && !pictured && <span className={styles.awaited} />}
    </button>
  );
}
