/** The emoji that were picked last, and common ones as long as those are few; one stop of Tab. */
import { useState, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Emoji } from '@/domain/emoji';
import { useAppSelector } from '@/hooks/store';
import { selectEmojiUse } from '@/selectors/emojiUse';
import { isRightToLeft } from '@/ui/focus';
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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const along = isRightToLeft(event.currentTarget) ? -1 : 1;
    const last = emoji.length - 1;
    const targets: Record<string, number | undefined> = {
      ArrowRight: stop + along,
      ArrowLeft: stop - along,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const button = event.currentTarget.children[Math.max(0, Math.min(last, next))];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
      className={styles.quick}
      onKeyDown={onKeyDown}
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
