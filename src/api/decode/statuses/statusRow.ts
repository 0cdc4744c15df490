/** Builds the row of one status from the ids of the people and statuses around it. */
import type { Mention, Reaction, Status, Visibility } from '@/domain/statuses/status';
import type {
  WireMention,
  WireReaction,
  WireStatus,
  WireStatusAkkoma,
  WireStatusPleroma,
  WireTag,
} from '@/api/wire/status';
import { decodeAttachments, decodeCard } from './attachment';
import { decodeEmoji } from '@/api/decode/composer/emoji';
import { decodeFilterMatches } from '@/api/decode/timelines/filterMatch';
import { cleanHtml, htmlToText } from '@/api/decode/engine/html';
import { decodePoll } from './poll';
import { quoteConsentIn, quotePolicyIn, quoteStateOf, type FoundQuote } from './quote';
import {
  addressOf,
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  idsOf,
  isRecord,
  listOf,
  momentOf,
  stringOf,
  textOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';
import { decodeVisibility } from './visibility';

interface Surroundings {
  id: string;
  userId: string;
  repeatOfId: string | null;
  quote: FoundQuote;
}

/** Builds the row field by field: spreading other objects into it is much slower. */
export function statusRow(
  wire: Distrusted<WireStatus>,
  { id, userId, repeatOfId, quote }: Surroundings,
): Status {
  const pleroma = fieldsOf<WireStatusPleroma>(wire.pleroma);
  // A repeat copies the original's text and never shows its own.
  const html = repeatOfId === null ? cleanHtml(wire.content) : '';
  const text = repeatOfId === null ? (plainTextIn(pleroma.content) ?? htmlToText(html)) : '';
  const inReplyToId = idOf(wire.in_reply_to_id);
  const inReplyToUserId = idOf(wire.in_reply_to_account_id);
  const row: Status = {
    id,
    userId,
    repeatOfId,
    uri: textOf(wire.uri),
    url: addressOf(wire.url) ?? addressOf(wire.uri),
    createdAt: momentOf(wire.created_at) ?? '',
    editedAt: momentOf(wire.edited_at),
    html,
    text,
    summary: plainTextIn(pleroma.spoiler_text) ?? textOf(wire.spoiler_text),
    // An unknown visibility is read as the narrowest public one.
    visibility: visibilityOf(wire),
    sensitive: flagOf(wire.sensitive),
    // Akkoma says that a language is undetermined.
    language: wire.language === 'und' ? null : stringOf(wire.language),
    inReplyToId,
    inReplyToUserId,
    inReplyToUri: addressOf(fieldsOf<WireStatusAkkoma>(wire.akkoma).in_reply_to_apid),
    inReplyToScreenName:
      stringOf(pleroma.in_reply_to_account_acct) ?? screenNameIn(wire, inReplyToUserId),
    parentVisible: inReplyToId !== null && flagOf(pleroma.parent_visible, true),
    conversationId: idOf(pleroma.conversation_id),
    directConversationId: idOf(pleroma.direct_conversation_id),
    quoteId: quote.id,
    quoteUrl: quote.url,
    quoteVisible: quote.visible,
    quoteState: quoteStateOf(quote),
    quotePolicy: quotePolicyIn(wire.quote_approval),
    replyCount: countOf(wire.replies_count, 0),
    repeatCount: countOf(wire.reblogs_count, 0),
    favouriteCount: countOf(wire.favourites_count, 0),
    quoteCount: countOf(pleroma.quotes_count, null) ?? countOf(wire.quotes_count, 0),
    favourited: flagOf(wire.favourited),
    repeated: flagOf(wire.reblogged),
    bookmarked: flagOf(wire.bookmarked),
    bookmarkFolderId: idOf(pleroma.bookmark_folder),
    muted: flagOf(wire.muted),
    // Without `thread_muted`, `muted` is about the thread alone.
    threadMuted: flagOf(pleroma.thread_muted, !isRecord(wire.pleroma) && flagOf(wire.muted)),
    pinned: flagOf(wire.pinned),
    isLocal: flagOf(
      pleroma.local,
      !textOf(fieldsOf<{ acct: string }>(wire.account).acct).includes('@'),
    ),
    media: decodeAttachments(wire.media_attachments),
    mentions: keepReadable(listOf(wire.mentions), decodeMention).items,
    hashtags: listOf(wire.tags)
      .map((tag) => textOf(fieldsOf<WireTag>(tag).name))
      .filter(Boolean),
    emoji: decodeEmoji(wire.emojis),
    reactions: decodeReactions(pleroma.emoji_reactions ?? wire.emoji_reactions),
    card: decodeCard(wire.card),
    poll: decodePoll(wire.poll),
    application: stringOf(fieldsOf<{ name: string }>(wire.application).name),
    expiresAt: momentOf(pleroma.expires_at),
    filtered: decodeFilterMatches(wire.filtered),
    deleted: false,
  };
  const consent = quoteConsentIn(wire.quote_approval);
  if (consent !== undefined) row.quoteConsent = consent;
  return row;
}

/** GoToSocial has a flag for what others have a visibility for. */
function visibilityOf({ visibility, local_only }: Distrusted<WireStatus>): Visibility {
  const known = decodeVisibility(visibility, 'unlisted');
  return local_only === true && known === 'public' ? 'local' : known;
}

const plainTextIn = (forms: unknown): string | null => {
  const text = fieldsOf<Record<string, string>>(forms)['text/plain'];
  return typeof text === 'string' ? text : null;
};

/** Returns the screen name of the answered author, if they are among the accounts in the status. */
function screenNameIn(wire: Distrusted<WireStatus>, userId: string | null): string | null {
  if (userId === null) return null;
  const named = [...listOf(wire.mentions), wire.account].map((item) => fieldsOf<WireMention>(item));
  return stringOf(named.find(({ id }) => idOf(id) === userId)?.acct);
}

function decodeMention(input: unknown): Mention | Refusal {
  const wire = fieldsOf<WireMention>(input);
  const userId = idOf(wire.id);
  if (userId === null) return refuse('mention', 'no id');
  return {
    userId,
    screenName: stringOf(wire.acct) ?? textOf(wire.username),
    url: addressOf(wire.url) ?? '',
  };
}

export const decodeReactions = (wires: unknown): Reaction[] =>
  keepReadable(listOf(wires), decodeReaction).items;

function decodeReaction(input: unknown): Reaction | Refusal {
  const wire = fieldsOf<WireReaction>(input);
  const name = reactionName(wire.name);
  if (name === null) return refuse('reaction', 'no name');
  const accounts = listOf(wire.accounts).map((account) => fieldsOf<WireMention>(account).id);
  return {
    name,
    count: countOf(wire.count, 0),
    mine: flagOf(wire.me),
    url: addressOf(wire.url),
    userIds: idsOf(wire.account_ids ?? accounts),
  };
}

/** Returns a character, or a shortcode without the colons that some calls add. */
export function reactionName(value: unknown): string | null {
  const name = stringOf(value);
  return name === null ? null : stringOf(name.replace(/^:(.+):$/, '$1'));
}
