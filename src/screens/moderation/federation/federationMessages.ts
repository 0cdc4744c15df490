/** The texts of the pages about other servers. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FederationOffers, FurtherMeasure, Severity } from '@/domain/admin/federation';
import type { LineFault, PlanKind } from '@/domain/admin/federationCsv';
import type { AddressSeverity } from '@/domain/admin/serverLists';
import { ruleMeanings, ruleNames } from '@/components/admin/policyTexts';

export const severityNames: Record<Severity, MessageDescriptor> = defineMessages({
  suspend: { id: 'federation.suspend', defaultMessage: 'Blocked' },
  silence: { id: 'federation.silence', defaultMessage: 'Limited' },
  noop: { id: 'federation.noop', defaultMessage: 'Not limited' },
  allow: { id: 'federation.allow', defaultMessage: 'Allowed' },
});

const meanings: Record<Severity, MessageDescriptor> = defineMessages({
  suspend: {
    id: 'federation.suspend_desc',
    defaultMessage:
      'Nothing is exchanged with this server any more, and follows in both directions end.',
  },
  silence: {
    id: 'federation.silence_desc',
    defaultMessage: 'Posts from there are only seen by people who follow their authors.',
  },
  noop: { id: 'federation.noop_desc', defaultMessage: 'Only what you choose below applies.' },
  allow: {
    id: 'federation.allow_desc',
    defaultMessage: 'This server may exchange posts with yours, even if others may not.',
  },
});

const ofPleroma: Record<Severity, MessageDescriptor> = {
  suspend: ruleMeanings.reject,
  silence: ruleMeanings.federated_timeline_removal,
  noop: meanings.noop,
  allow: ruleMeanings.accept,
};

/** The meaning of a severity differs between families. */
export const severityMeaning = (
  { api }: Pick<FederationOffers, 'api'>,
  severity: Severity,
): MessageDescriptor => (api === 'pleroma' ? ofPleroma : meanings)[severity];

export type Measure = 'media_removal' | 'report_removal' | FurtherMeasure;

export const measureNames: Record<Measure, MessageDescriptor> = ruleNames;
export const measureMeanings: Record<Measure, MessageDescriptor> = ruleMeanings;

export const planNames: Record<PlanKind, MessageDescriptor> = defineMessages({
  new: { id: 'federation.line_new', defaultMessage: 'New' },
  changed: { id: 'federation.line_changed', defaultMessage: 'Changed' },
  same: { id: 'federation.line_same', defaultMessage: 'Unchanged' },
  broken: { id: 'federation.line_broken', defaultMessage: 'Broken' },
});

export const faultNames: Record<LineFault, MessageDescriptor> = defineMessages({
  host: { id: 'federation.no_host', defaultMessage: "This isn't a server name" },
  quote: { id: 'federation.fault_quote', defaultMessage: 'Missing quotation mark' },
  hidden: {
    id: 'federation.fault_hidden',
    defaultMessage: 'Part of the name is hidden with asterisks',
  },
  severity: {
    id: 'federation.fault_severity',
    defaultMessage: "Your server doesn't have this severity",
  },
  own: { id: 'federation.fault_own', defaultMessage: 'This is your own server' },
  twice: { id: 'federation.fault_twice', defaultMessage: 'Already listed in this file' },
});

export const addressMeasures: Record<AddressSeverity, MessageDescriptor> = defineMessages({
  sign_up_requires_approval: {
    id: 'federation.address_approval',
    defaultMessage: 'Sign-ups need approval',
  },
  sign_up_block: { id: 'federation.address_sign_up', defaultMessage: 'No sign-ups' },
  no_access: { id: 'federation.address_access', defaultMessage: 'No access at all' },
});

const own = defineMessages({
  title: { id: 'about.mrf.federation', defaultMessage: 'Federation' },
  servers: { id: 'settings.domain_mutes', defaultMessage: 'Servers' },
  known: { id: 'federation.known', defaultMessage: 'Known servers' },
  files: { id: 'federation.files', defaultMessage: 'Import and export' },
  relays: { id: 'federation.relays', defaultMessage: 'Relays' },
  mail: { id: 'federation.mail', defaultMessage: 'E-mail providers' },
  emails: { id: 'federation.emails', defaultMessage: 'E-mail addresses' },
  addresses: { id: 'federation.addresses', defaultMessage: 'IP addresses' },
  excludes: { id: 'federation.draft_excluded', defaultMessage: 'Rejected for good' },
  headerBlocks: { id: 'federation.header_blocks', defaultMessage: 'Blocked headers' },
  headerAllows: { id: 'federation.header_allows', defaultMessage: 'Allowed headers' },
  checkEmail: { id: 'federation.email_check', defaultMessage: 'Check' },
  emailBlocked: { id: 'federation.email_blocked', defaultMessage: 'This address is blocked.' },
  emailFree: { id: 'federation.email_free', defaultMessage: "This address isn't blocked." },
  renewKeys: { id: 'federation.keys', defaultMessage: 'Fetch keys again' },
  keysAbout: {
    id: 'federation.keys_about',
    defaultMessage:
      'Do this if nothing arrives from this server any more because its keys have changed.',
  },
  keysRenewed: { id: 'federation.keys_done', defaultMessage: 'The keys will be fetched again.' },
  find: { id: 'about.mrf.find', defaultMessage: 'Search servers and reasons' },
  all: { id: 'interactions.all', defaultMessage: 'All' },
  counted: { id: 'about.mrf.list', defaultMessage: '{name} ({count, number})' },
  add: { id: 'federation.add', defaultMessage: 'Add server' },
  ruleFor: { id: 'federation.rule_for', defaultMessage: 'Add rule for {host}' },
  noneFound: { id: 'about.mrf.none_found', defaultMessage: 'No matching servers' },
  editOf: { id: 'federation.edit_of', defaultMessage: 'Edit {host}' },
  removeOf: { id: 'federation.remove_of', defaultMessage: 'Remove {host}' },
  host: { id: 'doctor.check.server', defaultMessage: 'Server' },
  hostKnown: {
    id: 'federation.host_known',
    defaultMessage: "There's already a rule for this server",
  },
  severity: { id: 'federation.severity', defaultMessage: 'Severity' },
  measures: { id: 'federation.measures', defaultMessage: 'Further measures' },
  publicComment: { id: 'federation.public_comment', defaultMessage: 'Public comment' },
  privateComment: {
    id: 'federation.private_comment',
    defaultMessage: 'Comment for moderators',
  },
  save: { id: 'post_status.save', defaultMessage: 'Save' },
  remove: { id: 'settings.remove_picture', defaultMessage: 'Remove' },
  block: { id: 'user_card.block', defaultMessage: 'Block' },
  blockQuestion: { id: 'user_card.block_confirm', defaultMessage: 'Block {name}?' },
  nameHidden: {
    id: 'federation.name_hidden',
    defaultMessage: "Full name isn't shown publicly",
  },
  allowOnly: {
    id: 'federation.allow_only',
    defaultMessage:
      "Once you allow a server, posts from all servers that aren't on this list are rejected.",
  },
  apply: { id: 'federation.apply', defaultMessage: 'Apply changes ({count, number})' },
  pick: { id: 'settings.import_pick', defaultMessage: 'Choose CSV file' },
  usual: { id: 'federation.usual', defaultMessage: 'For lines without a severity' },
  duration: { id: 'federation.duration', defaultMessage: 'Duration' },
  noName: { id: 'federation.no_name', defaultMessage: 'This entry is incomplete or invalid' },
  addName: { id: 'admin_dash.emoji.add_file', defaultMessage: 'Add' },
  follow: { id: 'user_card.follow', defaultMessage: 'Follow' },
  unfollow: { id: 'user_card.follow_unfollow', defaultMessage: 'Unfollow' },
  forEver: { id: 'settings.filter_for_ever', defaultMessage: 'Forever' },
  days: {
    id: 'settings.filter_days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
  },
});

export const messages: Record<keyof typeof own, MessageDescriptor> = own;
