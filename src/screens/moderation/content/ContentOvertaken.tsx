/** Says that another moderator was faster. */
import { FormattedMessage } from 'react-intl';

export const ContentOvertaken = () => (
  <FormattedMessage
    id="moderation.content_overtaken"
    defaultMessage="Someone else has already changed this."
  />
);
