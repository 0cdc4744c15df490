/** The footer of a message: its time, that it is being sent, or why sending failed. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { HeldMessage } from '@/domain/talk/chat';
import { useAppDispatch } from '@/hooks/store';
import { clockTime } from '@/lib/time/clockTime';
import { messageDiscarded, messageRetried } from '@/slices/talk/chatMessages';
import { Button } from '@/ui/buttons/Button';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Icon } from '@/ui/icons/Icon';
import { ErrorIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { messages } from './messages';
import styles from './Messages.module.css';

interface Props {
  message: HeldMessage;
  id: string;
  /** The time is shown once for messages that belong together. */
  timed: boolean;
}

export function MessageFoot({ message, id, timed }: Props) {
  const { pending, tries, error, createdAt } = message;
  if (error !== null) return <Failure message={message} />;
  if (pending && tries > 0) return <Delay message={message} id={id} />;
  if (pending) {
    return (
      <p className={styles.foot} id={id}>
        <FormattedMessage id="chats.sending" defaultMessage="Sending…" />
      </p>
    );
  }
  return timed ? <Time date={createdAt} id={id} /> : null;
}

function Time({ date, id }: { date: string; id: string }) {
  const intl = useIntl();
  const time = clockTime(date);
  if (time === '') return null;
  const full = intl.formatDate(date, { dateStyle: 'full', timeStyle: 'medium' });
  return (
    <time id={id} className={styles.foot} dateTime={date} {...tooltipProps(full)}>
      {time}
    </time>
  );
}

/** Shows that sending was delayed and is retried automatically. */
function Delay({ message, id }: { message: HeldMessage; id: string }) {
  return (
    <div className={styles.failure}>
      <p className={styles.detail} id={id}>
        <FormattedMessage id="chats.sending_again" defaultMessage="Not sent yet. Trying again…" />
      </p>
      <p className={styles.ways}>
        <DiscardButton message={message} />
      </p>
    </div>
  );
}

function DiscardButton({ message: { chatId, fakeId } }: { message: HeldMessage }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  if (fakeId === null) return null;
  const discard = () => dispatch(messageDiscarded({ chatId, fakeId }));
  return (
    <Button size="small" tone="quiet" onPress={discard}>
      {intl.formatMessage(messages.delete)}
    </Button>
  );
}

function Failure({ message }: { message: HeldMessage }) {
  const dispatch = useAppDispatch();
  const { chatId, fakeId, error } = message;
  if (fakeId === null) return null;
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.reason}>
        <Icon node={ErrorIcon} className={styles.icon} aria-hidden />
        <FormattedMessage
          id="chats.error_sending_message"
          defaultMessage="Something went wrong when sending the message."
        />
      </p>
      {error && (
        <p className={styles.detail} dir="auto">
          <ServerMessage text={error} />
        </p>
      )}
      <p className={styles.ways}>
        <Button size="small" onPress={() => dispatch(messageRetried({ chatId, fakeId }))}>
          <FormattedMessage id="general.retry" defaultMessage="Retry" />
        </Button>
        <DiscardButton message={message} />
      </p>
    </div>
  );
}
