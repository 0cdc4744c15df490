/** Names of those who may quote a post, and react to it. */
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { InteractionKind } from '@/domain/composer/options/interactionRules';
import type { ReactionPolicy } from '@/domain/composer/options/reactionPolicies';

export const policyNames: Record<ReactionPolicy, MessageDescriptor> = defineMessages({
  public: { id: 'post_status.who_anyone', defaultMessage: 'Anyone' },
  approval: { id: 'post_status.who_approval', defaultMessage: 'With my approval' },
  followers: { id: 'post_status.scope.private', defaultMessage: 'Followers only' },
  nobody: { id: 'post_status.who_nobody', defaultMessage: 'Only me' },
  mentioned: { id: 'post_status.who_mentioned', defaultMessage: 'Only people mentioned' },
});

export const quoteLabel = defineMessage({
  id: 'post_status.who_quotes',
  defaultMessage: 'Who can quote',
});

export const reactionLabels: Record<InteractionKind, MessageDescriptor> = defineMessages({
  reply: { id: 'post_status.who_replies', defaultMessage: 'Who can reply' },
  favourite: { id: 'post_status.who_favourites', defaultMessage: 'Who can favourite' },
  repeat: { id: 'post_status.who_repeats', defaultMessage: 'Who can repeat' },
});
