/** The people found, with links to their profiles. */
import { UserLine } from '@/components/people/card/UserLine';
import type { Search } from '@/domain/discovery/search';
import { useAppSelector } from '@/hooks/store';
import { selectFound } from '@/selectors/discovery/search';
import { MoreResults } from '@/components/statuses/results/MoreResults';
import styles from './SearchScreen.module.css';

const nobody: readonly string[] = [];

export function FoundPeople({ search, label }: { search: Search; label: string }) {
  const ids = useAppSelector((state) => selectFound(state, search)?.userIds ?? nobody);
  return (
    <>
      {ids.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {ids.map((id) => (
            <li key={id} className={styles.person} tabIndex={-1}>
              <UserLine userId={id} />
            </li>
          ))}
        </ul>
      )}
      <MoreResults search={search} tab="people" count={ids.length} />
    </>
  );
}
