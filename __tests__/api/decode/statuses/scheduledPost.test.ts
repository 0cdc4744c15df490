import {
  decodeScheduledPost,
  decodeScheduledPosts,
  isScheduled,
} from '@/api/decode/statuses/scheduledPost';
import { isRefusal } from '@/api/decode/engine/refusal';
import { attachment } from '@support/composer/postingServer';
import { fixtureBody } from '@support/fixtures';

describe('a scheduled post', () => {
  it('is read from what Pleroma answered', () => {
    const rows = decodeScheduledPosts(fixtureBody('timelines/scheduled'));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({
      id: '2',
      scheduledAt: Date.parse('2026-11-22T11:49:07.000Z'),
      text: 'Good morning from the past',
      subject: '',
      visibility: 'public',
      sensitive: false,
      language: null,
      contentType: null,
      inReplyToId: null,
      quoteId: null,
      poll: null,
      expiresIn: null,
      quotePolicy: null,
      replyPolicy: null,
      favouritePolicy: null,
      repeatPolicy: null,
      listId: null,
      media: [],
    });
  });

  it('is told from a post that was published at once', () => {
    expect(isScheduled(fixtureBody('statuses/post-scheduled'))).toBe(true);
    expect(isScheduled(fixtureBody('statuses/post-scheduled-too-near'))).toBe(false);
    for (const odd of [null, 'x', [], { scheduled_at: null }]) expect(isScheduled(odd)).toBe(false);
  });

  it('keeps what others tell, also values that were sent in a form', () => {
    const wire = {
      id: 7,
      scheduled_at: '2026-11-27T09:00:00Z',
      params: {
        text: 'Which?',
        spoiler_text: 'Ponds',
        visibility: 'unlisted',
        sensitive: 'true',
        language: 'de',
        in_reply_to_id: 12,
        quoted_status_id: 's2',
        expires_in: '3660',
        quote_approval_policy: 'followers',
        interaction_policy: { can_reply: { always: ['author', 'mentioned'] } },
        poll: { options: ['Yes', 'No'], expires_in: '600', multiple: 'false' },
      },
      media_attachments: [attachment('m1', 'A frog'), {}],
    };
    expect(decodeScheduledPost(wire)).toMatchObject({
      id: '7',
      sensitive: true,
      language: 'de',
      inReplyToId: '12',
      quoteId: 's2',
      expiresIn: 3_600,
      quotePolicy: 'followers',
      replyPolicy: 'mentioned',
      favouritePolicy: null,
      repeatPolicy: null,
      listId: null,
      poll: { options: ['Yes', 'No'], expiresIn: 600, multiple: false },
      media: [{ id: 'm1', description: 'A frog' }],
    });
  });

  it('without an id or a time is left out', () => {
    for (const odd of [null, {}, { id: '1' }, { id: '1', scheduled_at: 'soon' }]) {
      expect(isRefusal(decodeScheduledPost(odd))).toBe(true);
    }
    expect(decodeScheduledPosts([{}, { id: '1', scheduled_at: '2026-11-27' }])).toHaveLength(1);
  });
});
