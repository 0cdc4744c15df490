/** Lists the posts that the server keeps until their time, the next one first. */
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { scheduleTexts } from '@/components/composer/schedule/scheduleTexts';
import { SCHEDULED_REQUEST, type ScheduledPost } from '@/domain/composer/options/scheduledPost';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import {
  noScheduledPosts,
  scheduledOrderRequested,
  scheduledPostsClosed,
  scheduledPostsOpened,
} from '@/slices/composer/scheduledPosts';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CalendarIcon } from '@/ui/icons/icons';
import type { RowAction } from '@/ui/list/MoveButtons';
import { ScheduledPostRow } from './ScheduledPostRow';
import styles from './Drafts.module.css';

export function ScheduledPostsDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  return (
    <Dialog title={intl.formatMessage(scheduleTexts.list)} level={level} onClose={onClose} flush>
      <Posts />
    </Dialog>
  );
}

function Posts() {
  const dispatch = useAppDispatch();
  useWhileMounted('scheduled posts', scheduledPostsOpened(), scheduledPostsClosed());
  const { posts, known } = useAppSelector((state) => state.scheduledPosts ?? noScheduledPosts);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, SCHEDULED_REQUEST));

  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ id: string; action: RowAction } | null>(null);
  const order = posts.map(({ id }) => id).join('\n');
  // A row that moves in the DOM loses the focus.
  useEffect(() => {
    if (!moved || document.activeElement !== document.body) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.post === moved.id);
    row?.querySelector<HTMLElement>(`[data-action="${moved.action}"] button`)?.focus();
  }, [moved, order]);
  const move = (id: string, action: RowAction, other?: ScheduledPost) => {
    if (!other) return;
    setMoved({ id, action });
    dispatch(
      scheduledOrderRequested(
        action === 'earlier' ? { id, laterId: other.id } : { id: other.id, laterId: id },
      ),
    );
  };

  if (!known && reason !== null) {
    return (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(scheduledPostsOpened())}>
        <FormattedMessage
          id="scheduled.loading_error"
          defaultMessage="Couldn't load your scheduled posts"
        />
      </ErrorState>
    );
  }
  if (!known) return <Skeleton shape="line" count={3} />;
  if (posts.length === 0) {
    return (
      <EmptyState icon={CalendarIcon}>
        <FormattedMessage
          id="scheduled.empty"
          defaultMessage="Nothing scheduled. Choose “Post later” while you write, and the post waits here."
        />
      </EmptyState>
    );
  }
  return (
    <ul ref={list} className={styles.list}>
      {posts.map((post, at) => (
        <ScheduledPostRow
          key={post.id}
          post={post}
          at={at}
          count={posts.length}
          onMove={(action) => move(post.id, action, posts[action === 'earlier' ? at - 1 : at + 1])}
        />
      ))}
    </ul>
  );
}
