/** What a row is about: the beginning of a post, leading to it. */
import { FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/text/EmojiText';
import { cutText } from '@/domain/cardText';
import { pathTo } from '@/domain/routes';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectStatus } from '@/selectors/statuses';
import { Link } from '@/ui/Link';
import styles from './Rows.module.css';

/** About three lines of a narrow column; what is too much for them is cut by the style. */
const MOST = 240;

export function StatusExtract({ statusId }: { statusId: string }) {
  const status = useAppSelector((state) => selectStatus(state, statusId));
  const { stopGifs } = useReading();
  if (!status || status.deleted) {
    return (
      <p className={styles.extract}>
        {status ? (
          <FormattedMessage id="status.status_deleted" defaultMessage="This post was deleted" />
        ) : (
          <FormattedMessage
            id="status.status_unavailable"
            defaultMessage="This post is not available"
          />
        )}
      </p>
    );
  }
  // A subject stands for what its author did not want to show at once.
  const words = (status.summary.trim() || status.text.trim()).replace(/\s+/g, ' ');
  return (
    <Link
      className={styles.extract}
      to={pathTo('conversation', { id: statusId })}
      dir="auto"
      lang={status.language ?? undefined}
    >
      {words === '' ? (
        <FormattedMessage
          id="notifications.only_files"
          defaultMessage="{count, plural, =0 {Open the post} one {# attachment} other {# attachments}}"
          values={{ count: status.media.length }}
        />
      ) : (
        <EmojiText text={cutText(words, MOST)} emoji={status.emoji} still={stopGifs} />
      )}
    </Link>
  );
}
