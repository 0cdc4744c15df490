/** What the floating button and the column of the composer are called. */
import { defineMessage, type MessageDescriptor } from 'react-intl';

export const newPostMessage: MessageDescriptor = defineMessage({
  id: 'post_status.new_status',
  defaultMessage: 'New post',
});
