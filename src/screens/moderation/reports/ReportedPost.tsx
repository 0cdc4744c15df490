/** A reported post: its text first; its files stay covered until they are asked for, and then grey. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import { Gallery } from '@/components/statuses/media/deferredGallery';
import type { ReportOffers } from '@/domain/admin/reportQueue';
import { pathTo } from '@/domain/session/routes';
import type { Status } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { Button } from '@/ui/buttons/Button';
import { Link } from '@/ui/buttons/Link';
import { Confirm } from '@/ui/dialog/Confirm';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { messages } from '@/screens/moderation/messages';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props {
  statusId: string;
  offers: Pick<ReportOffers, 'posts'>;
  onAct: (does: 'delete' | 'sensitive') => void;
}

export function ReportedPost({ statusId, offers, onAct }: Props) {
  const status = useAppSelector((state) => selectStatus(state, statusId));
  if (!status) {
    return (
      <p className={styles.post}>
        <FormattedMessage
          id="status.status_unavailable"
          defaultMessage="This post isn't available"
        />
      </p>
    );
  }
  return (
    <blockquote className={styles.post} data-deleted={status.deleted || undefined}>
      {status.deleted && (
        <p className={styles.label}>
          <FormattedMessage id="status.status_deleted" defaultMessage="This post was deleted" />
        </p>
      )}
      {status.summary !== '' && (
        <p className={styles.subject} dir="auto">
          {status.summary}
        </p>
      )}
      <RichText html={status.html} emoji={status.emoji} mentions={status.mentions} stillEmoji />
      {status.media.length > 0 && <CoveredMedia status={status} />}
      <div className={styles.buttons}>
        <Link className={styles.context} to={pathTo('conversation', { id: status.id })}>
          <RelativeTime date={status.createdAt} absolute />
        </Link>
        {offers.posts && !status.deleted && <PostActions status={status} onAct={onAct} />}
      </div>
    </blockquote>
  );
}

function CoveredMedia({ status }: { status: Status }) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <div className={styles.media}>
        <Gallery status={{ ...status, sensitive: false }} compact />
      </div>
    );
  }
  return (
    <Button size="small" onPress={() => setShown(true)}>
      <FormattedMessage id="status.show_media" defaultMessage="Show media" />{' '}
      <FormattedMessage
        id="general.count_in_brackets"
        defaultMessage="({count})"
        values={{ count: status.media.length }}
      />
    </Button>
  );
}

function PostActions({ status, onAct }: { status: Status; onAct: Props['onAct'] }) {
  const intl = useIntl();
  const [asking, ask] = useState(false);
  return (
    <>
      {status.media.length > 0 && !status.sensitive && (
        <Button size="small" onPress={() => onAct('sensitive')}>
          <FormattedMessage id="moderation.mark_sensitive" defaultMessage="Mark as sensitive" />
        </Button>
      )}
      <Button size="small" onPress={() => ask(true)}>
        {intl.formatMessage(messages.delete)}
      </Button>
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.deleteQuestion)}
          accept={intl.formatMessage(messages.delete)}
          tone="danger"
          onCancel={() => ask(false)}
          onAccept={() => {
            ask(false);
            onAct('delete');
          }}
        />
      )}
    </>
  );
}
