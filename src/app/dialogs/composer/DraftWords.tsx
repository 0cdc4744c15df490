/** The words of an unsent post, the number of its posts and files, and its poll. */
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
  /** More than one for a chain. */
  posts?: number;
}

export function DraftWords({ subject, text, files, poll, posts = 1 }: Props) {
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
      <Extras files={files} poll={poll} posts={posts} />
    </>
  );
}

function Extras({ files, poll, posts }: { files: number; poll: boolean; posts: number }) {
  if (files === 0 && !poll && posts < 2) return null;
  return (
    <p className={styles.extras}>
      {posts > 1 && (
        <span className={styles.extra}>
          <FormattedMessage
            id="chain.count"
            defaultMessage="{count, plural, one {# post} other {# posts}}"
            values={{ count: posts }}
          />
        </span>
      )}
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
