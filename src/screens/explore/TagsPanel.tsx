/** Hashtags that are used much at the moment, with a curve of the last days. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FollowTagButton } from '@/components/discovery/FollowTagButton';
import { TagName } from '@/components/discovery/TagName';
import { UseCurve, WEEK } from '@/components/discovery/UseCurve';
import { usesOf } from '@/domain/discovery/tags';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectTag } from '@/selectors/discovery/tags';
import { HashtagIcon } from '@/ui/icons/icons';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { ExploreFeed } from './ExploreFeed';
import { quiet } from './texts';
import styles from './Explore.module.css';

export function TagsPanel({ label }: { label: string }) {
  return (
    <ExploreFeed
      list="hashtags"
      label={label}
      shape="line"
      icon={HashtagIcon}
      empty={<FormattedMessage {...quiet} />}
      error={<FormattedMessage id="tags.error" defaultMessage="Couldn't load the hashtags" />}
      row={(id, position) => <TrendingTag id={id} position={position} />}
    />
  );
}

function TrendingTag({ id, position }: { id: string; position: FeedPosition }) {
  const nameId = useId();
  const tag = useAppSelector((state) => selectTag(state, id));
  const canFollow = useCan('followedTags');
  const week = (tag?.days ?? []).slice(0, WEEK);
  return (
    <article
      className={styles.tag}
      tabIndex={0}
      aria-labelledby={nameId}
      {...feedPosition(position)}
    >
      <div className={styles.words}>
        <span id={nameId} className={styles.name}>
          <TagName tag={tag?.name ?? id} />
        </span>
        {week.length > 0 && (
          <span className={styles.use}>
            <FormattedMessage
              id="tags.uses"
              defaultMessage="{count, plural, one {# post} other {# posts}} in the last 7 days"
              values={{ count: usesOf({ days: week }) }}
            />
          </span>
        )}
      </div>
      {week.length > 1 && <UseCurve days={week} />}
      {canFollow && <FollowTagButton name={tag?.name ?? id} />}
    </article>
  );
}
