/** Maps the names in the server's feature list to fields of the configuration. */
import type { InstanceConfig } from '@/domain/session/instance';
import { textsOf } from '@/api/decode/engine/read';

/** Returns nothing for a server without such a list. */
export function featuresOf(input: unknown): Partial<InstanceConfig> {
  if (!Array.isArray(input)) return {};
  // Some servers name a feature twice.
  const features = [...new Set(textsOf(input))];
  const has = (...names: string[]) => names.some((name) => features.includes(name));
  return {
    features,
    shoutAvailable: has('shout', 'chat'),
    pleromaChatMessagesAvailable: has('pleroma_chat_messages'),
    reactionsAvailable: has('pleroma_emoji_reactions'),
    customEmojiReactionsAvailable: has('pleroma_custom_emoji_reactions', 'custom_emoji_reactions'),
    gopherAvailable: has('gopher'),
    mediaProxyAvailable: has('media_proxy'),
    pollsAvailable: has('polls'),
    editingAvailable: has('editing'),
    quotingAvailable: has('quote_posting'),
    groupActorAvailable: has('pleroma:group_actors'),
    bookmarkFoldersAvailable: has('pleroma:bookmark_folders'),
    bubbleTimelineAvailable: has('bubble_timeline'),
    translationAvailable: has('akkoma:machine_translation'),
  };
}
