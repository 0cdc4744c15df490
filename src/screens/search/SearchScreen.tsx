/** The search: what for is in the address, so that a reload and Back keep it. */
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SearchBar } from '@/components/search/SearchBar';
import { searchKey, type Search } from '@/domain/search';
import { useWhileShown } from '@/hooks/useWhileShown';
import { searchClosed, searchOpened } from '@/slices/search';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { OwnSearches } from './OwnSearches';
import { SearchResults } from './SearchResults';
import styles from './SearchScreen.module.css';

export default function SearchScreen() {
  const { search, key } = useLocation();
  const anew = useNavigationType() !== 'POP';
  const wanted = searchIn(search);
  const identity = searchKey(wanted);
  useWhileShown(
    // Asked for once more, it is the same search at another time.
    `${key} ${identity}`,
    searchOpened({ ...wanted, anew }),
    searchClosed(wanted),
  );
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="nav.search" defaultMessage="Search" />} />
      <div className={styles.bar}>
        <SearchBar wide />
      </div>
      {wanted.query === '' ? <OwnSearches /> : <SearchResults key={wanted.query} search={wanted} />}
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
