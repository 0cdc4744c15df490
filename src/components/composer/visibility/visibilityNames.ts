/** Labels of the visibilities in pickers. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SelectableVisibility } from '@/domain/composer/visibility';

export const visibilityNames: Record<SelectableVisibility, MessageDescriptor> = defineMessages({
  public: { id: 'post_status.scope.public', defaultMessage: 'Public' },
  local: { id: 'post_status.scope.local', defaultMessage: 'This server only' },
  unlisted: { id: 'post_status.scope.unlisted', defaultMessage: 'Unlisted' },
  private: { id: 'post_status.scope.private', defaultMessage: 'Followers only' },
  direct: { id: 'post_status.scope.direct', defaultMessage: 'Direct' },
});
