/**
 * Notices of posts that can still be taken back, wait for the connection, or were sent without an
 * answer; shown on every screen.
 */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { filesOf } from '@/domain/composer/draft';
import { isHeld, isRevocable, type Job } from '@/domain/composer/outbox';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPendingJobs } from '@/selectors/composer/pendingJobs';
import { selectOnline } from '@/selectors/realtime/realtime';
import { jobHurried, jobStopped } from '@/slices/composer/outbox';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { Countdown } from '@/ui/text/Countdown';
import { UnsentNotices } from './UnsentNotices';
import styles from './OutboxNotices.module.css';

type Wording = 'due' | 'offline' | 'unknown' | 'uploading';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  due: {
    id: 'post_status.sending_at',
    defaultMessage: 'Posting at {due, time, medium}',
  },
  offline: {
    id: 'post_status.waits_for_line',
    defaultMessage: "You're offline. Your post will be sent when you're back online.",
  },
  unknown: {
    id: 'post_status.asking_again',
    defaultMessage: "The server hasn't answered. Checking whether your post went out…",
  },
  uploading: {
    id: 'post_status.waits_for_files',
    defaultMessage: 'Posting when uploads finish',
  },
});

export function OutboxNotices() {
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const jobs = useAppSelector(selectPendingJobs);
  const words = jobs.map((job) => {
    const wording = wordingOf(job, online);
    if (wording === null) return null;
    const stop = () => dispatch(jobStopped({ id: job.id }));
    return (
      <Notice
        key={job.id}
        tone="info"
        action={
          <span className={styles.actions} data-undo={isRevocable(job) || undefined}>
            {wording === 'due' && isHeld(job) && (
              <Button
                size="small"
                tone="quiet"
                onPress={() => dispatch(jobHurried({ id: job.id }))}
              >
                <FormattedMessage id="scheduled.post_now" defaultMessage="Post now" />
              </Button>
            )}
            <Button size="small" onPress={stop}>
              {isRevocable(job) ? (
                <FormattedMessage id="general.undo" defaultMessage="Undo" />
              ) : (
                <FormattedMessage id="post_status.stop_trying" defaultMessage="Stop trying" />
              )}
            </Button>
          </span>
        }
      >
        <Words wording={wording} due={job.dueAt} />
        {wording === 'due' && (
          <>
            {' '}
            <span className={styles.left}>
              <Countdown until={job.dueAt} />
            </span>
          </>
        )}
      </Notice>
    );
  });
  return (
    <>
      {words}
      <UnsentNotices />
    </>
  );
}

function wordingOf({ phase, draft }: Job, online: boolean): Wording | null {
  if (!online) return 'offline';
  if (phase === 'waiting') return 'due';
  if (phase === 'unknown') return 'unknown';
  const isMissing = filesOf(draft).some(({ attachment }) => attachment === null);
  return phase === 'uploading' && isMissing ? 'uploading' : null;
}

function Words({ wording, due }: { wording: Wording; due: number }) {
  const intl = useIntl();
  return intl.formatMessage(messages[wording], { due });
}
