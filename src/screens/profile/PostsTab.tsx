/**
 * The posts of a person: all of them, those up to a month, or those that a search finds. The address
 * remembers which.
 */
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FoundStatuses } from '@/components/statuses/results/FoundStatuses';
import { StatusList } from '@/components/timelines/StatusList';
import {
  countsArrivals,
  endOfMonth,
  idBefore,
  postsBeforeKey,
  readMonth,
  writeMonth,
  type Month,
} from '@/domain/timelines/postMonths';
import type { User } from '@/domain/people/user';
import { searchKey, searchRequest, type Search } from '@/domain/discovery/search';
import { timelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectFound } from '@/selectors/discovery/search';
import { selectRequest } from '@/selectors/engine/requests';
import { selectInstance } from '@/selectors/session/config';
import { searchClosed, searchOpened } from '@/slices/discovery/search';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { KnownHere } from './KnownHere';
import { PostTools } from './PostTools';
import styles from './PostsTab.module.css';

export function PostsTab({ user, label }: { user: User; label: string }) {
  const [query, setQuery] = useSearchParams();
  const instance = useAppSelector(selectInstance);
  const { id } = user;
  const words = (query.get('find') ?? '').trim();
  const month = readMonth(query.get('until'));
  const before = month && idBefore(instance, endOfMonth(month));
  const key = before === null ? timelineKey('user', id) : postsBeforeKey(id, before);
  const showAll = () => setQuery({});
  return (
    <>
      <PostTools
        user={user}
        month={month}
        words={words}
        onMonth={(chosen) => setQuery({ until: writeMonth(chosen) })}
        onWords={(typed) => setQuery(typed === '' ? {} : { find: typed })}
      />
      {words !== '' ? (
        <FoundPosts userId={id} words={words} label={label} onAll={showAll} />
      ) : (
        <>
          {month && before !== null && (
            <MonthLine
              month={month}
              byArrival={countsArrivals(instance) && !user.isLocal}
              onAll={showAll}
            />
          )}
          <StatusList key={key} timelineKey={key} label={label} />
          {before === null && <KnownHere user={user} />}
        </>
      )}
    </>
  );
}

interface MonthLineProps {
  month: Month;
  byArrival: boolean;
  onAll: () => void;
}

function MonthLine({ month, byArrival, onAll }: MonthLineProps) {
  const intl = useIntl();
  const first = new Date(month.year, month.month - 1, 1);
  return (
    <div className={styles.chosen}>
      <p className={styles.what}>
        <FormattedMessage
          id="user_profile.posts_until"
          defaultMessage="Posts up to the end of {month}"
          values={{
            month: <strong>{intl.formatDate(first, { month: 'long', year: 'numeric' })}</strong>,
          }}
        />
        {byArrival && (
          <span className={styles.hint}>
            <FormattedMessage
              id="user_profile.posts_by_arrival"
              defaultMessage="This server sorts posts from elsewhere by when they arrived."
            />
          </span>
        )}
      </p>
      <Button size="small" onPress={onAll}>
        <FormattedMessage id="user_profile.all_posts" defaultMessage="All posts" />
      </Button>
    </div>
  );
}

interface FoundPostsProps {
  userId: string;
  words: string;
  label: string;
  onAll: () => void;
}

function FoundPosts({ userId, words, label, onAll }: FoundPostsProps) {
  const dispatch = useAppDispatch();
  const search: Search = { query: words, following: false, from: userId };
  const key = searchKey(search);
  useWhileMounted(key, searchOpened({ ...search, refetch: false }), searchClosed(search));
  const found = useAppSelector((state) => selectFound(state, search) !== undefined);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, searchRequest(search)));
  return (
    <>
      <div className={styles.chosen}>
        <p className={styles.what} role="status">
          {found || reason !== null ? (
            <FormattedMessage
              id="user_profile.posts_with"
              defaultMessage="Posts with “{words}”"
              values={{ words: <bdi>{words}</bdi> }}
            />
          ) : (
            <FormattedMessage id="search.searching" defaultMessage="Searching…" />
          )}
        </p>
        <Button size="small" onPress={onAll}>
          <FormattedMessage id="user_profile.all_posts" defaultMessage="All posts" />
        </Button>
      </div>
      {found && <FoundStatuses key={key} search={search} label={label} />}
      {!found && reason === null && <Skeleton shape="status" count={5} />}
      {!found && reason !== null && (
        <ErrorState
          detail={reason}
          busy={busy}
          onRetry={() => dispatch(searchOpened({ ...search, refetch: true }))}
        >
          <FormattedMessage id="search.error" defaultMessage="Search failed" />
        </ErrorState>
      )}
    </>
  );
}
