/** The texts of the page about the own server. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { DocumentName } from '@/domain/admin/server/serverDocuments';
import type { ServerSection } from '@/domain/admin/serverOffers';
import type { MeasureName, Ranking } from '@/domain/admin/server/serverStatistics';

export const sectionNames: Record<ServerSection, MessageDescriptor> = defineMessages({
  statistics: { id: 'about.statistics', defaultMessage: 'Statistics' },
  announcements: { id: 'announcements.page_header', defaultMessage: 'Announcements' },
  rules: { id: 'about.rules', defaultMessage: 'Rules' },
  emoji: { id: 'emoji.emoji', defaultMessage: 'Emoji' },
  media: { id: 'moderation.media_cache', defaultMessage: 'Media cache' },
  documents: { id: 'server.documents', defaultMessage: 'Documents' },
  applications: { id: 'server.oauth_apps', defaultMessage: 'Applications' },
});

export const documentTitles: Record<DocumentName, MessageDescriptor> = defineMessages({
  'terms-of-service': { id: 'about.terms', defaultMessage: 'Terms of service' },
  'instance-panel': { id: 'nav.instance_panel', defaultMessage: 'About this server' },
});

export const measureNames: Record<MeasureName, MessageDescriptor> = defineMessages({
  active_users: { id: 'server.active_users', defaultMessage: 'Active accounts' },
  new_users: { id: 'server.new_users', defaultMessage: 'New accounts' },
  interactions: { id: 'nav.interactions', defaultMessage: 'Interactions' },
  opened_reports: { id: 'server.opened_reports', defaultMessage: 'New reports' },
  resolved_reports: { id: 'server.resolved_reports', defaultMessage: 'Resolved reports' },
});

export const rankingNames: Record<Ranking, MessageDescriptor> = defineMessages({
  languages: { id: 'server.languages', defaultMessage: 'Languages' },
  sources: { id: 'server.sources', defaultMessage: 'Apps' },
  servers: { id: 'server.servers', defaultMessage: 'Most active servers' },
  space_usage: { id: 'server.space_usage', defaultMessage: 'Disk space' },
});

const own = defineMessages({
  title: { id: 'doctor.check.server', defaultMessage: 'Server' },
  users: { id: 'about.statistics_users', defaultMessage: 'Accounts' },
  activeUsers: { id: 'about.statistics_active', defaultMessage: 'Active in the last month' },
  posts: { id: 'about.statistics_posts', defaultMessage: 'Posts from this server' },
  servers: { id: 'about.statistics_servers', defaultMessage: 'Known servers' },
  version: { id: 'settings.version.title', defaultMessage: 'Version' },
  knownPosts: { id: 'server.known_posts', defaultMessage: 'Known posts' },
  period: { id: 'server.period', defaultMessage: 'Period' },
  days: {
    id: 'settings.filter_days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  },
  before: { id: 'server.before', defaultMessage: 'Before: {count, number}' },
  table: { id: 'server.table', defaultMessage: 'Show as table' },
  retention: { id: 'server.retention', defaultMessage: 'Came back in later months' },
  rules: { id: 'about.rules', defaultMessage: 'Rules' },
  addRule: { id: 'server.add_rule', defaultMessage: 'Add rule' },
  text: { id: 'announcements.text_prompt', defaultMessage: 'Text' },
  hint: { id: 'server.rule_hint', defaultMessage: 'Explanation' },
  reallyDeleteRule: { id: 'server.rule_delete', defaultMessage: 'Delete this rule?' },
  edit: { id: 'status.edit', defaultMessage: 'Edit' },
  delete: { id: 'status.delete', defaultMessage: 'Delete' },
  save: { id: 'post_status.save', defaultMessage: 'Save' },
  cancel: { id: 'general.cancel', defaultMessage: 'Cancel' },
  html: { id: 'post_status.content_type["text/html"]', defaultMessage: 'HTML' },
  preview: { id: 'post_status.preview', defaultMessage: 'Preview' },
  reset: { id: 'admin_dash.reset_one_accept', defaultMessage: 'Reset' },
  resetOf: { id: 'settings.reset_one', defaultMessage: 'Reset “{setting}”' },
  mediaDays: {
    id: 'server.media_days',
    defaultMessage: 'Days to keep media from other servers',
  },
  mediaCleanup: { id: 'server.media_cleanup', defaultMessage: 'Clean up media' },
  mediaRefetch: { id: 'server.media_refetch', defaultMessage: 'Fetch missing emoji again' },
  mediaFrom: { id: 'server.media_from', defaultMessage: 'Only from this server' },
  mediaBegun: {
    id: 'server.media_begun',
    defaultMessage: 'The server has started and continues in the background.',
  },
  month: { id: 'user_profile.month', defaultMessage: 'Month' },
});

export const messages: Record<keyof typeof own, MessageDescriptor> = own;
