/** A followed hashtag, how many talk about it today, and the button to unfollow it. */
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FollowTagButton } from '@/components/discovery/FollowTagButton';
import { TagName } from '@/components/discovery/TagName';
import { useAppSelector } from '@/hooks/store';
import { selectTag } from '@/selectors/discovery/tags';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import styles from './FollowedTags.module.css';

export function FollowedTagRow({ name, position }: { name: string; position: FeedPosition }) {
  const id = useId();
  const people = useAppSelector((state) => selectTag(state, name)?.days[0]?.people ?? 0);
  return (
    <article className={styles.row} tabIndex={0} aria-labelledby={id} {...feedPosition(position)}>
      <span id={id} className={styles.name}>
        <TagName tag={name} />
      </span>
      {people > 0 && (
        <span className={styles.use}>
          <FormattedMessage
            id="search.people_talking"
            defaultMessage="{count, plural, one {# person talking} other {# people talking}}"
            values={{ count: people }}
          />
        </span>
      )}
      <FollowTagButton name={name} />
    </article>
  );
}
