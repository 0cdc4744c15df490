/** How many rows are selected. */
import { FormattedMessage } from 'react-intl';

export const SelectedCount = ({ count }: { count: number }) => (
  <FormattedMessage
    id="moderation.selected"
    defaultMessage="Selected: {count, number}"
    values={{ count }}
  />
);
