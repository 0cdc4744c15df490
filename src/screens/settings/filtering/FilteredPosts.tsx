/**
 * Single posts of a filter, which match whatever their text. Other clients add them; here they can
 * be removed.
 */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { FilteredPost } from '@/domain/timelines/filter';
import { useAppSelector } from '@/hooks/store';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon } from '@/ui/icons/icons';
import styles from './Filtering.module.css';

const messages: Record<'remove', MessageDescriptor> = defineMessages({
  remove: { id: 'settings.filter_remove_post', defaultMessage: 'Remove post {number, number}' },
});

interface Props {
  posts: readonly FilteredPost[];
  dropped: readonly string[];
  onDrop: (id: string) => void;
}

export function FilteredPosts({ posts, dropped, onDrop }: Props) {
  const intl = useIntl();
  const id = useId();
  const left = posts.filter((post) => !dropped.includes(post.id));
  if (posts.length === 0) return null;
  return (
    <div>
      <div id={id} className={styles.legend}>
        <FormattedMessage
          id="settings.filtered_posts_of"
          defaultMessage="{count, plural, =0 {No individual posts left} one {And # individual post} other {And # individual posts}}"
          values={{ count: left.length }}
        />
      </div>
      <ul className={styles.list} aria-labelledby={id}>
        {left.map((post, at) => (
          <li key={post.id} className={styles.filter}>
            <Words statusId={post.statusId} />
            <IconButton
              label={intl.formatMessage(messages.remove, { number: at + 1 })}
              icon={DeleteIcon}
              onPress={() => onDrop(post.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The post may not be loaded. */
function Words({ statusId }: { statusId: string }) {
  const status = useAppSelector((state) => selectStatusRow(state, statusId));
  return (
    <span dir="auto" className={styles.post}>
      {status?.summary || status?.text || statusId}
    </span>
  );
}
