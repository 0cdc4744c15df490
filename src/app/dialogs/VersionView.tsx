/** One version of a post: when it was made, and all that it said. */
import { FormattedMessage } from 'react-intl';
import { AttachmentLinks } from '@/components/status/AttachmentLinks';
import { EmojiText } from '@/components/text/EmojiText';
import type { StatusVersion } from '@/domain/statusVersion';
import { useReading } from '@/hooks/useReading';
import { isEqual } from '@/lib/isEqual';
import { RelativeTime } from '@/ui/RelativeTime';
import { MarkedChanges } from './MarkedChanges';
import { VersionText } from './VersionText';
import styles from './StatusHistory.module.css';

interface Props {
  version: StatusVersion;
  /** The version that this one took the place of; null for the first. */
  before: StatusVersion | null;
  at: number;
  of: number;
}

export function VersionView({ version, before, at, of }: Props) {
  const { stopGifs } = useReading();
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
          <MarkedChanges before={before.summary} after={summary} />
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
            defaultMessage="The files or their descriptions were changed."
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
