/** Says that somebody else has approved a person who was to be refused. */
import { FormattedMessage } from 'react-intl';

export const AlreadyDecided = () => (
  <FormattedMessage
    id="moderation.sign_up_overtaken"
    defaultMessage="Someone else has already approved this sign-up."
  />
);
