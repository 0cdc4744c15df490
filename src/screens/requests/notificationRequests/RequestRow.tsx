/** A person whose notifications are filtered: the number, the last post, and the reader's answer. */
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { StatusExtract } from '@/components/notifications/rows/StatusExtract';
import { UserLine } from '@/components/people/card/UserLine';
import type {
  NotificationRequest,
  RequestAnswer,
} from '@/domain/notifications/notificationRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectGivenRequestAnswer,
  selectPendingRequestAnswer,
} from '@/selectors/notifications/notificationRequests';
import { notificationRequestsAnswered } from '@/slices/notifications/notificationRequests';
import { Button } from '@/ui/buttons/Button';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { FilteredList } from './FilteredList';
import { SelectBox } from './SelectBox';
import styles from './NotificationRequests.module.css';

interface Props {
  request: NotificationRequest;
  position: FeedPosition;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

export function RequestRow({ request, position, chosen, onChoose }: Props) {
  const { id, userId, count, lastStatusId } = request;
  const nameId = useId();
  const given = useAppSelector((state) => selectGivenRequestAnswer(state, id));
  const pending = useAppSelector((state) => selectPendingRequestAnswer(state, id));
  return (
    <article
      className={styles.row}
      tabIndex={0}
      aria-labelledby={nameId}
      {...feedPosition(position)}
    >
      <SelectBox
        userId={userId}
        chosen={chosen}
        disabled={given !== null || pending !== null}
        onChoose={onChoose}
      />
      <div className={styles.facts}>
        <div id={nameId} className={styles.person}>
          <UserLine userId={userId} />
          <span className={styles.count}>
            <FormattedMessage
              id="notifications.filtered_count"
              defaultMessage="Notifications: {count, number}"
              values={{ count }}
            />
          </span>
        </div>
        {lastStatusId !== null && <StatusExtract statusId={lastStatusId} />}
        <Answer id={id} pending={pending} given={given} />
        <FilteredList id={id} userId={userId} />
      </div>
    </article>
  );
}

interface AnswerProps {
  id: string;
  pending: RequestAnswer | null;
  given: RequestAnswer | 'gone' | null;
}

function Answer({ id, pending, given }: AnswerProps) {
  const dispatch = useAppDispatch();
  const said = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (given === null || !pressed.current || document.activeElement !== document.body) return;
    said.current?.closest<HTMLElement>('article')?.focus({ preventScroll: true });
  }, [given]);
  const give = (answer: RequestAnswer) => () => {
    pressed.current = true;
    dispatch(notificationRequestsAnswered({ ids: [id], answer }));
  };
  return (
    <div className={styles.answers}>
      {given === null && (
        <>
          <Button
            size="small"
            tone="primary"
            busy={pending === 'accepted'}
            onPress={give('accepted')}
          >
            <FormattedMessage id="notifications.request_accept" defaultMessage="Accept" />
          </Button>
          <Button size="small" busy={pending === 'dismissed'} onPress={give('dismissed')}>
            <FormattedMessage
              id="notifications.requests_dismiss_chosen"
              defaultMessage="{count, plural, =0 {Dismiss} one {Dismiss (#)} other {Dismiss (#)}}"
              values={{ count: 0 }}
            />
          </Button>
        </>
      )}
      <span ref={said} role="status">
        {given !== null && (
          <FormattedMessage
            id="notifications.request_answered"
            defaultMessage="{answer, select, accepted {Accepted} dismissed {Dismissed} other {Already answered}}"
            values={{ answer: given }}
          />
        )}
      </span>
    </div>
  );
}
