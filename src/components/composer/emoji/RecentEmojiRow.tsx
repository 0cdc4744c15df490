/** The last picked emoji, filled up with common ones; one tab stop. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import { useAppSelector } from '@/hooks/store';
import { selectEmojiUse } from '@/selectors/composer/emojiUse';
import { moveFocusByArrowKey } from '@/ui/hooks/arrowKeys';
import { EmojiCell, type CellAppearance } from './EmojiCell';
import { emojiBehind, selectByReplacement } from '@/selectors/composer/emojiSections';
import styles from './EmojiPicker.module.css';

/** As many as fit in one row. */
const MOST = 9;

const messages = defineMessages({
  label: { id: 'emoji.recent', defaultMessage: 'Recently used' },
});

interface Props extends CellAppearance {
  common: readonly string[];
  custom: boolean;
  isPressed?: (emoji: Emoji) => boolean;
  onPick: (emoji: Emoji) => void;
}

export function RecentEmojiRow({ common, custom, isPressed, onPick, ...appearance }: Props) {
  const intl = useIntl();
  const known = useAppSelector(selectByReplacement);
  const { recent } = useAppSelector(selectEmojiUse);
  // Fixed while open, so that picking one does not reorder the row.
  const [texts] = useState(() => [...new Set([...recent, ...common])]);
  const [stop, setStop] = useState(0);
  const emoji = emojiBehind(known, texts, custom).slice(0, MOST);
  if (emoji.length === 0) return null;

  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
      className={styles.quick}
      onKeyDown={moveFocusByArrowKey}
      onFocus={({ currentTarget, target }) =>
        setStop(Math.max(0, [...currentTarget.children].indexOf(target)))
      }
    >
      {emoji.map((each, index) => (
        <EmojiCell
          key={each.replacement}
          emoji={each}
          stop={index === Math.min(stop, emoji.length - 1)}
          pressed={isPressed?.(each)}
          onPick={onPick}
          {...appearance}
        />
      ))}
    </div>
  );
}
