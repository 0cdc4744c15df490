/** Adds a person to the reader's lists and removes them again. */
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { membershipsRequest, type UserList } from '@/domain/people/list';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectListsNewestFirst } from '@/selectors/people/lists';
import { selectIsMember, selectMembershipsKnown } from '@/selectors/people/memberships';
import { selectRequest } from '@/selectors/engine/requests';
import { listMemberChangeRequested } from '@/slices/people/lists';
import { membershipsClosed, membershipsOpened } from '@/slices/people/memberships';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Dialog } from '@/ui/dialog/Dialog';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Link } from '@/ui/buttons/Link';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './PersonListsDialog.module.css';

const messages = defineMessages({
  title: { id: 'user_card.edit_lists', defaultMessage: 'Add or remove from lists' },
  choose: { id: 'user_card.lists_on', defaultMessage: 'Lists' },
});

export function PersonListsDialog({ userId, level, onClose }: DialogFrame & { userId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const opened = membershipsOpened({ userId });
  useWhileMounted(userId, opened, membershipsClosed({ userId }));
  const lists = useAppSelector(selectListsNewestFirst);
  const known = useAppSelector((state) => selectMembershipsKnown(state, userId));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, membershipsRequest(userId)),
  );
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      width="narrow"
      level={level}
      onClose={onClose}
    >
      <UserLine userId={userId} />
      {lists.length === 0 && (
        <EmptyState
          action={
            <Link to={pathTo('lists-new')} onClick={onClose}>
              <FormattedMessage id="lists.new" defaultMessage="New list" />
            </Link>
          }
        >
          <FormattedMessage id="user_card.no_lists" defaultMessage="No lists yet" />
        </EmptyState>
      )}
      {lists.length > 0 && !known && reason === null && (
        <Skeleton shape="line" count={lists.length} />
      )}
      {!known && reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="user_card.lists_error"
            defaultMessage="Couldn't load this person's lists"
          />
        </ErrorState>
      )}
      {known && lists.length > 0 && (
        <fieldset className={styles.lists} aria-label={intl.formatMessage(messages.choose)}>
          {lists.map((list) => (
            <ListBox key={list.id} userId={userId} list={list} />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}

function ListBox({ userId, list }: { userId: string; list: UserList }) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectIsMember(state, userId, list.id));
  return (
    <Checkbox
      label={<bdi>{list.title}</bdi>}
      checked={checked}
      onChange={(wanted) =>
        dispatch(listMemberChangeRequested({ listId: list.id, userId, wanted }))
      }
    />
  );
}
