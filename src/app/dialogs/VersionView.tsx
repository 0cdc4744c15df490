/** One version of a post: when it was made, and all that it said. */
import { FormattedMessage } from 'react-intl';
import { AttachmentLinks } from '@/components/status/AttachmentLinks';
import { EmojiText } from '@/components/text/EmojiText';
import { RichText } from '@/components/text/RichText';
import type { StatusVersion } from '@/domain/statusVersion';
import { useReading } from '@/hooks/useReading';
import { RelativeTime } from '@/ui/RelativeTime';
import styles from './StatusHistory.module.css';

interface Props {
  version: StatusVersion;
  at: number;
  of: number;
}

export function VersionView({ version, at, of }: Props) {
  const { stopGifs, greentext, useAbsoluteTimeFormat } = useReading();
  const { createdAt, summary, html, emoji, media, pollOptions, sensitive } = version;
  return (
    <>
      <p className={styles.when}>
        <strong>
          <VersionName at={at} of={of} />
        </strong>
        <RelativeTime date={createdAt} absolute={useAbsoluteTimeFormat} />
        {sensitive && (
          <FormattedMessage id="status.version_sensitive" defaultMessage="Marked as sensitive" />
        )}
      </p>
      {summary !== '' && (
        <p className={styles.subject} dir="auto">
          <EmojiText text={summary} emoji={emoji} still={stopGifs} />
        </p>
      )}
      <RichText html={html} emoji={emoji} greentext={greentext} stillEmoji={stopGifs} />
      {pollOptions.length > 0 && (
        <ul className={styles.options}>
          {pollOptions.map((option, index) => (
            <li key={index} dir="auto">
              <EmojiText text={option} emoji={emoji} still={stopGifs} />
            </li>
          ))}
        </ul>
      )}
      {media.length > 0 && <AttachmentLinks media={media} />}
    </>
  );
}

function VersionName({ at, of }: Omit<Props, 'version'>) {
  if (at === of) return <FormattedMessage id="status.version_now" defaultMessage="As it is now" />;
  if (at === 1) {
    return <FormattedMessage id="status.version_first" defaultMessage="As it was first" />;
  }
  return (
    <FormattedMessage
      id="status.version_edit"
      defaultMessage="After edit {number, number}"
      values={{ number: at - 1 }}
    />
  );
}
