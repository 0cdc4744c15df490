/** The search. The query is in the address, so that a reload and Back keep it. */
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SearchBar } from '@/components/discovery/SearchBar';
import { searchKey, type Search } from '@/domain/discovery/search';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { searchClosed, searchOpened } from '@/slices/discovery/search';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { SearchHistory } from './SearchHistory';
import { SearchResults } from './SearchResults';
import styles from './SearchScreen.module.css';

export default function SearchScreen() {
  const { search, key } = useLocation();
  const refetch = useNavigationType() !== 'POP';
  const wanted = searchIn(search);
  const identity = searchKey(wanted);
  useWhileMounted(
    // A repeated search has another history key, so it is requested again.
    `${key} ${identity}`,
    searchOpened({ ...wanted, refetch }),
    searchClosed(wanted),
  );
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="nav.search" defaultMessage="Search" />} />
      <div className={styles.bar}>
        <SearchBar wide />
      </div>
      {wanted.query === '' ? (
        <SearchHistory />
      ) : (
        <SearchResults key={wanted.query} search={wanted} />
      )}
    </>
  );
}

function searchIn(address: string): Search {
  const parameters = new URLSearchParams(address);
  return {
    query: (parameters.get('query') ?? '').trim(),
    following: parameters.get('following') === 'true',
  };
}
