/** The titles of the lists of accounts to do something as. */
import { defineMessages } from 'react-intl';

export const actAsTitles = defineMessages({
  reply: { id: 'accounts.reply_as_choose', defaultMessage: 'Reply as…' },
  favourite: { id: 'accounts.favourite_as_choose', defaultMessage: 'Favourite as…' },
});
