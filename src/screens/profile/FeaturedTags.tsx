/**
 * The hashtags that a person shows on their profile; each opens this person's posts with it, which
 * the address remembers. One's own can be chosen here.
 */
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { StatusList } from '@/components/timelines/StatusList';
import { featuredTagsRequest, type FeaturedTag } from '@/domain/discovery/tags';
import { taggedPostsKey } from '@/domain/timelines/tagTimeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectFeaturedTags } from '@/selectors/discovery/featuredTags';
import { selectRequest } from '@/selectors/engine/requests';
import { featuredTagsClosed, featuredTagsOpened } from '@/slices/discovery/featuredTags';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { HashtagIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { FeatureTagForm, RemoveTagButton } from './FeatureTagForm';
import styles from './FeaturedTags.module.css';

interface Props {
  userId: string;
  isOwn: boolean;
}

export function FeaturedTags({ userId, isOwn }: Props) {
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('tag');
  if (chosen === null) {
    return (
      <TagList userId={userId} isOwn={isOwn} onChosen={(tag) => setQuery({ tab: 'tags', tag })} />
    );
  }
  const key = taggedPostsKey(userId, chosen);
  return (
    <>
      <p className={styles.chosen}>
        <bdi className={styles.name}>#{chosen}</bdi>
        <Button size="small" onPress={() => setQuery({ tab: 'tags' })}>
          <FormattedMessage id="tags.all_featured" defaultMessage="All hashtags" />
        </Button>
      </p>
      <StatusList key={key} timelineKey={key} label={`#${chosen}`} />
    </>
  );
}

function TagList({ userId, isOwn, onChosen }: Props & { onChosen: (tag: string) => void }) {
  const dispatch = useAppDispatch();
  const opened = featuredTagsOpened({ userId, own: isOwn });
  useWhileMounted(userId, opened, featuredTagsClosed({ userId, own: isOwn }));
  const tags = useAppSelector((state) => selectFeaturedTags(state, userId));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, featuredTagsRequest(userId)),
  );
  if (tags === undefined) {
    return reason === null ? (
      <Skeleton shape="line" count={4} />
    ) : (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
        <FormattedMessage id="tags.error" defaultMessage="Couldn't load the hashtags" />
      </ErrorState>
    );
  }
  return (
    <>
      {isOwn && <FeatureTagForm userId={userId} />}
      {tags.length === 0 ? (
        <EmptyState icon={HashtagIcon}>
          {isOwn ? (
            <FormattedMessage
              id="tags.featured_own_none"
              defaultMessage="Add hashtags here to help visitors to your profile find your posts with them."
            />
          ) : (
            <FormattedMessage
              id="tags.featured_none"
              defaultMessage="No hashtags on this profile"
            />
          )}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {tags.map((tag) => (
            <li key={tag.id} className={styles.row}>
              <TagButton tag={tag} onPress={() => onChosen(tag.name)} />
              {isOwn && <RemoveTagButton userId={userId} tag={tag} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function TagButton({ tag, onPress }: { tag: FeaturedTag; onPress: () => void }) {
  const { name, count, lastUsedAt } = tag;
  return (
    <button type="button" className={styles.tag} onClick={onPress}>
      <bdi className={styles.name}>#{name}</bdi>{' '}
      {count !== null && (
        <span className={styles.fact}>
          <FormattedMessage
            id="chain.count"
            defaultMessage="{count, plural, one {# post} other {# posts}}"
            values={{ count }}
          />
        </span>
      )}{' '}
      {lastUsedAt !== null && (
        <span className={styles.fact}>
          <RelativeTime date={lastUsedAt} form="long" />
        </span>
      )}
    </button>
  );
}
