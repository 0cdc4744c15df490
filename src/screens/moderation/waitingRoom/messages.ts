/** The texts about invitations. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Word =
  | 'invites'
  | 'more'
  | 'less'
  | 'mostUses'
  | 'expires'
  | 'create'
  | 'email'
  | 'mail'
  | 'revoke';

export const words: Record<Word, MessageDescriptor> = defineMessages({
  invites: { id: 'moderation.invites', defaultMessage: 'Invites' },
  more: { id: 'general.show_more', defaultMessage: 'Show more' },
  less: { id: 'general.show_less', defaultMessage: 'Show less' },
  mostUses: { id: 'moderation.invite_limit', defaultMessage: 'Number of sign-ups' },
  expires: { id: 'moderation.invite_expires', defaultMessage: 'Last day' },
  create: { id: 'moderation.invite_create', defaultMessage: 'Create invite' },
  email: { id: 'registration.email', defaultMessage: 'E-mail' },
  mail: { id: 'moderation.invite_mail', defaultMessage: 'Send invite' },
  revoke: { id: 'moderation.invite_revoke', defaultMessage: 'Revoke' },
});
