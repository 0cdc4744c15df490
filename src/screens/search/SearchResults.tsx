/** The results of a search by kind, or their skeleton, or the error. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@/domain/session/routes';
import {
  searchKey,
  searchRequest,
  searchTabs,
  type Search,
  type SearchTab,
} from '@/domain/discovery/search';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectFound, selectResultCounts, selectSearchTab } from '@/selectors/discovery/search';
import { selectSignedIn } from '@/selectors/session/session';
import { searchOpened, searchTabChosen } from '@/slices/discovery/search';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Tabs } from '@/ui/structure/Tabs';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { FoundHashtags } from './FoundHashtags';
import { FoundPeople } from './FoundPeople';
import { FoundStatuses } from '@/components/statuses/results/FoundStatuses';
import styles from './SearchScreen.module.css';

const messages = defineMessages({
  results: { id: 'search.results', defaultMessage: 'Results' },
  statuses: { id: 'user_card.statuses', defaultMessage: 'Posts' },
  people: { id: 'search.people', defaultMessage: 'People' },
  hashtags: { id: 'search.hashtags', defaultMessage: 'Hashtags' },
});

const panels: Record<SearchTab, typeof FoundPeople> = {
  statuses: FoundStatuses,
  people: FoundPeople,
  hashtags: FoundHashtags,
};

export function SearchResults({ search }: { search: Search }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const loaded = useAppSelector((state) => selectFound(state, search) !== undefined);
  // While "Only people I follow" is toggled, the other result keeps its checkbox mounted.
  const other = { ...search, following: !search.following };
  const otherLoaded = useAppSelector((state) => selectFound(state, other) !== undefined);
  const counts = useAppSelector((state) => selectResultCounts(state, loaded ? search : other));
  const tab = useAppSelector((state) => selectSearchTab(state, search));
  const Panel = panels[tab];
  return (
    <>
      <Said search={search} counts={loaded ? counts : null} />
      {loaded || otherLoaded ? (
        <Tabs
          label={intl.formatMessage(messages.results)}
          tabs={searchTabs.map((id) => ({
            id,
            label: intl.formatMessage(messages[id]),
            ...(loaded || id !== 'people' ? { count: counts[id] } : {}),
          }))}
          selected={tab}
          onSelect={(chosen) => dispatch(searchTabChosen({ search, tab: chosen }))}
        >
          {tab === 'people' && <FollowedOnly search={search} />}
          {loaded ? (
            <Panel
              key={searchKey(search)}
              search={search}
              label={intl.formatMessage(messages[tab])}
            />
          ) : (
            <Awaited search={search} shape={tab === 'people' ? 'person' : 'status'} />
          )}
        </Tabs>
      ) : (
        <Awaited search={search} shape="status" />
      )}
    </>
  );
}

interface SaidProps {
  search: Search;
  /** Null until results arrive. */
  counts: Record<SearchTab, number> | null;
}

/** Announces the counts to screen readers. Errors are shown in their place. */
function Said({ search, counts }: SaidProps) {
  const { reason } = useAppSelector((state) => selectRequest(state, searchRequest(search)));
  return (
    <div role="status">
      <VisuallyHidden>
        {counts && (
          <FormattedMessage
            id="search.found"
            defaultMessage="Found {statuses, plural, one {# post} other {# posts}}, {people, plural, one {# person} other {# people}}, {hashtags, plural, one {# hashtag} other {# hashtags}}"
            values={{
              statuses: counts.statuses,
              people: counts.people,
              hashtags: counts.hashtags,
            }}
          />
        )}
        {!counts && reason === null && (
          <FormattedMessage id="search.searching" defaultMessage="Searching…" />
        )}
      </VisuallyHidden>
    </div>
  );
}

/** The skeleton of the results, or the error. */
function Awaited({ search, shape }: { search: Search; shape: 'status' | 'person' }) {
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, searchRequest(search)));
  if (reason === null) return <Skeleton shape={shape} count={5} />;
  return (
    <ErrorState
      detail={reason}
      busy={busy}
      onRetry={() => dispatch(searchOpened({ ...search, refetch: true }))}
    >
      <FormattedMessage id="search.error" defaultMessage="Search failed" />
    </ErrorState>
  );
}

/** A search of its own, with an address of its own. */
function FollowedOnly({ search }: { search: Search }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  if (!signedIn) return null;
  const choose = (following: boolean) => {
    const { query } = search;
    dispatch(searchTabChosen({ search: { query, following }, tab: 'people' }));
    const also: Record<string, string> = following ? { following: 'true' } : {};
    void navigate(pathTo('search', {}, { query, ...also }), { replace: true });
  };
  return (
    <div className={styles.choice}>
      <Checkbox
        label={<FormattedMessage id="search.only_followed" defaultMessage="Only people I follow" />}
        checked={search.following}
        onChange={choose}
      />
    </div>
  );
}
