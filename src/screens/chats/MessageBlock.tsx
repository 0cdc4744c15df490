/**
 * A block of consecutive messages. It re-renders only when one of them changes, not when others
 * arrive, so that a chat of thousands costs no more than a short one.
 */
import { Fragment, memo } from 'react';
import { placingOf, rowKey, type Block } from '@/domain/talk/chatRows';
import type { HeldMessage } from '@/domain/talk/chat';
import type { User } from '@/domain/people/user';
import { DayLine } from './DayLine';
import { MessageRow } from './MessageRow';
import styles from './Messages.module.css';

interface Props {
  block: Block<HeldMessage>;
  own: User | undefined;
  partner: User | undefined;
  /** The message that the Tab key reaches, if it is in this block. */
  currentKey: string | null;
  /** Arrived while the chat was open: only such messages are announced. */
  news: boolean;
}

export const MessageBlock = memo(function MessageBlock(props: Props) {
  const { block, own, partner, currentKey, news } = props;
  const { messages, before, after } = block;
  return (
    <div className={styles.block} aria-live={news ? undefined : 'off'}>
      {messages.map((message, at) => {
        const key = rowKey(message);
        const isOwn = message.userId === own?.id;
        const placing = placingOf(message, messages[at - 1] ?? before, messages[at + 1] ?? after);
        return (
          <Fragment key={key}>
            {placing.startsDay && <DayLine date={message.createdAt} />}
            <MessageRow
              message={message}
              placing={placing}
              author={isOwn ? own : partner}
              own={isOwn}
              current={key === currentKey}
            />
          </Fragment>
        );
      })}
    </div>
  );
});
