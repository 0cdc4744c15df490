/** The reason why a quoted post is not shown, and a link to it. */
import { defineMessages, FormattedMessage } from 'react-intl';
import type { QuoteState } from '@/domain/statuses/status';
import { safeLink } from '@/lib/net/safeLink';
import styles from './StatusQuote.module.css';

const messages = defineMessages({
  pending: {
    id: 'status.quote_pending',
    defaultMessage: 'The quoted post will appear once its author approves.',
  },
  refused: {
    id: 'status.quote_refused',
    defaultMessage: "The author of the quoted post doesn't allow this quote.",
  },
  pendingOwn: {
    id: 'status.quote_pending_own',
    defaultMessage: 'Your quote is waiting for the author of the quoted post to approve it.',
  },
  revoked: {
    id: 'status.quote_revoked',
    defaultMessage: 'The author of the quoted post removed it from here.',
  },
  forbidden: {
    id: 'status.quote_forbidden',
    defaultMessage: "You don't have permission to see the quoted post.",
  },
  deleted: { id: 'status.quote_deleted', defaultMessage: 'The quoted post was deleted.' },
  muted: {
    id: 'status.quote_muted',
    defaultMessage: 'The quoted post is by someone you muted or blocked.',
  },
  unavailable: {
    id: 'status.quote_unavailable',
    defaultMessage: "The quoted post isn't available here.",
  },
});

interface Props {
  state: QuoteState;
  url: string | null;
  /** The reader wrote the quoting post. */
  isOwn: boolean;
}

export function QuoteNotice({ state, url, isOwn }: Props) {
  const known = state === 'none' || state === 'shown' ? 'unavailable' : state;
  const reason = known === 'pending' && isOwn ? 'pendingOwn' : known;
  const href = safeLink(url);
  return (
    <p className={styles.notice}>
      <FormattedMessage {...messages[reason]} />
      {href !== null && reason !== 'deleted' && (
        <>
          {' '}
          <a href={href} target="_blank" rel="nofollow noopener noreferrer">
            <FormattedMessage id="status.open_quoted" defaultMessage="Open quoted post" />
          </a>
        </>
      )}
    </p>
  );
}
