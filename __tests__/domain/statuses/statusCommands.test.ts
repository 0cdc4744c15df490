import {
  statusMenuEntriesFor,
  statusMenuEntries,
  type ActedOn,
  type Actor,
  type StatusMenuEntry,
} from '@/domain/statuses/statusCommands';
import { privileges } from '@/domain/session/privileges';
import { isSecondaryToggle } from '@/domain/statuses/commandFailure';
import { mayRepeat } from '@/domain/statuses/mayRepeat';
import type { StatusToggle, Visibility } from '@/domain/statuses/status';

const visibilities: Visibility[] = ['public', 'unlisted', 'private', 'direct', 'local', 'list'];

const member = (changes: Partial<Actor> = {}): Actor => ({
  ownId: 'u1',
  privileges: [],
  canEdit: true,
  canQuote: true,
  canRuleQuotes: true,
  canListQuotes: true,
  canTranslate: true,
  ...changes,
});
const visitor = member({ ownId: null, canTranslate: false });

const of = (changes: Partial<ActedOn> = {}): ActedOn => ({
  userId: 'u2',
  visibility: 'public',
  isLocal: true,
  url: 'https://home.example/notice/s1',
  editedAt: null,
  hashtags: [],
  quoteCount: 0,
  html: '<p>Quack</p>',
  summary: '',
  bookmarked: false,
  ...changes,
});
const own = (changes: Partial<ActedOn> = {}) => of({ userId: 'u1', ...changes });
const offers = (entry: StatusMenuEntry, status: ActedOn, actor = member()) =>
  statusMenuEntriesFor(status, actor).includes(entry);

describe('the entries of the status menu', () => {
  it('ACT-09 include edit only for own statuses, and only if the server can edit', () => {
    expect(offers('edit', own())).toBe(true);
    expect(offers('edit', of())).toBe(false);
    expect(offers('edit', own(), member({ canEdit: false }))).toBe(false);
    expect(offers('edit', of({ userId: '' }), visitor)).toBe(false);
    expect(offers('edit', of(), member({ privileges }))).toBe(false);
  });

  it('ACT-10 include pin only for own public and unlisted statuses', () => {
    const offered = visibilities.filter((visibility) => offers('pin', own({ visibility })));
    expect(offered).toEqual(['public', 'unlisted']);
    expect(visibilities.filter((visibility) => offers('pin', of({ visibility })))).toEqual([]);
  });

  it('ACT-11 include delete for own statuses, and for all with the privilege to delete any', () => {
    const moderator = member({ privileges: ['messages_delete'] });
    const others = member({ privileges: privileges.filter((one) => one !== 'messages_delete') });
    for (const visibility of visibilities) {
      expect(offers('delete', own({ visibility }))).toBe(true);
      expect(offers('delete', of({ visibility }))).toBe(false);
      expect(offers('delete', of({ visibility }), moderator)).toBe(true);
      expect(offers('delete', of({ visibility }), others)).toBe(false);
    }
    expect(offers('delete', of({ userId: '' }), visitor)).toBe(false);
  });

  it('ACT-13 include quote if the server can quote, for public, unlisted, local and own private statuses', () => {
    const quotable = (make: typeof of, actor?: Actor) =>
      visibilities.filter((visibility) => offers('quote', make({ visibility }), actor));
    expect(quotable(of)).toEqual(['public', 'unlisted', 'local']);
    expect(quotable(own)).toEqual(['public', 'unlisted', 'private', 'local']);
    expect(quotable(own, member({ canQuote: false }))).toEqual([]);
    expect(quotable(of, visitor)).toEqual([]);
  });

  it('ACT-08 include the history only of edited statuses, if the server keeps one', () => {
    const edited = of({ editedAt: '2026-11-20T11:50:05.000Z' });
    expect(offers('history', edited)).toBe(true);
    expect(offers('history', edited, visitor)).toBe(true);
    expect(offers('history', of())).toBe(false);
    expect(offers('history', edited, member({ canEdit: false }))).toBe(false);
  });

  it('are for visitors only those that need no account', () => {
    const far = of({ isLocal: false, url: 'https://far.example/1' });
    expect(statusMenuEntriesFor(far, visitor)).toEqual(['copyLink', 'openOriginal', 'whyShown']);
    expect(statusMenuEntriesFor(of(), visitor)).toEqual(['copyLink', 'whyShown']);
  });

  it('include the original only of remote statuses with an address', () => {
    expect(offers('openOriginal', of({ isLocal: false }))).toBe(true);
    expect(offers('openOriginal', of())).toBe(false);
    expect(offers('openOriginal', of({ isLocal: false, url: null }))).toBe(false);
  });

  it('include the hashtags of statuses that have some, for members', () => {
    const tagged = of({ hashtags: ['cats'] });
    expect(offers('hashtags', tagged)).toBe(true);
    expect(offers('hashtags', tagged, visitor)).toBe(false);
    expect(offers('hashtags', of({ hashtags: [] }))).toBe(false);
  });

  it('include report for statuses of others', () => {
    expect(offers('report', of())).toBe(true);
    expect(offers('report', own())).toBe(false);
  });

  it('include the bulk actions for own statuses, and for any within a thread', () => {
    expect(offers('crowd', own())).toBe(true);
    expect(offers('crowd', of())).toBe(false);
    expect(statusMenuEntriesFor(of(), member(), true)).toContain('crowd');
    expect(statusMenuEntriesFor(of(), visitor, true)).not.toContain('crowd');
  });

  it('include who may quote, for own posts that many see', () => {
    expect(visibilities.filter((visibility) => offers('quotePolicy', own({ visibility })))).toEqual(
      ['public', 'unlisted'],
    );
    expect(offers('quotePolicy', of())).toBe(false);
    const elsewhere = member({ canRuleQuotes: false });
    expect(statusMenuEntriesFor(own(), elsewhere)).not.toContain('quotePolicy');
  });

  it('include taking the own post out of a quote by another', () => {
    expect(offers('removeFromQuote', of({ quotesReader: true }))).toBe(true);
    expect(offers('removeFromQuote', of())).toBe(false);
    expect(offers('removeFromQuote', own({ quotesReader: true }))).toBe(false);
    const elsewhere = member({ canRuleQuotes: false });
    expect(statusMenuEntriesFor(of({ quotesReader: true }), elsewhere)).not.toContain(
      'removeFromQuote',
    );
  });

  it('include the quotes, if there are some', () => {
    expect(offers('quotes', of({ quoteCount: 2 }))).toBe(true);
    expect(offers('quotes', of())).toBe(false);
    const elsewhere = member({ canListQuotes: false });
    expect(statusMenuEntriesFor(of({ quoteCount: 2 }), elsewhere)).not.toContain('quotes');
  });

  it('do not include a quote that its author refuses', () => {
    expect(offers('quote', of({ quoteConsent: 'denied' }))).toBe(false);
    expect(offers('quote', of({ quoteConsent: 'manual' }))).toBe(true);
  });

  it('include translating what others wrote, where somebody translates', () => {
    expect(offers('translate', of())).toBe(true);
    expect(offers('translate', of({ html: '', summary: 'Ponds' }))).toBe(true);
    expect(offers('translate', of({ html: '' }))).toBe(false);
    expect(offers('translate', own())).toBe(false);
    expect(offers('translate', of(), visitor)).toBe(false);
  });

  it('offer a folder for what is bookmarked, to members', () => {
    expect(offers('folder', of({ bookmarked: true }))).toBe(true);
    expect(offers('folder', of())).toBe(false);
    expect(offers('folder', of({ bookmarked: true }), visitor)).toBe(false);
  });

  it('have a fixed order', () => {
    const editedAt = '2026-11-20T11:50:05.000Z';
    const all = own({
      quoteCount: 1,
      isLocal: false,
      editedAt,
      hashtags: ['cats'],
      bookmarked: true,
    });
    expect(statusMenuEntriesFor(all, member())).toEqual(
      statusMenuEntries.filter(
        (entry) => !['report', 'removeFromQuote', 'translate'].includes(entry),
      ),
    );
  });
});

it('repeating is offered for statuses that everybody may see', () => {
  expect(visibilities.filter((visibility) => mayRepeat({ visibility }))).toEqual([
    'public',
    'unlisted',
    'local',
  ]);
});

it.each<[StatusToggle, boolean]>([
  ['favourited', false],
  ['repeated', false],
  ['bookmarked', true],
  ['pinned', true],
  ['threadMuted', true],
])('a failure of %s is shown on the status: %s', (mark, extra) => {
  expect(isSecondaryToggle(mark)).toBe(extra);
});
