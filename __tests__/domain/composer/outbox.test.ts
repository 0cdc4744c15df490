import {
  failed,
  isLate,
  isRevocable,
  isRunning,
  jobPhases,
  KEY_MEMORY,
  LATE_AFTER,
  mayTryAgain,
  MOST_TRIES,
  resumed,
  hasSameContent,
} from '@/domain/composer/outbox';
import { matchesLetters, matchesSource, matchesMetadata } from '@/domain/composer/duplicateCheck';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { WireStatus } from '@/api/wire/status';
import { someAttachment, someDraft, someFile, someJob } from '@support/composer/drafts';
import { attachment } from '@support/composer/postingServer';
import { wireStatus, wireUser } from '@support/wire';

const now = 1_000_000_000;

describe('an outbox job', () => {
  it('is running in every phase but the last', () => {
    expect(jobPhases.filter((phase) => !isRunning(someJob({ phase })))).toEqual(['failed']);
  });

  it('can be undone until a part of it was sent', () => {
    const revocable = jobPhases.filter((phase) => isRevocable(someJob({ phase })));
    expect(revocable).toEqual(['waiting', 'uploading', 'describing', 'replacing', 'failed']);
    expect(isRevocable(someJob({ phase: 'waiting', sentAt: now }))).toBe(false);
  });

  it('that was being sent when the page died may have reached the server', () => {
    const job = someJob({ phase: 'sending', sentAt: now, dueAt: now });
    expect(resumed(job, now + 1)).toEqual({ ...job, phase: 'unknown' });
  });

  it('that was never sent needs confirmation after a long time', () => {
    const job = someJob({ dueAt: now });
    expect(resumed(job, now + LATE_AFTER)).toEqual(job);
    expect(resumed(job, now + LATE_AFTER + 1)).toEqual(failed(job, { kind: 'late' }));
    const sent = someJob({ phase: 'unknown', sentAt: now, dueAt: now });
    expect(isLate(sent, now + 10 * LATE_AFTER)).toBe(false);
  });

  it('is sent again a few times, while the server remembers its key', () => {
    const job = someJob({ sentAt: now, tries: MOST_TRIES - 1 });
    expect(mayTryAgain(job, now + KEY_MEMORY - 1)).toBe(true);
    expect(mayTryAgain(job, now + KEY_MEMORY)).toBe(false);
    expect(mayTryAgain({ ...job, tries: MOST_TRIES }, now)).toBe(false);
  });
});

describe('two drafts', () => {
  const one = someDraft({ files: [someFile()] });

  it.each([
    ['with another key', { idempotencyKey: 'other', changedAt: 9 }, true],
    ['whose file has arrived', { files: [someFile({ attachment: someAttachment('m') })] }, true],
    ['with another text', { text: 'Hallo' }, false],
    ['with another description', { files: [someFile({ description: 'A frog' })] }, false],
    ['without the file', { files: [] }, false],
    ['for others to read', { visibility: 'direct' as const }, false],
  ])('%s', (_what, change, same) => {
    expect(hasSameContent(one, { ...one, ...change })).toBe(same);
  });
});

describe('a post on the server', () => {
  const row = (changes: Partial<WireStatus> = {}) => {
    const wire = wireStatus({
      id: 's1',
      account: wireUser({ id: 'u1' }),
      content: '<p>To <strong>whom</strong>?</p>',
      pleroma: {},
      created_at: '2026-11-20T12:00:00.000Z',
      ...changes,
    });
    return decodeStatuses([wire]).statuses[0]!;
  };
  const wanted = {
    target: 'new',
    draft: someDraft({ text: 'To **whom**?' }),
    ownerId: 'u1',
    since: Date.parse('2026-11-20T12:00:00.000Z'),
  };

  it.each<[string, Partial<WireStatus>, boolean]>([
    ['as it was sent', {}, true],
    ['of somebody else', { account: wireUser({ id: 'u2' }) }, false],
    ['that is older', { created_at: '2026-11-20T11:59:59.000Z' }, false],
    ['for others to read', { visibility: 'direct' }, false],
    ['that answers something', { in_reply_to_id: 's0' }, false],
    ['with a file', { media_attachments: [attachment('m1')] }, false],
    [
      'with a poll',
      { poll: { id: 'p', options: [{ title: 'a' }, { title: 'b' }], expires_at: null } },
      false,
    ],
  ])('%s may be the sent one: %s', (_what, changes, expected) => {
    expect(matchesMetadata(row(changes), wanted)).toBe(expected);
  });

  it('is recognised by its source text, or else by its letters', () => {
    const source = { text: 'To **whom**?\r\n', subject: '', contentType: null };
    expect(matchesSource(source, wanted.draft)).toBe(true);
    expect(matchesSource({ ...source, subject: 'Frogs' }, wanted.draft)).toBe(false);
    expect(matchesLetters(row(), wanted.draft)).toBe(true);
    expect(matchesLetters(row({ content: '<p>To who?</p>' }), wanted.draft)).toBe(false);
    expect(matchesLetters(row({ content: '🐸' }), someDraft({ text: '🦆' }))).toBe(false);
  });
});
