/** Emoji reactions: lays pending ones over a status, and words the label of a reaction. */
import type { Reaction, Status } from './status';

/** The reader's unconfirmed reaction with one emoji. */
interface PendingReaction {
  wanted: boolean;
  /** The picture of a custom emoji. */
  url: string | null;
}

/** By the name of the emoji. */
export type PendingReactions = Record<string, PendingReaction>;

/** The number of reactions shown before the rest is expanded. */
export const MOST_REACTIONS = 12;

/** The most common reactions; others are found by searching. */
export const commonReactions = ['👍', '❤️', '😂', '😮', '😢', '😡', '🎉', '🔥'] as const;

/** Applies pending reactions to a status. */
export function applyPendingReactions(
  status: Status,
  pending: PendingReactions | undefined,
): Status {
  if (!pending) return status;
  const reactions = withPendingReactions(status.reactions, pending);
  return reactions === status.reactions ? status : { ...status, reactions };
}

export function withPendingReactions(before: Reaction[], pending: PendingReactions): Reaction[] {
  let reactions = before;
  for (const [name, change] of Object.entries(pending))
    reactions = applyPendingReaction(reactions, name, change);
  return reactions;
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

/** Returns the emoji, or a custom one's shortcode in colons. */
export const reactionLabel = ({ name, url }: Pick<Reaction, 'name' | 'url'>): string =>
  url === null ? name : `:${name}:`;

export const hasReacted = ({ reactions }: Pick<Status, 'reactions'>, name: string): boolean =>
  reactions.some((reaction) => reaction.name === name && reaction.mine);
