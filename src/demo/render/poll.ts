/** Renders polls as the API sends them. */
import type { Json } from '../http/json';
import { emojiIn } from '../state/posts';
import type { Poll } from '../state/types';
import { renderEmoji } from './emoji';
import type { View } from './view';
import { isoTime } from './view';

export function renderPoll({ world, viewer }: View, poll: Poll): Json {
  const votes = poll.options.reduce((sum, option) => sum + option.by.length, 0);
  const own = viewer ? (poll.votes.get(viewer.id) ?? []) : [];
  return {
    id: poll.id,
    expires_at: isoTime(world, poll.expiresAt),
    expired: poll.expiresAt <= world.clock.now(),
    multiple: poll.multiple,
    votes_count: votes,
    voters_count: new Set(poll.options.flatMap((option) => option.by)).size,
    options: poll.options.map(({ title, by }) => ({ title, votes_count: by.length })),
    emojis: renderEmoji(world, emojiIn(world, poll.options.map(({ title }) => title).join(' '))),
    ...(world.dialect === 'pleroma' ? { pleroma: { non_anonymous: false } } : {}),
    ...(viewer ? { voted: own.length > 0 || viewer.id === poll.authorId, own_votes: own } : {}),
  };
}
