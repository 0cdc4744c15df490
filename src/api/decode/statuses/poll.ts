/** Decodes polls, alone or on a status. */
import type { Poll } from '@/domain/statuses/status';
import type { WirePoll } from '@/api/wire/status';
import { decodeEmoji } from '@/api/decode/composer/emoji';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  momentOf,
  numberOf,
  textOf,
} from '@/api/decode/engine/read';

/** Returns null for a poll without an id, which cannot be voted on, or without options. */
export function decodePoll(input: unknown): Poll | null {
  const wire = fieldsOf<WirePoll>(input);
  const id = idOf(wire.id);
  const options = listOf(wire.options).map((option) => {
    const { title, votes_count } = fieldsOf<WirePoll['options'][number]>(option);
    return { title: textOf(title), votesCount: countOf(votes_count, null) };
  });
  if (id === null || options.length === 0) return null;
  return {
    id,
    expiresAt: momentOf(wire.expires_at),
    expired: flagOf(wire.expired),
    multiple: flagOf(wire.multiple),
    votesCount: countOf(wire.votes_count, 0),
    // Zero voters with votes means that the server does not know.
    votersCount: countOf(wire.voters_count, null) || null,
    options,
    emoji: decodeEmoji(wire.emojis),
    voted: flagOf(wire.voted),
    ownVotes: listOf(wire.own_votes)
      .map((vote) => numberOf(vote, null))
      .filter(
        (vote) => vote !== null && Number.isInteger(vote) && vote >= 0 && vote < options.length,
      )
      .map(Number),
    votersArePublic: flagOf(fieldsOf<{ non_anonymous: boolean }>(wire.pleroma).non_anonymous),
  };
}
