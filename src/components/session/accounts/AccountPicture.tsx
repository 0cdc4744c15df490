/**
 * The picture of an account with a ring in its colour, and the number of its unread notifications. The
 * handle beside it says the same as the colour.
 */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { KeptAccount } from '@/domain/session/accounts';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectAccountHues } from '@/selectors/session/accountHues';
import { selectAccounts } from '@/selectors/session/accounts';
import { Badge } from '@/ui/feedback/Badge';
import { Avatar } from '@/ui/images/Avatar';
import { customProperties } from '@/ui/structure/customProperties';
import styles from './AccountPicture.module.css';

const messages: Record<'unread', MessageDescriptor> = defineMessages({
  unread: {
    id: 'notifications.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
  },
});

interface Props {
  account: KeptAccount;
  size: 'tiny' | 'small';
}

export function AccountPicture({ account: { slot, avatarUrl, unread }, size }: Props) {
  const intl = useIntl();
  const { defaultAvatar } = useDisplayPreferences();
  const { slot: own } = useAppSelector(selectAccounts);
  const hue = useAppSelector((state) => selectAccountHues(state).get(slot));
  return (
    <span className={styles.picture} data-size={size} style={customProperties({ '--hue': hue })}>
      <Avatar url={avatarUrl} fallbackUrl={defaultAvatar} size={size} />
      {slot !== own && (
        <span className={styles.badge}>
          <Badge
            count={unread}
            tone="notification"
            label={intl.formatMessage(messages.unread, { count: unread })}
          />
        </span>
      )}
    </span>
  );
}
