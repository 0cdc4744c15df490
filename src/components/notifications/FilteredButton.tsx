/** Leads to the people whose notifications were filtered, and counts them; nothing without any. */
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectFilteredPeopleCount } from '@/selectors/notifications/notificationPolicy';
import {
  notificationPolicyClosed,
  notificationPolicyOpened,
} from '@/slices/notifications/notificationPolicy';
import { IconButton } from '@/ui/buttons/IconButton';
import { FilteredIcon } from '@/ui/icons/icons';

const messages = defineMessages({
  filtered: { id: 'notifications.filtered', defaultMessage: 'Filtered notifications' },
});

export function FilteredButton() {
  const intl = useIntl();
  const navigate = useNavigate();
  useWhileMounted('policy', notificationPolicyOpened(), notificationPolicyClosed());
  const count = useAppSelector(selectFilteredPeopleCount);
  if (count === 0) return null;
  return (
    <IconButton
      label={intl.formatMessage(messages.filtered)}
      icon={FilteredIcon}
      badge={count}
      onPress={() => void navigate(pathTo('notification-requests'))}
    />
  );
}
