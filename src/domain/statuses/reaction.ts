/** Emoji reactions: what the reader's unconfirmed presses make of them, and how they are named. */
import type { Reaction, Status } from './status';

/** What the reader asked for with one emoji and the server has not yet confirmed. */
export interface PendingReaction {
  wanted: boolean;
  /** The picture of a custom emoji. */
  url: string | null;
}

/** By the name of the emoji. */
export type PendingReactions = Record<string, PendingReaction>;

/** As many are shown before the rest is asked for. */
export const MOST_REACTIONS = 12;

/** What people react with most; the rest is found by searching. */
export const commonReactions = ['👍', '❤️', '😂', '😮', '😢', '😡', '🎉', '🔥'] as const;

/** The status as the reader should see it: the server's reactions, bent by the wishes. */
export function applyPendingReactions(
  status: Status,
  pending: PendingReactions | undefined,
): Status {
  if (!pending) return status;
  let { reactions } = status;
  for (const [name, change] of Object.entries(pending))
    reactions = applyPendingReaction(reactions, name, change);
  return reactions === status.reactions ? status : { ...status, reactions };
}

function applyPendingReaction(
  reactions: Reaction[],
  name: string,
  { wanted, url }: PendingReaction,
): Reaction[] {
  const known = reactions.find((reaction) => reaction.name === name);
  if (!known) {
    return wanted ? [...reactions, { name, url, count: 1, mine: true, userIds: [] }] : reactions;
  }
  if (known.mine === wanted) return reactions;
  const seen = { ...known, mine: wanted, count: known.count + (wanted ? 1 : -1) };
  return reactions.flatMap((reaction) => {
    if (reaction !== known) return [reaction];
    return seen.count > 0 ? [seen] : [];
  });
}

/** The emoji itself, or the shortcode of a custom one in colons. */
export const reactionLabel = ({ name, url }: Pick<Reaction, 'name' | 'url'>): string =>
  url === null ? name : `:${name}:`;

export const hasReacted = ({ reactions }: Status, name: string): boolean =>
  reactions.some((reaction) => reaction.name === name && reaction.mine);
