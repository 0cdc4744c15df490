/** Links to the replies of a status by author, and a button to focus this branch. */
import { createSelector } from '@reduxjs/toolkit';
import { Fragment, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { rowIn } from '@/lib/values/rowTable';
import { useAppSelector } from '@/hooks/store';
import { selectStatusTable } from '@/selectors/statuses/statuses';
import type { RootState } from '@/slices/root';
import { Button } from '@/ui/buttons/Button';
import { Link } from '@/ui/buttons/Link';
import styles from './RepliesLine.module.css';

interface Props {
  /** In thread order; unknown ones are left out. */
  replyIds: readonly string[];
  /** Shows only the branch under this status. */
  onFocusThread: () => void;
}

const makeSelectRepliers = () =>
  createSelector(
    [
      selectStatusTable,
      (state: RootState) => state.users.entities,
      (_state, ids: readonly string[]) => ids,
    ],
    (statuses, users, ids) =>
      ids.flatMap((statusId) => {
        const status = rowIn(statuses, statusId);
        if (!status || status.deleted) return [];
        return [{ statusId, handle: rowIn(users, status.userId)?.shownScreenName ?? null }];
      }),
  );

export function RepliesLine({ replyIds, onFocusThread }: Props) {
  const [selectRepliers] = useState(makeSelectRepliers);
  const repliers = useAppSelector((state) => selectRepliers(state, replyIds));
  if (repliers.length === 0) return null;
  return (
    <div className={styles.replies}>
      <span className={styles.names}>
        <FormattedMessage id="status.replies_list" defaultMessage="Replies:" />
        {repliers.map(({ statusId, handle }) => (
          <Fragment key={statusId}>
            {' '}
            <Link to={pathTo('conversation', { id: statusId })} data-peek={statusId}>
              {handle === null ? (
                <FormattedMessage id="status.unknown_author" defaultMessage="Unknown author" />
              ) : (
                <bdi>@{handle}</bdi>
              )}
            </Link>
          </Fragment>
        ))}
      </span>
      <Button tone="quiet" size="small" onPress={onFocusThread}>
        <FormattedMessage
          id="status.show_only_conversation_under_this"
          defaultMessage="View replies only"
        />
      </Button>
    </div>
  );
}
