/** Finds the recipients of a reply. */
import type { Status } from './status';

/** Returns the answered and mentioned people; empty if it is not a reply. */
export function replyRecipients({ inReplyToUserId, mentions }: Status): readonly string[] {
  if (inReplyToUserId === null) return [];
  return [...new Set([inReplyToUserId, ...mentions.map(({ userId }) => userId)])];
}
