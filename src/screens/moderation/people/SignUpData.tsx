/** The reason, mail and address of a sign-up, as far as the right shows them. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffPerson } from '@/domain/admin/people';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { fieldLabels } from './messages';
import styles from './People.module.css';

export function SignUpData({ person: { email, ip, reason, createdAt } }: { person: StaffPerson }) {
  const { formatMessage } = useIntl();
  return (
    <dl className={styles.facts}>
      {reason !== null && (
        <div className={styles.reason}>
          <dt>
            <FormattedMessage id="registration.reason" defaultMessage="Why do you want to join?" />
          </dt>
          <dd dir="auto">{reason}</dd>
        </div>
      )}
      {email !== null && (
        <div>
          <dt>{formatMessage(fieldLabels.email)}</dt>
          <dd dir="ltr">{email}</dd>
        </div>
      )}
      {ip !== null && (
        <div>
          <dt>{formatMessage(fieldLabels.ip)}</dt>
          <dd dir="ltr">{ip}</dd>
        </div>
      )}
      {createdAt !== null && (
        <div>
          <dt>
            <FormattedMessage id="moderation.signed_up" defaultMessage="Signed up" />
          </dt>
          <dd>
            <RelativeTime date={createdAt} absolute />
          </dd>
        </div>
      )}
    </dl>
  );
}
