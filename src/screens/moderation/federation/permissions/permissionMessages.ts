/** The texts about drafts of rules, and lists that others keep. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PermissionType } from '@/domain/admin/server/permissions';

export const typeNames: Record<PermissionType, MessageDescriptor> = defineMessages({
  block: { id: 'federation.suspend', defaultMessage: 'Blocked' },
  allow: { id: 'federation.allow', defaultMessage: 'Allowed' },
});

const own = defineMessages({
  drafts: { id: 'nav.drafts', defaultMessage: 'Drafts' },
  subscriptions: { id: 'federation.subscriptions', defaultMessage: 'Subscriptions' },
  accept: { id: 'notifications.request_accept', defaultMessage: 'Accept' },
  reject: { id: 'moderation.reject', defaultMessage: 'Reject' },
  exclude: { id: 'federation.draft_exclude', defaultMessage: 'Reject for good' },
  known: {
    id: 'federation.host_known',
    defaultMessage: "There's already a rule for this server",
  },
  overwrite: { id: 'federation.draft_overwrite', defaultMessage: 'Overwrite' },
  severity: { id: 'federation.severity', defaultMessage: 'Severity' },
  name: { id: 'settings.filter_name', defaultMessage: 'Name' },
  address: { id: 'federation.list_address', defaultMessage: 'Address of the list' },
  noAddress: {
    id: 'admin_dash.emoji.url_missing',
    defaultMessage: 'Enter an address that starts with https://',
  },
  format: { id: 'post_status.format', defaultMessage: 'Format' },
  priority: { id: 'federation.list_priority', defaultMessage: 'Priority (0 to 255)' },
  asDraft: { id: 'federation.list_as_draft', defaultMessage: 'Only suggest rules, as drafts' },
  retracted: {
    id: 'federation.list_retracted',
    defaultMessage: 'Remove rules that are no longer on the list',
  },
  adopts: {
    id: 'federation.list_adopts',
    defaultMessage: 'Take over existing rules that are on the list',
  },
  login: { id: 'federation.list_login', defaultMessage: 'Login, if the list needs one' },
  username: { id: 'login.username', defaultMessage: 'Username' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  subscribe: { id: 'federation.list_add', defaultMessage: 'Subscribe' },
  test: { id: 'federation.list_test', defaultMessage: 'Test' },
  tested: {
    id: 'federation.list_tested',
    defaultMessage: 'Servers on the list: {count, number}',
  },
  editOf: { id: 'federation.edit_of', defaultMessage: 'Edit {host}' },
  removeOf: { id: 'federation.remove_of', defaultMessage: 'Remove {host}' },
  remove: { id: 'admin_dash.emoji.delete_file', defaultMessage: 'Remove' },
  withRules: {
    id: 'federation.list_rules',
    defaultMessage: 'Also remove the rules it added',
  },
});

export const messages: Record<keyof typeof own, MessageDescriptor> = own;
