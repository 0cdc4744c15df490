/** The texts about the policy towards other servers, for the about page and for moderators. */
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
    defaultMessage: 'Followers only',
  },
  report_removal: { id: 'about.mrf.simple.report_removal', defaultMessage: 'Reports ignored' },
  avatar_removal: { id: 'about.mrf.simple.avatar_removal', defaultMessage: 'Avatars removed' },
  banner_removal: { id: 'about.mrf.simple.banner_removal', defaultMessage: 'Banners removed' },
  reject_deletes: { id: 'about.mrf.simple.reject_deletes', defaultMessage: 'Deletions ignored' },
});

export const ruleMeanings: Record<ServerRule, MessageDescriptor> = defineMessages({
  accept: {
    id: 'about.mrf.simple.accept_desc',
    defaultMessage: 'Only posts from these servers are accepted.',
  },
  reject: {
    id: 'about.mrf.simple.reject_desc',
    defaultMessage: 'Nothing is accepted from these servers.',
  },
  quarantined: {
    id: 'about.mrf.simple.quarantine_desc',
    defaultMessage: 'Only public posts are sent to these servers.',
  },
  federated_timeline_removal: {
    id: 'about.mrf.simple.ftl_removal_desc',
    defaultMessage: "Posts from these servers don't appear in the known network.",
  },
  media_removal: {
    id: 'about.mrf.simple.media_removal_desc',
    defaultMessage: 'Posts from these servers are shown without their media.',
  },
  media_nsfw: {
    id: 'about.mrf.simple.media_nsfw_desc',
    defaultMessage: 'Media from these servers is hidden until you open it.',
  },
  followers_only: {
    id: 'about.mrf.simple.followers_only_desc',
    defaultMessage: "Posts from these servers are only visible to their authors' followers.",
  },
  report_removal: {
    id: 'about.mrf.simple.report_removal_desc',
    defaultMessage: "Moderators here don't see reports from these servers.",
  },
  avatar_removal: {
    id: 'about.mrf.simple.avatar_removal_desc',
    defaultMessage: 'Accounts on these servers have no avatar here.',
  },
  banner_removal: {
    id: 'about.mrf.simple.banner_removal_desc',
    defaultMessage: 'Accounts on these servers have no banner here.',
  },
  reject_deletes: {
    id: 'about.mrf.simple.reject_deletes_desc',
    defaultMessage: 'Posts deleted on these servers stay here.',
  },
});
