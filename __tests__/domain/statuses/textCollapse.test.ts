import fc from 'fast-check';
import { cleanHtml, htmlToText } from '@/api/decode/engine/html';
import {
  truncateSubject,
  truncateText,
  collapsedFlags,
  textCollapseOf,
  isCollapsible,
  isLongSubject,
  isTall,
  linesOf,
  expandedFlags,
  type TextCollapseFlags,
} from '@/domain/statuses/textCollapse';

const written = (sent: string, summary = '') => {
  const html = cleanHtml(sent);
  return { html, text: htmlToText(html), summary };
};
const lines = (count: number) => written(Array.from({ length: count + 1 }, () => 'x').join('<br>'));
const tall = lines(30);
const open = { collapse: false };
const collapsed = { collapse: true };

describe('CARD-19 a status is tall', () => {
  it('when its breaks and its text in lines of 80 characters exceed 20', () => {
    expect(isTall({ html: 'x'.repeat(1600), text: 'x'.repeat(1600) })).toBe(false);
    expect(isTall({ html: 'x'.repeat(1601), text: 'x'.repeat(1601) })).toBe(true);
    expect(isTall({ html: '<br>'.repeat(20), text: '' })).toBe(false);
    expect(isTall({ html: '<br>'.repeat(20), text: 'x' })).toBe(true);
    expect(isTall({ html: '<p>a</p>'.repeat(10) + '<br>'.repeat(10), text: 'x' })).toBe(true);
    expect(linesOf({ html: '<p>a<br>b</p><p>c</p>', text: 'x'.repeat(40) })).toBe(3.5);
  });

  it('by lists and code as well, and not by elements with similar names', () => {
    expect(linesOf({ html: '<ul><li>a</li><li>b</li></ul>', text: '' })).toBe(2);
    expect(linesOf({ html: '<pre>a\nb\nc</pre>', text: '' })).toBe(2);
  });

  it('and is then collapsed, except in single-line or compact mode', () => {
    expect(textCollapseOf(tall, {}, open)).toMatchObject({ text: 'cut', offers: 'more' });
    expect(textCollapseOf(lines(5), {}, open)).toMatchObject({ text: 'whole', offers: 'nothing' });
    const compact = { ...open, compact: true };
    expect(textCollapseOf(tall, {}, compact)).toMatchObject({ text: 'whole', offers: 'nothing' });
    expect(isCollapsible(tall)).toBe(true);
    expect(isCollapsible(tall, true)).toBe(false);
    expect(isCollapsible(lines(5))).toBe(false);
  });
});

describe('a collapsed card', () => {
  it('expands fully with "Show more", and collapses fully with "Show less"', () => {
    const about = { ...tall, summary: 'About'.repeat(60) };
    for (const rules of [open, collapsed]) {
      expect(textCollapseOf(about, expandedFlags, rules)).toEqual({
        subject: 'whole',
        text: 'whole',
        offers: 'less',
      });
      expect(textCollapseOf(about, collapsedFlags, rules)).toEqual({
        subject: 'cut',
        text: 'hidden',
        offers: 'more',
      });
    }
    expect(textCollapseOf(tall, expandedFlags, open)).toMatchObject({
      text: 'whole',
      offers: 'less',
    });
    expect(textCollapseOf(tall, collapsedFlags, open)).toMatchObject({
      text: 'cut',
      offers: 'more',
    });
  });

  it('hides its text behind the subject if the reader wants that', () => {
    const about = written('x', 'About');
    expect(textCollapseOf(about, {}, collapsed)).toMatchObject({ text: 'hidden', offers: 'more' });
    expect(textCollapseOf(about, {}, open)).toMatchObject({ text: 'whole', offers: 'less' });
    expect(textCollapseOf(written('x'), {}, collapsed)).toMatchObject({ text: 'whole' });
  });

  it('does not collapse again the text that was expanded behind its subject', () => {
    const about = { ...tall, summary: 'About' };
    const asked: TextCollapseFlags = { expandingSubject: true };
    expect(textCollapseOf(about, asked, collapsed)).toMatchObject({ text: 'whole' });
    expect(textCollapseOf(about, {}, open)).toMatchObject({ text: 'cut', offers: 'more' });
  });

  it('is expanded if the page is about it, except for text behind a subject', () => {
    const focused = { ...open, focused: true };
    expect(textCollapseOf(tall, {}, focused)).toMatchObject({ text: 'whole', offers: 'less' });
    expect(textCollapseOf(written('x', 'y'.repeat(300)), {}, focused).subject).toBe('whole');
    const about = written('x', 'About');
    expect(textCollapseOf(about, {}, { ...focused, collapse: true }).text).toBe('hidden');
  });

  it('always offers the hidden part, and shows all when less is offered', () => {
    const flag = fc.option(fc.boolean(), { nil: undefined });
    fc.assert(
      fc.property(
        fc.constantFrom('', 'About', 'y'.repeat(300)),
        fc.constantFrom(lines(3), tall),
        fc.record({ showingTall: flag, expandingSubject: flag, showingLongSubject: flag }),
        fc.record({ collapse: fc.boolean(), focused: fc.boolean(), compact: fc.boolean() }),
        (summary, text, flags, rules) => {
          const status = { ...text, summary };
          const known = Object.fromEntries(
            Object.entries(flags).filter(([, value]) => value !== undefined),
          );
          const folding = textCollapseOf(status, known, rules);
          const whole = folding.text === 'whole' && folding.subject !== 'cut';
          if (!whole) expect(folding.offers).toBe('more');
          if (folding.offers === 'nothing')
            expect(isCollapsible(status, rules.compact)).toBe(false);
          expect(textCollapseOf(status, expandedFlags, rules)).toMatchObject({ text: 'whole' });
        },
      ),
    );
  });
});

describe('a subject', () => {
  it('CARD-21 is long above 240 characters, and then cut to no more than that', () => {
    expect(isLongSubject('x'.repeat(240))).toBe(false);
    expect(isLongSubject('x'.repeat(241))).toBe(true);
    expect(isLongSubject('😀'.repeat(240))).toBe(false);
    expect(truncateSubject('short')).toBe('short');
    expect(truncateSubject('y'.repeat(400))).toBe(`${'y'.repeat(240)}…`);
    expect(truncateSubject('four '.repeat(80))).toBe(`${'four '.repeat(48).trim()}…`);
    expect(textCollapseOf(written('x', 'y'.repeat(241)), {}, open)).toMatchObject({
      subject: 'cut',
      offers: 'more',
    });
  });
});

describe('truncated text', () => {
  it.each([
    ['whole', 'one two', 20, 'one two'],
    ['behind a word', 'one two three', 7, 'one two'],
    ['before a word that does not fit', 'one two three', 9, 'one two'],
    ['within a word that fits nowhere', 'x'.repeat(100), 50, 'x'.repeat(50)],
    ['within a long one behind others', `a ${'x'.repeat(100)}`, 60, `a ${'x'.repeat(58)}`],
    ['between signs, never within one', '😀'.repeat(9), 4, '😀'.repeat(4)],
    ['not behind what joins signs', '👩‍🚀 👩‍🚀', 6, '👩‍🚀'],
  ])('%s', (_what, text, most, kept) => {
    expect(truncateText(text, most)).toBe(kept);
  });

  it('is a beginning of the text, never longer than requested, and splits no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(60), (text, most) => {
        const kept = truncateText(text, most);
        expect(text.startsWith(kept)).toBe(true);
        expect([...kept].length).toBeLessThanOrEqual(most);
        expect(() => encodeURIComponent(kept)).not.toThrow();
      }),
    );
  });
});
