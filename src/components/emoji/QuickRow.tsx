/** The emoji that were picked last, and common ones as long as those are few; one stop of Tab. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Emoji } from '@/domain/emoji';
import { useAppSelector } from '@/hooks/store';
import { selectEmojiUse } from '@/selectors/emojiUse';
import { moveAlong } from '@/ui/alongRow';
import { EmojiCell, type CellLook } from './EmojiCell';
import { emojiBehind, selectByReplacement } from './sections';
import styles from './EmojiPicker.module.css';

/** As many as have room in one line. */
const MOST = 9;

const messages = defineMessages({
  label: { id: 'emoji.recent', defaultMessage: 'Used last' },
});

interface Props extends CellLook {
  common: readonly string[];
  custom: boolean;
  isPressed?: (emoji: Emoji) => boolean;
  onPick: (emoji: Emoji) => void;
}

export function QuickRow({ common, custom, isPressed, onPick, ...looks }: Props) {
  const intl = useIntl();
  const known = useAppSelector(selectByReplacement);
  const { recent } = useAppSelector(selectEmojiUse);
  // What is picked while it is open moves nothing.
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
      onKeyDown={moveAlong}
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
          {...looks}
        />
      ))}
    </div>
  );
}
