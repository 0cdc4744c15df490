/** Tells screen readers what the colour of a row tells everybody else. */
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

export function Unread({ id }: { id?: string }) {
  return (
    <VisuallyHidden id={id}>
      <FormattedMessage id="notifications.unseen" defaultMessage="unread" />
    </VisuallyHidden>
  );
}
