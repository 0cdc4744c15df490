/** The people to act on: all who appear in the loaded notifications. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { selectPeopleOfNotifications } from '@/selectors/admin/bulkActions';
import { EmptyState } from '@/ui/feedback/EmptyState';

interface Props {
  children: (userIds: readonly string[]) => ReactNode;
}

export function PeopleOfNotifications({ children }: Props) {
  const userIds = useAppSelector(selectPeopleOfNotifications, isShallowEqual);
  if (userIds.length > 0) return children(userIds);
  return (
    <EmptyState>
      <FormattedMessage
        id="crowd.nobody_in_notifications"
        defaultMessage="No people in your notifications yet"
      />
    </EmptyState>
  );
}
