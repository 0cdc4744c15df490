/** The texts about the custom emoji of GoToSocial. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

const own = defineMessages({
  title: { id: 'emoji.emoji', defaultMessage: 'Emoji' },
  add: { id: 'admin_dash.emoji.adding_new', defaultMessage: 'Add emoji' },
  pick: { id: 'admin_dash.emoji.upload', defaultMessage: 'Choose image' },
  shortcode: { id: 'admin_dash.emoji.shortcode', defaultMessage: 'Shortcode' },
  taken: {
    id: 'server.emoji_taken',
    defaultMessage: 'There is already an emoji with this shortcode',
  },
  missing: {
    id: 'server.emoji_missing',
    defaultMessage: 'Choose an image and enter a shortcode of letters, digits and underscores',
  },
  category: { id: 'admin_dash.emoji.pack', defaultMessage: 'Pack' },
  removeOf: { id: 'admin_dash.emoji.delete', defaultMessage: 'Remove {shortcode}' },
  remove: { id: 'admin_dash.emoji.delete_file', defaultMessage: 'Remove' },
});

export const messages: Record<keyof typeof own, MessageDescriptor> = own;
