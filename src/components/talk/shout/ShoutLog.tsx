/**
 * The messages of the shoutbox, newest at the bottom. Follows new ones while scrolled to the
 * bottom; otherwise keeps the scroll position.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import { emojiTable, splitEmoji, type EmojiTable } from '@/domain/statuses/emojiText';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectCustomEmoji } from '@/selectors/composer/emoji';
import { instanceEmojiRequested } from '@/slices/composer/emoji';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectShout } from '@/selectors/talk/shout';
import { shoutsSeen } from '@/slices/talk/shout';
import { ShoutRow } from './ShoutRow';
import styles from './ShoutLog.module.css';

const messages = defineMessages({
  log: { id: 'shoutbox.messages', defaultMessage: 'Shoutbox messages' },
});

/** Pixels from the end that still count as the end. */
const AT_END = 24;

export function ShoutLog() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { shouts, sending, unseen } = useAppSelector(selectShout);
  const ownId = useAppSelector(selectCurrentUserId);
  const table = emojiTable(useAppSelector(selectCustomEmoji));
  useEffect(() => {
    dispatch(instanceEmojiRequested());
  }, [dispatch]);
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useLayoutEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [shouts, sending]);

  useEffect(() => {
    if (unseen > 0) dispatch(shoutsSeen());
  }, [dispatch, unseen]);

  const trackEnd = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    follows.current = scrollHeight - clientHeight - scrollTop <= AT_END;
  };

  return (
    <div
      ref={box}
      role="log"
      aria-label={intl.formatMessage(messages.log)}
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
      className={styles.log}
      onScroll={trackEnd}
    >
      {shouts.length + sending.length === 0 && (
        <p className={styles.empty}>
          <FormattedMessage
            id="shoutbox.empty"
            defaultMessage="No messages yet. Everyone on this server can read what's written here."
          />
        </p>
      )}
      {shouts.map(({ id, userId, text }) => (
        <ShoutRow key={id} userId={userId} text={<Words text={text} table={table} />} />
      ))}
      {ownId !== null &&
        sending.map(({ key, text }) => (
          <ShoutRow
            key={key}
            userId={ownId}
            text={<Words text={text.trim()} table={table} />}
            hint={<FormattedMessage id="shoutbox.sending" defaultMessage="Sending…" />}
          />
        ))}
    </div>
  );
}

/** The server lists no emoji for a message, so those of the instance are used. */
function Words({ text, table }: { text: string; table: EmojiTable }) {
  const still = useAppSelector((state) => selectSetting(state, 'stopGifs'));
  return splitEmoji(text, table).map((part, at) =>
    typeof part === 'string' ? part : <EmojiImage key={at} emoji={part} still={still} />,
  );
}
