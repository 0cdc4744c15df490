/** Labels of the visibilities in pickers. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Visibility } from '@/domain/statuses/status';

export const visibilityNames: Record<Visibility, MessageDescriptor> = defineMessages({
  public: { id: 'post_status.scope.public', defaultMessage: 'Public' },
  local: { id: 'post_status.scope.local', defaultMessage: 'This server only' },
  unlisted: { id: 'post_status.scope.unlisted', defaultMessage: 'Unlisted' },
  private: { id: 'post_status.scope.private', defaultMessage: 'Followers only' },
  list: { id: 'general.scope_in_timeline.list', defaultMessage: 'List members' },
  direct: { id: 'post_status.scope.direct', defaultMessage: 'Direct' },
});
