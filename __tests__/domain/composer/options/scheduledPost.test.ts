import fc from 'fast-check';
import { emptyDraft } from '@/domain/composer/draft';
import { isScheduledDraft } from '@/domain/composer/duplicateCheck';
import { postOf } from '@/domain/composer/posting';
import {
  draftOfScheduled,
  fieldOfTime,
  firstOffer,
  isTooSoon,
  schedulePresets,
  scheduledTarget,
  soonestFirst,
  timeOfField,
  type ScheduledPost,
} from '@/domain/composer/options/scheduledPost';
import { someAttachment } from '@support/composer/drafts';

const server = {
  postFormats: [],
  family: 'mastodon' as const,
  pollLimits: { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Thursday. */
const NOON = new Date(2026, 10, 26, 12).getTime();

const post = (changes: Partial<ScheduledPost> = {}): ScheduledPost => ({
  id: '7',
  scheduledAt: NOON + HOUR,
  text: 'Rye first',
  subject: '',
  visibility: 'unlisted',
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
  ...changes,
});

const presetsAt = (now: number) => schedulePresets(now).map(({ preset }) => preset);

describe('the offered times', () => {
  it('are an hour, tonight, tomorrow and Monday, by the clock of this browser', () => {
    expect(schedulePresets(NOON).map(({ time }) => fieldOfTime(time))).toEqual([
      '2026-11-26T13:00',
      '2026-11-26T20:00',
      '2026-11-27T09:00',
      '2026-11-30T09:00',
    ]);
  });

  it('leave out the evening when it is here, and Monday when that is tomorrow', () => {
    expect(presetsAt(new Date(2026, 10, 26, 19, 55).getTime())).not.toContain('tonight');
    expect(presetsAt(new Date(2026, 10, 29, 12).getTime())).not.toContain('monday');
    expect(presetsAt(new Date(2026, 10, 30, 12).getTime())).toContain('monday');
  });

  it('are always far enough ahead, the first one too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        expect(isTooSoon(firstOffer(now), now)).toBe(false);
        for (const { time } of schedulePresets(now)) expect(isTooSoon(time, now)).toBe(false);
      }),
    );
  });

  it('survive the form field to the minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000_000 }), (minutes) => {
        const time = minutes * MINUTE;
        const again = timeOfField(fieldOfTime(time)) ?? NaN;
        // When the clock is put back, an hour exists twice.
        expect([0, HOUR]).toContain(Math.abs(again - time));
      }),
    );
    expect(timeOfField('')).toBeNull();
    expect(timeOfField('never')).toBeNull();
  });
});

describe('a scheduled post that is changed', () => {
  const reply = post({ inReplyToId: 's1', media: [someAttachment('m1', 'A frog')] });
  const draft = draftOfScheduled(reply, { ...emptyDraft, contentType: 'text/markdown' });

  it('keeps what the server told of it; the rest is as usual', () => {
    expect(draft).toMatchObject({
      text: 'Rye first',
      visibility: 'unlisted',
      contentType: 'text/markdown',
      scheduledAt: NOON + HOUR,
      files: [{ description: 'A frog', attachment: { id: 'm1' } }],
      replaces: { id: '7', removed: false },
    });
  });

  it('answers and quotes the same posts, and is sent for its time', () => {
    expect(postOf(scheduledTarget(reply), draft, server)).toMatchObject({
      inReplyToId: 's1',
      quoteId: null,
      mediaIds: ['m1'],
      scheduledAt: new Date(NOON + HOUR).toISOString(),
    });
  });

  it('is told from others by its words, its time and its audience', () => {
    const target = scheduledTarget(reply);
    expect(isScheduledDraft(reply, target, draft)).toBe(true);
    expect(isScheduledDraft({ ...reply, scheduledAt: NOON + HOUR - 999 }, target, draft)).toBe(
      true,
    );
    for (const change of [
      { text: 'Wheat first' },
      { scheduledAt: NOON + 2 * HOUR },
      { visibility: 'public' as const },
      { inReplyToId: null },
    ]) {
      expect(isScheduledDraft({ ...reply, ...change }, target, draft)).toBe(false);
    }
  });
});

it('the next post to be posted comes first', () => {
  const posts = [
    post({ id: '2', scheduledAt: 9 }),
    post({ id: '1', scheduledAt: 9 }),
    post({ id: '3', scheduledAt: 1 }),
  ];
  expect(soonestFirst(posts).map(({ id }) => id)).toEqual(['3', '1', '2']);
});
