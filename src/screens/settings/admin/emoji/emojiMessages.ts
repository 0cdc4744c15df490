/** Texts that the emoji forms share. */
import { defineMessages } from 'react-intl';

export const emojiMessages = defineMessages({
  shortcode: { id: 'admin_dash.emoji.shortcode', defaultMessage: 'Shortcode' },
  filename: { id: 'admin_dash.emoji.filename', defaultMessage: 'File name' },
});
