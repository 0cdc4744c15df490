/** Says that its author put a status at the top of their profile. */
import { FormattedMessage } from 'react-intl';
import { PinIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';

export const PinnedLine = () => (
  <ContextLine icon={PinIcon}>
    <FormattedMessage id="status.pinned" defaultMessage="Pinned" />
  </ContextLine>
);
