/** Bookmarks belong to an account; a visitor has none. */
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '@/ui/EmptyState';

export function NoBookmarks() {
  return (
    <EmptyState>
      <FormattedMessage id="timeline.no_statuses" defaultMessage="No statuses here yet" />
    </EmptyState>
  );
}
