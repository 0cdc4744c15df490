/** One emoji to be picked: as large in every row, a picture or a sign of the system's font. */
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import { nameOf, type Emoji } from '@/domain/composer/emoji/emoji';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './EmojiPicker.module.css';

export interface CellAppearance {
  /** What it is called in the reader's language. */
  languages: readonly string[];
  /** Pictures keep still. */
  still: boolean;
}

interface Props extends CellAppearance {
  emoji: Emoji;
  /** Whether Tab stops here. */
  stop: boolean;
  cell?: number;
  pressed?: boolean;
  /** Its picture is worth fetching. */
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
