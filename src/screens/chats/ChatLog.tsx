/**
 * The messages of a chat. It opens at the end; scrolling up loads older messages, and new ones
 * never move the reader's position.
 */
import {
  useEffect,
  useImperativeHandle,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { olderMessagesRequest, type HeldMessage } from '@/domain/talk/chat';
import { makeBlocks, rowKey } from '@/domain/talk/chatRows';
import { isNewer } from '@/domain/engine/ids';
import type { User } from '@/domain/people/user';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMessageKeys, selectChatThread } from '@/selectors/talk/chats';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import { chatScrolled, olderMessagesRequested } from '@/slices/talk/chatMessages';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MessageIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { JumpButton } from './JumpButton';
import { MessageBlock } from './MessageBlock';
import { messages as texts } from './messages';
import { useLogScroll } from './useLogScroll';
import styles from './ChatLog.module.css';

const messages = defineMessages({
  older: { id: 'chats.load_older', defaultMessage: 'Load older messages' },
});

interface Props {
  chatId: string;
  partner: User | undefined;
  /** Scrolls to the end. */
  ref?: Ref<{ toEnd: () => void }>;
}

export function ChatLog({ chatId, partner, ref }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const own = useAppSelector((state) => selectUser(state, selectCurrentUserId(state) ?? ''));
  const held = useAppSelector((state) => selectChatThread(state, chatId));
  const keys = useAppSelector((state) => selectMessageKeys(state, chatId));
  const rows = keys.flatMap((key) => held.rows[key] ?? []);
  const { log, content, atEnd, toEnd } = useLogScroll((atBottom) =>
    dispatch(chatScrolled({ chatId, atBottom })),
  );
  const [newestAtFirst] = useState(held.maxId);
  const [chosen, setChosen] = useState<string | null>(null);
  useImperativeHandle(ref, () => ({ toEnd }));
  // When the focused message is deleted, the focus moves to the log.
  useEffect(() => {
    if (chosen === null || keys.includes(chosen)) return;
    if (document.activeElement === document.body) log.current?.focus({ preventScroll: true });
  }, [chosen, keys, log]);
  // The pressed button disappears, so the focus moves to the log.
  const jump = () => {
    log.current?.focus({ preventScroll: true });
    toEnd();
  };

  const [makeOwnBlocks] = useState(() => makeBlocks<HeldMessage>());
  const isNews = ({ id, fakeId }: HeldMessage): boolean =>
    fakeId !== null || newestAtFirst === null || isNewer(id, newestAtFirst);
  const firstNews = rows[rows.findLastIndex((row) => !isNews(row)) + 1];
  const blocks = makeOwnBlocks(rows, firstNews ? rowKey(firstNews) : null);
  const newsFrom = firstNews
    ? blocks.findIndex(({ messages: [first] }) => first === firstNews)
    : -1;
  const current = keys.includes(chosen ?? '') ? chosen : (keys.at(-1) ?? null);

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={intl.formatMessage(texts.log, { name: partner?.name ?? '' })}
        className={styles.log}
        tabIndex={0}
      >
        <div
          ref={content}
          role="presentation"
          className={styles.content}
          onKeyDown={walk}
          onFocus={(event) => setChosen(lineOf(event)?.dataset.line ?? chosen)}
        >
          <Beginning chatId={chatId} empty={rows.length === 0} within={log} />
          {blocks.map((block, at) => (
            <MessageBlock
              key={block.key}
              block={block}
              own={own}
              partner={partner}
              currentKey={block.messages.some((row) => rowKey(row) === current) ? current : null}
              news={newsFrom >= 0 && at >= newsFrom}
            />
          ))}
        </div>
      </div>
      {!atEnd && <JumpButton count={held.newMessageCount} onPress={jump} />}
    </div>
  );
}

interface BeginningProps {
  chatId: string;
  empty: boolean;
  within: RefObject<HTMLElement | null>;
}

/** The start of the log: loads older messages. */
function Beginning({ chatId, empty, within }: BeginningProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const complete = useAppSelector((state) => selectChatThread(state, chatId).complete);
  const older = useAppSelector((state) => selectRequest(state, olderMessagesRequest(chatId)));
  if (complete && empty) {
    return (
      <EmptyState icon={MessageIcon}>
        <FormattedMessage id="chats.no_messages" defaultMessage="No messages yet" />
      </EmptyState>
    );
  }
  const stateOf = () => {
    if (complete) return 'end';
    if (older.reason !== null) return 'failed';
    return older.busy ? 'loading' : 'more';
  };
  return (
    <div aria-live="off">
      <ListFooter
        state={stateOf()}
        busy={older.busy}
        error={older.reason}
        moreLabel={intl.formatMessage(messages.older)}
        onMore={() => dispatch(olderMessagesRequested({ chatId }))}
        within={within}
        end={
          <FormattedMessage id="chats.beginning" defaultMessage="This is the start of your chat" />
        }
      />
    </div>
  );
}

const lineOf = ({ target }: FocusEvent | KeyboardEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;

/** Moves between messages with the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const from = lineOf(event);
  if (!from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.indexOf(from);
  const places: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: lines.length - 1,
  };
  const to = lines[places[event.key] ?? -1];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
