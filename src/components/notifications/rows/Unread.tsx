/** Marks a row as unread for screen readers; others see it by its colour. */
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

export function Unread({ id }: { id?: string }) {
  return (
    <VisuallyHidden id={id}>
      <FormattedMessage id="notifications.unseen" defaultMessage="unread" />
    </VisuallyHidden>
  );
}
