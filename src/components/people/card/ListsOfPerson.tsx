/** The reader's lists that a person is on, with links to them. */
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { isEqual } from '@/lib/values/isEqual';
import { selectListsNewestFirst } from '@/selectors/people/lists';
import { selectIsMember, selectMembershipsKnown } from '@/selectors/people/memberships';
import { membershipsClosed, membershipsOpened } from '@/slices/people/memberships';
import { Link } from '@/ui/buttons/Link';
import styles from './ListsOfPerson.module.css';

/** `none` is shown for a person who is on no list. */
export function ListsOfPerson({ userId, none }: { userId: string; none?: ReactNode }) {
  useWhileMounted(userId, membershipsOpened({ userId }), membershipsClosed({ userId }));
  const known = useAppSelector((state) => selectMembershipsKnown(state, userId));
  const lists = useAppSelector(
    (state) => selectListsNewestFirst(state).filter(({ id }) => selectIsMember(state, userId, id)),
    isEqual,
  );
  if (lists.length === 0) {
    return known && none !== undefined ? <p className={styles.lists}>{none}</p> : null;
  }
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
