/** The hashtags found, with their use on the latest day. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import type { FoundHashtag, Search } from '@/domain/discovery/search';
import { useAppSelector } from '@/hooks/store';
import { selectFound } from '@/selectors/discovery/search';
import { Link } from '@/ui/buttons/Link';
import { MoreResults } from '@/components/statuses/results/MoreResults';
import styles from './SearchScreen.module.css';

const none: readonly FoundHashtag[] = [];

export function FoundHashtags({ search, label }: { search: Search; label: string }) {
  const hashtags = useAppSelector((state) => selectFound(state, search)?.hashtags ?? none);
  return (
    <>
      {hashtags.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {hashtags.map(({ name, people, uses }) => (
            <li key={name} className={styles.hashtag} tabIndex={-1}>
              <Link className={styles.tag} to={pathTo('tag-timeline', { tag: name })}>
                <bdi>#{name}</bdi>
              </Link>
              {people !== null && (
                <span>
                  <FormattedMessage
                    id="search.people_talking"
                    defaultMessage="{count, plural, one {# person talking} other {# people talking}}"
                    values={{ count: people }}
                  />
                </span>
              )}
              {uses !== null && (
                <span>
                  <FormattedMessage
                    id="search.uses"
                    defaultMessage="{count, plural, one {# use} other {# uses}}"
                    values={{ count: uses }}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreResults search={search} tab="hashtags" count={hashtags.length} />
    </>
  );
}
