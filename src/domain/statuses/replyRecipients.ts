/** To whom a reply speaks. */
import type { Status } from './status';

/** Whom it answers and whom it names; empty for what is no reply. */
export function replyRecipients({ inReplyToUserId, mentions }: Status): readonly string[] {
  if (inReplyToUserId === null) return [];
  return [...new Set([inReplyToUserId, ...mentions.map(({ userId }) => userId)])];
}
