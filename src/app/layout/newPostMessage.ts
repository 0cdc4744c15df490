/** The label of the floating button and of the composer column. */
import { defineMessage, type MessageDescriptor } from 'react-intl';

export const newPostMessage: MessageDescriptor = defineMessage({
  id: 'post_status.new_status',
  defaultMessage: 'New post',
});
