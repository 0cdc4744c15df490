/** The texts about the policy towards other servers. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ServerRule } from '@/domain/session/about';

export const ruleNames: Record<ServerRule, MessageDescriptor> = defineMessages({
  accept: { id: 'about.mrf.simple.accept', defaultMessage: 'Accepted' },
  reject: { id: 'about.mrf.simple.reject', defaultMessage: 'Rejected' },
  quarantined: { id: 'about.mrf.simple.quarantine', defaultMessage: 'Quarantined' },
  federated_timeline_removal: {
    id: 'about.mrf.simple.ftl_removal',
    defaultMessage: 'Removed from the known network',
  },
  media_removal: { id: 'about.mrf.simple.media_removal', defaultMessage: 'Media removed' },
  media_nsfw: { id: 'about.mrf.simple.media_nsfw', defaultMessage: 'Media marked as sensitive' },
  followers_only: {
    id: 'about.mrf.simple.followers_only',
    defaultMessage: 'Posts for followers only',
  },
  report_removal: { id: 'about.mrf.simple.report_removal', defaultMessage: 'Reports ignored' },
  avatar_removal: { id: 'about.mrf.simple.avatar_removal', defaultMessage: 'Avatars removed' },
  banner_removal: { id: 'about.mrf.simple.banner_removal', defaultMessage: 'Banners removed' },
  reject_deletes: { id: 'about.mrf.simple.reject_deletes', defaultMessage: 'Deletions ignored' },
});

export const ruleMeanings: Record<ServerRule, MessageDescriptor> = defineMessages({
  accept: {
    id: 'about.mrf.simple.accept_desc',
    defaultMessage: 'Only posts of these servers are taken.',
  },
  reject: {
    id: 'about.mrf.simple.reject_desc',
    defaultMessage: 'Nothing is taken from these servers.',
  },
  quarantined: {
    id: 'about.mrf.simple.quarantine_desc',
    defaultMessage: 'Only public posts are sent to these servers.',
  },
  federated_timeline_removal: {
    id: 'about.mrf.simple.ftl_removal_desc',
    defaultMessage: 'Posts of these servers do not appear in the known network.',
  },
  media_removal: {
    id: 'about.mrf.simple.media_removal_desc',
    defaultMessage: 'Posts of these servers come without their media.',
  },
  media_nsfw: {
    id: 'about.mrf.simple.media_nsfw_desc',
    defaultMessage: 'Media of these servers are hidden until one asks to see them.',
  },
  followers_only: {
    id: 'about.mrf.simple.followers_only_desc',
    defaultMessage: 'Posts of these servers are seen only by those who follow their authors.',
  },
  report_removal: {
    id: 'about.mrf.simple.report_removal_desc',
    defaultMessage: 'Reports from these servers are not read.',
  },
  avatar_removal: {
    id: 'about.mrf.simple.avatar_removal_desc',
    defaultMessage: 'People of these servers have no avatars here.',
  },
  banner_removal: {
    id: 'about.mrf.simple.banner_removal_desc',
    defaultMessage: 'People of these servers have no banners here.',
  },
  reject_deletes: {
    id: 'about.mrf.simple.reject_deletes_desc',
    defaultMessage: 'What is deleted on these servers stays here.',
  },
});
