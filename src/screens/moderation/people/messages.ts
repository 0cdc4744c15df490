/** The texts about people that several parts of the moderators' area share. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ModerationTag, Right } from '@/domain/admin/moderation';
import type { Origin, RoleFilter, SearchField, Standing } from '@/domain/admin/people';
import type { Measure } from '@/domain/admin/reportQueue';

export const fieldLabels: Record<SearchField, MessageDescriptor> = defineMessages({
  name: { id: 'registration.username', defaultMessage: 'Username' },
  displayName: { id: 'registration.fullname', defaultMessage: 'Display name' },
  email: { id: 'registration.email', defaultMessage: 'E-mail' },
  ip: { id: 'moderation.ip', defaultMessage: 'IP address' },
  domain: { id: 'settings.version.backend_version', defaultMessage: 'Server' },
});

export const originLabels: Record<Origin, MessageDescriptor> = defineMessages({
  any: { id: 'interactions.all', defaultMessage: 'All' },
  local: { id: 'general.scope_in_timeline.local', defaultMessage: 'This server only' },
  remote: { id: 'moderation.other_servers', defaultMessage: 'Other servers only' },
});

export const standingLabels: Record<Standing, MessageDescriptor> = defineMessages({
  any: { id: 'interactions.all', defaultMessage: 'All' },
  active: { id: 'moderation.standing_active', defaultMessage: 'Active' },
  waiting: { id: 'moderation.standing_waiting', defaultMessage: 'Waiting for approval' },
  unconfirmed: { id: 'moderation.standing_unconfirmed', defaultMessage: 'E-mail not confirmed' },
  deactivated: { id: 'moderation.standing_deactivated', defaultMessage: 'Deactivated' },
  silenced: { id: 'moderation.standing_silenced', defaultMessage: 'Limited' },
  disabled: { id: 'moderation.standing_disabled', defaultMessage: 'Login frozen' },
  suspended: { id: 'moderation.standing_suspended', defaultMessage: 'Suspended' },
});

/** The states that measures bring about. */
export const inForceLabels: Record<Measure, MessageDescriptor> = {
  ...standingLabels,
  ...defineMessages({
    sensitized: { id: 'moderation.standing_sensitized', defaultMessage: 'All media sensitive' },
  }),
};

export const roleLabels: Record<RoleFilter, MessageDescriptor> = defineMessages({
  any: { id: 'interactions.all', defaultMessage: 'All' },
  staff: { id: 'moderation.staff', defaultMessage: 'Staff' },
  admin: { id: 'general.role.admin', defaultMessage: 'Admin' },
  moderator: { id: 'general.role.moderator', defaultMessage: 'Moderator' },
});

export const rightLabels: Record<Right, MessageDescriptor> = defineMessages({
  admin: { id: 'general.role.admin', defaultMessage: 'Admin' },
  moderator: { id: 'general.role.moderator', defaultMessage: 'Moderator' },
});

export const tagLabels: Record<ModerationTag, MessageDescriptor> = defineMessages({
  'mrf_tag:media-force-nsfw': {
    id: 'user_card.admin_menu.force_nsfw',
    defaultMessage: 'Mark all media as sensitive',
  },
  'mrf_tag:media-strip': {
    id: 'user_card.admin_menu.strip_media',
    defaultMessage: 'Remove media from posts',
  },
  'mrf_tag:force-unlisted': {
    id: 'user_card.admin_menu.force_unlisted',
    defaultMessage: 'Make all posts unlisted',
  },
  'mrf_tag:sandbox': {
    id: 'user_card.admin_menu.sandbox',
    defaultMessage: 'Make all posts followers-only',
  },
  'mrf_tag:disable-remote-subscription': {
    id: 'user_card.admin_menu.disable_remote_subscription',
    defaultMessage: 'Prevent follows from other servers',
  },
  'mrf_tag:disable-any-subscription': {
    id: 'user_card.admin_menu.disable_any_subscription',
    defaultMessage: 'Prevent all follows',
  },
  'mrf_tag:quarantine': {
    id: 'user_card.admin_menu.quarantine',
    defaultMessage: "Don't send posts to other servers",
  },
});

export const grants: Record<'grant' | 'revoke', Record<Right, MessageDescriptor>> = {
  grant: defineMessages({
    admin: { id: 'user_card.admin_menu.grant_admin', defaultMessage: 'Make administrator' },
    moderator: { id: 'user_card.admin_menu.grant_moderator', defaultMessage: 'Make moderator' },
  }),
  revoke: defineMessages({
    admin: { id: 'user_card.admin_menu.revoke_admin', defaultMessage: 'Remove as administrator' },
    moderator: {
      id: 'user_card.admin_menu.revoke_moderator',
      defaultMessage: 'Remove as moderator',
    },
  }),
};

type Word =
  | 'people'
  | 'search'
  | 'searchIn'
  | 'doSearch'
  | 'state'
  | 'servers'
  | 'roles'
  | 'restrictions'
  | 'all'
  | 'approve'
  | 'reject'
  | 'answer'
  | 'confirmMail'
  | 'mailAgain'
  | 'resetLink'
  | 'secondFactorOff'
  | 'passwordChange'
  | 'delete'
  | 'deleteQuestion'
  | 'typeName'
  | 'account'
  | 'posts';

export const words: Record<Word, MessageDescriptor> = defineMessages({
  people: { id: 'search.people', defaultMessage: 'People' },
  search: { id: 'lists.search', defaultMessage: 'Search for people' },
  searchIn: { id: 'moderation.search_in', defaultMessage: 'Search in' },
  doSearch: { id: 'nav.search', defaultMessage: 'Search' },
  state: { id: 'report.state', defaultMessage: 'State' },
  servers: { id: 'settings.version.backend_version', defaultMessage: 'Server' },
  roles: { id: 'user_card.admin_menu.rights', defaultMessage: 'Roles' },
  restrictions: { id: 'user_card.admin_menu.tags', defaultMessage: 'Restrictions' },
  all: { id: 'interactions.all', defaultMessage: 'All' },
  approve: { id: 'user_card.approve', defaultMessage: 'Approve' },
  reject: { id: 'moderation.reject', defaultMessage: 'Reject' },
  answer: { id: 'moderation.applicant_text', defaultMessage: 'Message to the applicant' },
  confirmMail: { id: 'moderation.confirm_mail', defaultMessage: 'Confirm e-mail address' },
  mailAgain: { id: 'moderation.mail_again', defaultMessage: 'Send confirmation e-mail again' },
  resetLink: { id: 'moderation.reset_link', defaultMessage: 'Password reset link' },
  secondFactorOff: {
    id: 'moderation.second_factor_off',
    defaultMessage: 'Turn off two-factor authentication',
  },
  passwordChange: {
    id: 'moderation.password_change',
    defaultMessage: 'Require a new password',
  },
  delete: { id: 'user_card.admin_menu.delete_account', defaultMessage: 'Delete account' },
  deleteQuestion: {
    id: 'user_card.admin_menu.delete_account_confirm',
    defaultMessage: 'Delete the account {name} and all its posts?',
  },
  typeName: { id: 'moderation.type_name', defaultMessage: 'To confirm, type {name}' },
  account: { id: 'user_card.admin_menu.account', defaultMessage: 'Account' },
  posts: { id: 'user_card.statuses', defaultMessage: 'Posts' },
});
