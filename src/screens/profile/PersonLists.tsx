/** The reader's lists that this person is on, with links to them. */
import { FormattedList, FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { isEqual } from '@/lib/values/isEqual';
import { selectListsNewestFirst } from '@/selectors/people/lists';
import { selectIsMember } from '@/selectors/people/memberships';
import { selectPersonCommands } from '@/selectors/people/personCommands';
import { membershipsClosed, membershipsOpened } from '@/slices/people/memberships';
import { Link } from '@/ui/buttons/Link';
import styles from './PersonLists.module.css';

export function PersonLists({ userId }: { userId: string }) {
  // Readers without lists, and people who cannot be on one, cost no call.
  const isAsked = useAppSelector(
    (state) =>
      selectListsNewestFirst(state).length > 0 &&
      selectPersonCommands(state, userId).includes('lists'),
  );
  return isAsked ? <Lists userId={userId} /> : null;
}

function Lists({ userId }: { userId: string }) {
  useWhileMounted(userId, membershipsOpened({ userId }), membershipsClosed({ userId }));
  const lists = useAppSelector(
    (state) => selectListsNewestFirst(state).filter(({ id }) => selectIsMember(state, userId, id)),
    isEqual,
  );
  if (lists.length === 0) return null;
  const links = lists.map(({ id, title }) => (
    <Link key={id} to={pathTo('lists-timeline', { id })}>
      <bdi>{title}</bdi>
    </Link>
  ));
  return (
    <p className={styles.lists}>
      <span className={styles.label}>
        <FormattedMessage id="user_card.lists_on" defaultMessage="Lists" />
      </span>
      <span>
        <FormattedList type="unit" value={links} />
      </span>
    </p>
  );
}
