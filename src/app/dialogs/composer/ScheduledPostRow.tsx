/** A scheduled post in the list: its time, an excerpt, and the ways to change it. */
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { TimeChoice } from '@/components/composer/schedule/TimeChoice';
import { scheduledRequest, type ScheduledPost } from '@/domain/composer/options/scheduledPost';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import {
  rescheduleRequested,
  scheduledPostEditRequested,
  scheduledPostNowRequested,
} from '@/slices/composer/scheduledPosts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { CalendarIcon, DeleteIcon } from '@/ui/icons/icons';
import { FullTime } from '@/components/engine/FullTime';
import { MoveButtons, type RowAction } from '@/ui/list/MoveButtons';
import { DraftWords } from './DraftWords';
import styles from './Drafts.module.css';

const messages = defineMessages({
  delete: { id: 'scheduled.delete', defaultMessage: 'Delete scheduled post' },
  move: { id: 'scheduled.change_time', defaultMessage: 'Change time' },
});

interface Props {
  post: ScheduledPost;
  /** Its place in the list, from 0. */
  at: number;
  count: number;
  onMove: (action: RowAction) => void;
}

export function ScheduledPostRow({ post, at, count, onMove }: Props) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const id = useId();
  const { busy } = useAppSelector((state) => selectRequest(state, scheduledRequest(post.id)));
  const [moving, setMoving] = useState<number | null>(null);
  const { scheduledAt, subject, text, media, poll } = post;
  const move = () => {
    if (moving !== null) dispatch(rescheduleRequested({ id: post.id, time: moving }));
    setMoving(null);
  };
  return (
    <li className={styles.row} data-stacked data-post={post.id} aria-labelledby={`${id}-time`}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong id={`${id}-time`} className={styles.title}>
            <FullTime date={new Date(scheduledAt).toISOString()} />
          </strong>
        </p>
        <DraftWords subject={subject} text={text} files={media.length} poll={poll !== null} />
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          busy={busy}
          onPress={() => dispatch(scheduledPostEditRequested({ id: post.id }))}
        >
          <FormattedMessage id="status.edit" defaultMessage="Edit" />
        </Button>
        <Button
          size="small"
          busy={busy}
          onPress={() => dispatch(scheduledPostNowRequested({ id: post.id }))}
        >
          <FormattedMessage id="scheduled.post_now" defaultMessage="Post now" />
        </Button>
        <MoveButtons at={at} count={count} onPress={onMove} />
        <IconButton
          size="small"
          label={intl.formatMessage(messages.move)}
          icon={CalendarIcon}
          expanded={moving !== null}
          onPress={() => setMoving(moving === null ? scheduledAt : null)}
        />
        <IconButton
          size="small"
          tone="danger"
          label={intl.formatMessage(messages.delete)}
          icon={DeleteIcon}
          popup="dialog"
          onPress={() =>
            dispatch(dialogOpened({ kind: 'confirmScheduledDelete', props: { id: post.id } }))
          }
        />
      </div>
      {moving !== null && (
        <div className={styles.move}>
          <TimeChoice time={moving} onChange={setMoving} />
          <Button size="small" tone="primary" onPress={move}>
            <FormattedMessage id="scheduled.save_time" defaultMessage="Save time" />
          </Button>
        </div>
      )}
    </li>
  );
}
