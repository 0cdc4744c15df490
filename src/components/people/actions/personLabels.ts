/** Labels of the actions on people, by state: off, on and pending. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RelationshipKind } from '@/domain/people/relationshipActions';

type Phase = 'off' | 'on' | 'tying' | 'undoing';

/** By relationship kind: the offered action, and its label while it is pending. */
export const relationshipLabels: Record<RelationshipKind, Record<Phase, MessageDescriptor>> = {
  following: defineMessages({
    off: { id: 'user_card.follow', defaultMessage: 'Follow' },
    on: { id: 'user_card.follow_unfollow', defaultMessage: 'Unfollow' },
    tying: { id: 'user_card.follow_progress', defaultMessage: 'Following…' },
    undoing: { id: 'user_card.unfollow_progress', defaultMessage: 'Unfollowing…' },
  }),
  muting: defineMessages({
    off: { id: 'user_card.mute', defaultMessage: 'Mute' },
    on: { id: 'user_card.unmute', defaultMessage: 'Unmute' },
    tying: { id: 'user_card.mute_progress', defaultMessage: 'Muting…' },
    undoing: { id: 'user_card.unmute_progress', defaultMessage: 'Unmuting…' },
  }),
  blocking: defineMessages({
    off: { id: 'user_card.block', defaultMessage: 'Block' },
    on: { id: 'user_card.unblock', defaultMessage: 'Unblock' },
    tying: { id: 'user_card.block_progress', defaultMessage: 'Blocking…' },
    undoing: { id: 'user_card.unblock_progress', defaultMessage: 'Unblocking…' },
  }),
  subscribing: defineMessages({
    off: { id: 'user_card.subscribe', defaultMessage: 'Notify me about posts' },
    on: { id: 'user_card.unsubscribe', defaultMessage: 'Stop notifying me about posts' },
    tying: { id: 'user_card.subscribe_progress', defaultMessage: 'Turning on notifications…' },
    undoing: { id: 'user_card.unsubscribe_progress', defaultMessage: 'Turning off notifications…' },
  }),
  showingRepeats: defineMessages({
    off: { id: 'user_card.show_repeats', defaultMessage: 'Show repeats' },
    on: { id: 'user_card.hide_repeats', defaultMessage: 'Hide repeats' },
    tying: { id: 'user_card.repeats_progress', defaultMessage: 'Updating…' },
    undoing: { id: 'user_card.repeats_progress', defaultMessage: 'Updating…' },
  }),
  endorsed: defineMessages({
    off: { id: 'user_card.feature', defaultMessage: 'Feature on my profile' },
    on: { id: 'user_card.unfeature', defaultMessage: 'Stop featuring on my profile' },
    tying: { id: 'user_card.repeats_progress', defaultMessage: 'Updating…' },
    undoing: { id: 'user_card.repeats_progress', defaultMessage: 'Updating…' },
  }),
  followedBy: defineMessages({
    off: { id: 'user_card.remove_follower', defaultMessage: 'Remove follower' },
    on: { id: 'user_card.remove_follower', defaultMessage: 'Remove follower' },
    tying: { id: 'user_card.remove_follower_progress', defaultMessage: 'Removing…' },
    undoing: { id: 'user_card.remove_follower_progress', defaultMessage: 'Removing…' },
  }),
  domainBlocking: defineMessages({
    off: { id: 'user_card.mute_domain', defaultMessage: 'Mute {domain}' },
    on: { id: 'user_card.unmute_domain', defaultMessage: 'Unmute {domain}' },
    tying: { id: 'domain_mute_card.mute_progress', defaultMessage: 'Muting…' },
    undoing: { id: 'domain_mute_card.unmute_progress', defaultMessage: 'Unmuting…' },
  }),
};

export const requestedLabel: MessageDescriptor = defineMessages({
  requested: { id: 'user_card.follow_sent', defaultMessage: 'Follow requested' },
}).requested;

/** Labels of the other actions. */
export const personCommandLabels = defineMessages({
  mention: { id: 'user_card.mention', defaultMessage: 'Mention' },
  chat: { id: 'user_card.message', defaultMessage: 'Message' },
  muteFor: { id: 'user_card.mute_for', defaultMessage: 'Mute for…' },
  muteNotifications: { id: 'user_card.mute_notifications', defaultMessage: 'Mute notifications' },
  unmuteNotifications: {
    id: 'user_card.unmute_notifications',
    defaultMessage: 'Unmute notifications',
  },
  lists: { id: 'user_card.edit_lists', defaultMessage: 'Add or remove from lists' },
  highlight: { id: 'user_card.highlight', defaultMessage: 'Highlight posts' },
  note: { id: 'user_card.note', defaultMessage: 'Private note' },
  copyHandle: { id: 'user_card.copy_handle', defaultMessage: 'Copy handle' },
  openOriginal: { id: 'user_card.open_original', defaultMessage: 'Open original' },
  report: { id: 'user_reporting.report', defaultMessage: 'Report' },
  more: { id: 'user_card.more_actions', defaultMessage: 'More actions' },
});
