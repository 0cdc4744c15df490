/** What a dialog says whose content a later change builds. */
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '@/ui/EmptyState';

export function NotBuiltText() {
  return (
    <EmptyState>
      <FormattedMessage id="general.dialog_not_built_yet" defaultMessage="This is not built yet." />
    </EmptyState>
  );
}
