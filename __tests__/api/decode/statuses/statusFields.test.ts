/** Every field of a status card, decoded from one full status of the server. */
import { decodeStatus, decodeStatusList } from '@/api/decode/statuses/status';
import { isRefusal } from '@/api/decode/engine/refusal';
import { createRowMeasurements } from '@/virtualList/rowMeasurements';
import { selectEngagedUserIds } from '@/selectors/statuses/statusEngagement';
import { selectStatus } from '@/selectors/statuses/statuses';
import { noEntities } from '@/domain/engine/entities';
import { selectUser } from '@/selectors/people/users';
import { statusEngagementReceived } from '@/slices/statuses/statusEngagement';
import { rootReducer } from '@/slices/root';
import { statusDeleted } from '@/slices/statuses/statuses';
import { statusesKnown } from '@support/statuses/statuses';
import {
  wireAttachment,
  wireCard,
  wireEmoji,
  wireMention,
  wirePoll,
  wireReaction,
  wireRepeat,
  wireStatus,
} from '@support/wire';

const quoted = wireStatus({ id: 'q1' });
const full = wireStatus({
  edited_at: '2026-11-20T12:00:00.000Z',
  content: '<p>Hi <b>you</b> :frog:</p>',
  spoiler_text: 'About :frog:',
  visibility: 'direct',
  sensitive: true,
  in_reply_to_id: 's0',
  in_reply_to_account_id: 'u2',
  replies_count: 3,
  reblogs_count: 4,
  favourites_count: 5,
  favourited: true,
  reblogged: true,
  bookmarked: true,
  muted: true,
  pinned: true,
  media_attachments: [wireAttachment()],
  mentions: [wireMention()],
  tags: [{ name: 'pond', url: 'https://home.example/tag/pond' }],
  emojis: [wireEmoji()],
  card: wireCard(),
  poll: wirePoll(),
  url: 'https://hill.example/@ben/1',
  pleroma: {
    ...wireStatus().pleroma,
    local: false,
    conversation_id: 77,
    content: { 'text/plain': 'Hi you :frog:' },
    spoiler_text: { 'text/plain': 'About :frog:' },
    in_reply_to_account_acct: 'ben@hill.example',
    emoji_reactions: [wireReaction()],
    parent_visible: true,
    thread_muted: true,
    quote: quoted,
    quote_id: 'q1',
    quote_url: 'https://home.example/objects/q1',
    quote_visible: true,
  },
});

const known = rootReducer(undefined, statusesKnown(full));

describe('CARD-01 a status', () => {
  it("has every field under this client's name", () => {
    expect(selectStatus(known, 's1')).toMatchObject({
      id: 's1',
      repeatOfId: null,
      userId: 'u1',
      visibility: 'direct',
      text: 'Hi you :frog:',
      html: '<p>Hi <b>you</b> :frog:</p>',
      summary: 'About :frog:',
      sensitive: true,
      media: [{ id: '1001', description: 'a pond' }],
      mentions: [{ userId: 'u2', screenName: 'ben@hill.example' }],
      emoji: [{ shortcode: 'frog' }],
      hashtags: ['pond'],
      card: { url: 'https://cards.example/article' },
      poll: { id: '987' },
      quoteId: 'q1',
      quoteUrl: 'https://home.example/objects/q1',
      quoteVisible: true,
      parentVisible: true,
      inReplyToId: 's0',
      inReplyToUserId: 'u2',
      inReplyToScreenName: 'ben@hill.example',
      conversationId: '77',
      replyCount: 3,
      favourited: true,
      favouriteCount: 5,
      repeated: true,
      repeatCount: 4,
      bookmarked: true,
      pinned: true,
      muted: true,
      threadMuted: true,
      reactions: [{ name: '👍', url: null, count: 2, mine: true, userIds: ['u1', 'u2'] }],
      editedAt: '2026-11-20T12:00:00.000Z',
      createdAt: '2026-11-20T11:48:48.000Z',
      url: 'https://hill.example/@ben/1',
      isLocal: false,
      deleted: false,
    });
    expect(selectStatus(known, 'q1')).toMatchObject({ id: 'q1' });
    expect(selectUser(known, 'u1')).toMatchObject({ screenName: 'mia' });
  });

  it.each(['direct', 'private', 'unlisted', 'public'] as const)('may be %s', (visibility) => {
    const answer = decodeStatus(wireStatus({ visibility }));
    expect(!isRefusal(answer) && answer.entities.statuses[0]?.visibility).toBe(visibility);
  });

  it('that is deleted is marked as such', () => {
    const gone = rootReducer(known, statusDeleted({ statusId: 's1' }));
    expect(selectStatus(gone, 's1')?.deleted).toBe(true);
  });

  it('has the people who favourited and repeated it in separate lists', () => {
    const people = { favouritedBy: ['u2'], repeatedBy: ['u3', 'u4'] };
    const told = statusEngagementReceived({ statusId: 's1', people, entities: noEntities() });
    const state = rootReducer(known, told);
    expect(selectEngagedUserIds(state, 's1', 'favouritedBy')).toEqual(['u2']);
    expect(selectEngagedUserIds(state, 's1', 'repeatedBy')).toEqual(['u3', 'u4']);
  });

  it('is assumed to be 120 pixels high until it is measured', () => {
    const heights = createRowMeasurements();
    heights.setRows(['s1', 's2']);
    heights.measure('s2', 300);
    expect(['s1', 's2'].map(heights.heightOf)).toEqual([120, 300]);
  });
});

describe('CARD-02 a status of the type', () => {
  const typed = (type: string, changes = {}) => ({ ...wireStatus(), ...changes, type });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  it.each(['status', 'edit'])('%s is a status', (type) => {
    expect(decodeStatusList([typed(type)]).ids).toEqual(['s1']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('retweet contains the status that it repeats', () => {
    const { ids, entities } = decodeStatusList([{ ...wireRepeat(), type: 'retweet' }]);
    expect(ids).toEqual(['r1']);
    expect(entities.statuses.map(({ id, repeatOfId }) => [id, repeatOfId])).toEqual([
      ['s1', null],
      ['r1', 's1'],
    ]);
  });

  it.each(['favorite', 'follow'])('%s is known and not shown', (type) => {
    expect(decodeStatusList([typed(type), wireStatus({ id: 's2' })]).ids).toEqual(['s2']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('that is unknown is only logged', () => {
    expect(decodeStatusList([typed('dream'), wireStatus({ id: 's2' })]).ids).toEqual(['s2']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith('a status of the unknown type "dream"');
  });
});

it.each([
  ['automatic', 'automatic'],
  ['manual', 'manual'],
  ['denied', 'denied'],
  ['unknown', undefined],
])('what the reader may quote, as Mastodon says it: %s', (current_user, consent) => {
  const quote_approval = { automatic: ['followers'], manual: [], current_user };
  const { statuses } = decodeStatusList([wireStatus({ quote_approval })]).entities;
  expect(statuses[0]?.quoteConsent).toBe(consent);
});
