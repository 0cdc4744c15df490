import { decodePoll } from '@/api/decode/statuses/poll';
import { hasEnded } from '@/domain/statuses/poll';
import { emojiTable, splitEmoji } from '@/domain/statuses/emojiText';
import { fixtureBody } from '@support/fixtures';
import { wireEmoji, wirePoll } from '@support/wire';

describe('a decoded poll', () => {
  it("POLL-01 has its id, options, votes, voters, end, and the reader's vote", () => {
    expect(decodePoll(fixtureBody('statuses/poll-get-voted'))).toEqual({
      id: '1008',
      options: [
        { title: 'Tea', votesCount: 4 },
        { title: 'Coffee', votesCount: 1 },
        { title: 'Water', votesCount: 0 },
      ],
      multiple: false,
      voted: true,
      ownVotes: [0],
      expired: false,
      expiresAt: '2026-11-21T11:49:08.000Z',
      votesCount: 5,
      votersCount: 5,
      emoji: [],
      votersArePublic: false,
    });
  });

  it('POLL-01 has options as plain text, with their emoji pictures', () => {
    const title = 'Frogs :frog: <b>now</b>';
    const poll = decodePoll(
      wirePoll({ options: [{ title, votes_count: 2 }], emojis: [wireEmoji()] }),
    );
    expect(poll?.options).toEqual([{ title, votesCount: 2 }]);
    expect(splitEmoji(title, emojiTable(poll?.emoji ?? []))).toEqual([
      'Frogs ',
      expect.objectContaining({ shortcode: 'frog' }),
      ' <b>now</b>',
    ]);
  });

  it('POLL-01 has ended when its time is over, whatever flag it has', () => {
    const poll = decodePoll(
      wirePoll({ expired: false, expires_at: '2026-11-21T08:00:00.000Z', multiple: true }),
    );
    expect(poll?.multiple).toBe(true);
    expect(poll && hasEnded(poll, Date.parse('2026-11-22T00:00:00Z'))).toBe(true);
  });

  it('has no own votes for a visitor', () => {
    expect(decodePoll(fixtureBody('statuses/poll-get-anonymous'))).toMatchObject({
      voted: false,
      ownVotes: [],
    });
  });
});
