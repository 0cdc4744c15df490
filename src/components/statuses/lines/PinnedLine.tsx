/** Says that a status is pinned to its author's profile. */
import { FormattedMessage } from 'react-intl';
import { PinIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';

export const PinnedLine = () => (
  <ContextLine icon={PinIcon}>
    <FormattedMessage id="status.pinned" defaultMessage="Pinned" />
  </ContextLine>
);
