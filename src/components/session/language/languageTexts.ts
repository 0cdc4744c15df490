/** The texts that the button and the list of languages share. */
import { defineMessages } from 'react-intl';

export const languageTexts = defineMessages({
  language: { id: 'post_status.language', defaultMessage: 'Language' },
  unsaid: { id: 'post_status.language_unsaid', defaultMessage: 'No language set' },
});
