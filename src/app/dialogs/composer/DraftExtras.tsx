/** The number of files of an unsent post, and its poll. */
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icons/Icon';
import { PollIcon, UploadIcon } from '@/ui/icons/icons';
import styles from './Drafts.module.css';

export function DraftExtras({ files, poll }: { files: number; poll: boolean }) {
  if (files === 0 && !poll) return null;
  return (
    <p className={styles.extras}>
      {files > 0 && (
        <span className={styles.extra}>
          <Icon node={UploadIcon} className={styles.icon} aria-hidden />
          <FormattedMessage
            id="drafts.files"
            defaultMessage="{count, plural, one {# file} other {# files}}"
            values={{ count: files }}
          />
        </span>
      )}
      {poll && (
        <span className={styles.extra}>
          <Icon node={PollIcon} className={styles.icon} aria-hidden />
          <FormattedMessage id="polls.poll" defaultMessage="Poll" />
        </span>
      )}
    </p>
  );
}
