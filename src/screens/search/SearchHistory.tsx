/** The reader's earlier searches, shown while the search field is empty. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSearchHistory } from '@/selectors/discovery/search';
import { searchHistoryCleared, searchHistoryEntryRemoved } from '@/slices/discovery/search';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { IconButton } from '@/ui/buttons/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { CloseIcon, HistoryIcon, SearchIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import styles from './SearchScreen.module.css';

const messages: Record<'recent' | 'forget', MessageDescriptor> = defineMessages({
  recent: { id: 'search.recent', defaultMessage: 'Recent searches' },
  forget: { id: 'search.forget', defaultMessage: 'Remove “{query}” from recent searches' },
});

export function SearchHistory() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const searches = useAppSelector(selectSearchHistory);
  if (searches.length === 0) {
    return (
      <EmptyState icon={SearchIcon}>
        <FormattedMessage
          id="search.hint"
          defaultMessage="Search for people, posts and hashtags, or paste a link or a handle."
        />
      </EmptyState>
    );
  }
  return (
    <section className={styles.own}>
      <div className={styles.ownHead}>
        <h2 className={styles.ownTitle}>{intl.formatMessage(messages.recent)}</h2>
        <Button size="small" tone="quiet" onPress={() => dispatch(searchHistoryCleared())}>
          <FormattedMessage id="search.clear_recent" defaultMessage="Clear all" />
        </Button>
      </div>
      <ul className={styles.list}>
        {searches.map((query) => (
          <li key={query} className={styles.ownRow}>
            <Link className={styles.ownLink} to={pathTo('search', {}, { query })}>
              <Icon node={HistoryIcon} className={styles.ownIcon} aria-hidden />
              <bdi className={styles.ownText}>{query}</bdi>
            </Link>
            <IconButton
              size="small"
              label={intl.formatMessage(messages.forget, { query })}
              icon={CloseIcon}
              onPress={() => dispatch(searchHistoryEntryRemoved({ query }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
