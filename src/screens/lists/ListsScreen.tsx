/** The reader's lists, the newest first, with links to their timelines and editors. */
import { FormattedMessage, useIntl } from 'react-intl';
import { NoneForVisitors } from '@/components/session/login/NoneForVisitors';
import { LISTS_REQUEST, type UserList } from '@/domain/people/list';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectListsKnown, selectListsNewestFirst } from '@/selectors/people/lists';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { listsClosed, listsOpened } from '@/slices/people/lists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Icon } from '@/ui/icons/Icon';
import { AddIcon, EditIcon, ListIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { PersonSearch } from './MemberSearch';
import { messages } from './messages';
import styles from './ListsScreen.module.css';

export default function ListsScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  const sessionPending = useAppSelector(selectSessionPending);
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="nav.lists" defaultMessage="Lists" />}
        actions={[signedIn && <NewListButton key="new" />]}
      />
      {signedIn ? (
        <Lists />
      ) : sessionPending ? (
        <Skeleton shape="line" count={4} />
      ) : (
        <NoneForVisitors>
          <FormattedMessage {...messages.forMembers} />
        </NoneForVisitors>
      )}
    </>
  );
}

function NewListButton() {
  return (
    <LinkButton href={pathTo('lists-new')} icon={AddIcon} size="small" tone="primary" internal>
      <FormattedMessage id="lists.new" defaultMessage="New list" />
    </LinkButton>
  );
}

function Lists() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted('lists', listsOpened(), listsClosed());
  const lists = useAppSelector(selectListsNewestFirst);
  const known = useAppSelector(selectListsKnown);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, LISTS_REQUEST));

  if (!known && reason !== null) {
    return (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(listsOpened())}>
        <FormattedMessage
          id="lists.lists_loading_error"
          defaultMessage="Couldn't load your lists"
        />
      </ErrorState>
    );
  }
  if (!known) return <Skeleton shape="line" count={4} />;
  if (lists.length === 0) {
    return (
      <EmptyState icon={ListIcon} action={<NewListButton />}>
        <FormattedMessage
          id="lists.no_lists"
          defaultMessage="No lists yet. Create one to see posts from just the people you choose."
        />
      </EmptyState>
    );
  }
  return (
    <>
      <PersonSearch />
      <ul className={styles.lists} aria-label={intl.formatMessage(messages.lists)}>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
    </>
  );
}

function ListCard({ list: { id, title } }: { list: UserList }) {
  const intl = useIntl();
  const name = title.trim() || intl.formatMessage(messages.untitled);
  return (
    <li className={styles.card}>
      <Link className={styles.title} to={pathTo('lists-timeline', { id })}>
        <Icon node={ListIcon} className={styles.icon} aria-hidden />
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </Link>
      <Link
        className={styles.edit}
        to={pathTo('lists-edit', { id })}
        aria-label={intl.formatMessage(messages.editList, { title: name })}
        {...tooltipProps(intl.formatMessage(messages.editList, { title: name }))}
      >
        <Icon node={EditIcon} className={styles.icon} aria-hidden />
      </Link>
    </li>
  );
}
