/** The server's own news: severed relationships, a decision of its moderators, a review. */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Notification } from '@/domain/notifications/notification';
import styles from './Rows.module.css';

const sentences: Record<'severed' | 'warning' | 'annual', MessageDescriptor> = defineMessages({
  severed: {
    id: 'notifications.severed',
    defaultMessage:
      '{reason, select, user_domain_block {You blocked {subject}} account_suspension {Your server suspended {subject}} other {Your server blocked {subject}}}',
  },
  warning: {
    id: 'notifications.warning',
    defaultMessage:
      "{reason, select, disable {Your account was disabled} mark_statuses_as_sensitive {Some of your posts were marked as sensitive} delete_statuses {Some of your posts were removed} sensitive {Your posts will be marked as sensitive from now on} silence {Your account was limited} suspend {Your account was suspended} other {Your server's moderators sent you a warning}}",
  },
  annual: {
    id: 'notifications.annual',
    defaultMessage: 'Your {subject} in review is ready',
  },
});

const wordsOf: Record<string, keyof typeof sentences> = {
  severed_relationships: 'severed',
  moderation_warning: 'warning',
  annual_report: 'annual',
};

export function ServerNoticeText({ wireType, notice }: Pick<Notification, 'wireType' | 'notice'>) {
  const { reason = '', subject = '' } = notice ?? {};
  return (
    <FormattedMessage
      {...sentences[wordsOf[wireType] ?? 'warning']}
      values={{ reason, subject: <bdi>{subject}</bdi> }}
    />
  );
}

/** The losses, or the words of the moderators. */
export function ServerNoticeDetails({
  wireType,
  notice,
}: Pick<Notification, 'wireType' | 'notice'>) {
  if (!notice) return null;
  const { subject, followers, following } = notice;
  if (wireType === 'severed_relationships') {
    return (
      <p className={styles.note}>
        <FormattedMessage
          id="notifications.severed_lost"
          defaultMessage="Followers lost: {followers, number} · Followed accounts lost: {following, number}"
          values={{ followers, following }}
        />
      </p>
    );
  }
  if (wireType !== 'moderation_warning' || subject === '') return null;
  return (
    <p className={styles.note} dir="auto">
      {subject}
    </p>
  );
}
