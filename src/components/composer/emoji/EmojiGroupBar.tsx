/** The groups of the picker in one row, to jump to. One tab stop. */
import { useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import type { GridSection } from '@/domain/composer/emoji/emojiGrid';
import { moveFocusByArrowKey } from '@/ui/hooks/arrowKeys';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { groupName } from './emojiGroupNames';
import styles from './EmojiPicker.module.css';

const messages = defineMessages({
  label: { id: 'emoji.groups', defaultMessage: 'Emoji categories' },
});

interface Props {
  sections: readonly GridSection[];
  /** The group in view. */
  current: number;
  onShow: (section: number) => void;
}

export function EmojiGroupBar({ sections, current, onShow }: Props) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  useEffect(() => {
    const button = bar.current?.children[current];
    if (bar.current && button instanceof HTMLElement) {
      const beside = button.offsetLeft - bar.current.offsetLeft;
      bar.current.scrollLeft = beside - (bar.current.clientWidth - button.offsetWidth) / 2;
    }
  }, [current]);

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
      className={styles.groups}
      onKeyDown={moveFocusByArrowKey}
    >
      {sections.map((section, index) => (
        <button
          key={section.id}
          type="button"
          className={styles.group}
          aria-label={groupName(intl, section)}
          aria-current={index === current || undefined}
          tabIndex={index === Math.min(stop, sections.length - 1) ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onShow(index)}
          {...tooltipProps(groupName(intl, section))}
        >
          <GroupIcon section={section} />
        </button>
      ))}
    </div>
  );
}

function GroupIcon({ section: { emoji } }: { section: GridSection }) {
  const [first] = emoji;
  if (!first) return null;
  const { imageUrl, staticUrl, shortcode, displayText } = first;
  return (
    <span aria-hidden>
      {imageUrl === null ? (
        displayText
      ) : (
        <EmojiImage emoji={{ shortcode, url: imageUrl, staticUrl: staticUrl ?? imageUrl }} still />
      )}
    </span>
  );
}
