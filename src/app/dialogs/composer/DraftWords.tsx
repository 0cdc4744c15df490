/** The words of an unsent post, the number of its files, and its poll. */
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icons/Icon';
import { PollIcon, UploadIcon } from '@/ui/icons/icons';
import styles from './Drafts.module.css';

/** Characters shown of a long text. */
const EXCERPT = 280;

interface Props {
  subject: string;
  text: string;
  files: number;
  poll: boolean;
}

export function DraftWords({ subject, text, files, poll }: Props) {
  return (
    <>
      {subject !== '' && (
        <p className={styles.subject} dir="auto">
          {subject}
        </p>
      )}
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text.slice(0, EXCERPT)}
        </p>
      )}
      <Extras files={files} poll={poll} />
    </>
  );
}

function Extras({ files, poll }: Pick<Props, 'files' | 'poll'>) {
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
