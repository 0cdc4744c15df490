/** One version of a post: its time and its full content. */
import { FormattedMessage } from 'react-intl';
import { AttachmentLinks } from '@/components/statuses/embeds/AttachmentLinks';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import type { StatusVersion } from '@/domain/statuses/statusVersion';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { isEqual } from '@/lib/values/isEqual';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { VersionDiff } from './VersionDiff';
import { VersionText } from './VersionText';
import styles from './StatusHistory.module.css';

interface Props {
  version: StatusVersion;
  /** The previous version; null for the first. */
  before: StatusVersion | null;
  at: number;
  of: number;
}

export function VersionView({ version, before, at, of }: Props) {
  const { stopGifs } = useDisplayPreferences();
  const { createdAt, summary, emoji, media, pollOptions, sensitive } = version;
  return (
    <>
      <p className={styles.when}>
        <strong>
          <VersionName at={at} of={of} />
        </strong>
        <RelativeTime date={createdAt} absolute />
        {sensitive && (
          <FormattedMessage id="status.version_sensitive" defaultMessage="Marked as sensitive" />
        )}
      </p>
      {before && before.summary !== summary ? (
        <div className={styles.subject}>
          <VersionDiff before={before.summary} after={summary} />
        </div>
      ) : (
        summary !== '' && (
          <p className={styles.subject} dir="auto">
            <EmojiText text={summary} emoji={emoji} still={stopGifs} />
          </p>
        )
      )}
      <VersionText version={version} before={before} />
      {pollOptions.length > 0 && (
        <ul className={styles.options}>
          {pollOptions.map((option, index) => (
            <li key={index} dir="auto">
              <EmojiText text={option} emoji={emoji} still={stopGifs} />
            </li>
          ))}
        </ul>
      )}
      {before && !isEqual(filesOf(before), filesOf(version)) && (
        <p className={styles.note}>
          <FormattedMessage
            id="status.version_files_changed"
            defaultMessage="Files or descriptions changed"
          />
        </p>
      )}
      {media.length > 0 && <AttachmentLinks media={media} />}
    </>
  );
}

const filesOf = ({ media }: StatusVersion): unknown =>
  media.map(({ id, description }) => ({ id, description }));

function VersionName({ at, of }: Omit<Props, 'version' | 'before'>) {
  if (at === of) return <FormattedMessage id="status.version_now" defaultMessage="Current" />;
  if (at === 1) {
    return <FormattedMessage id="status.version_first" defaultMessage="Original" />;
  }
  return (
    <FormattedMessage
      id="status.version_edit"
      defaultMessage="Edit {number, number}"
      values={{ number: at - 1 }}
    />
  );
}
