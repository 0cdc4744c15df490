/** Shown for a list that is not loaded: fetches it, and reports if it does not exist. */
import { FormattedMessage } from 'react-intl';
import { listRequest } from '@/domain/people/list';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { listClosed, listOpened } from '@/slices/people/lists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { NotFoundIcon } from '@/ui/icons/icons';
import { Skeleton } from '@/ui/feedback/Skeleton';

export function ListMissing({ listId }: { listId: string }) {
  const opened = listOpened({ listId });
  useWhileMounted(listId, opened, listClosed({ listId }));
  return <ListTrouble listId={listId} />;
}

/** The state of the request for the list. */
export function ListTrouble({ listId }: { listId: string }) {
  const dispatch = useAppDispatch();
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, listRequest(listId)),
  );
  if (reason === null) return <Skeleton shape="person" count={4} />;
  // Servers answer an invalid id with 400.
  if (httpStatus === 404 || httpStatus === 400) {
    return (
      <EmptyState
        icon={NotFoundIcon}
        action={
          <LinkButton href={pathTo('lists')} internal>
            <FormattedMessage id="nav.all_lists" defaultMessage="All lists" />
          </LinkButton>
        }
      >
        <FormattedMessage id="lists.list_does_not_exist" defaultMessage="This list doesn't exist" />
      </EmptyState>
    );
  }
  return (
    <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(listOpened({ listId }))}>
      <FormattedMessage id="lists.list_loading_error" defaultMessage="Couldn't load this list" />
    </ErrorState>
  );
}
