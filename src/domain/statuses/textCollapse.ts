/**
 * How much of a text a card shows at first, and what "Show more" and "Show less" make of it. A card
 * has one such button: more shows all there is, less the least.
 */
import type { Status } from './status';

/** A text is tall above so many lines; a line is a break, or so many characters. */
const TALL_LINES = 20;
export const LINE_LENGTH = 80;
const LONG_SUBJECT = 240;

type Written = Pick<Status, 'html' | 'text' | 'summary'>;

/** What ends a line in clean markup; of a paragraph, its start stands for its end. */
const lineBreaks = ['p', 'br', 'li', 'tr', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export const breaksLine = (name: string): boolean => lineBreaks.includes(name);

const breaks = new RegExp(`<(?:${lineBreaks.join('|')})[ >]`, 'g');
const preformatted = /<pre[ >].*?<\/pre>/gs;

/** Paragraph and line breaks, and the lines that long paragraphs wrap into. */
export function linesOf({ html, text }: Pick<Status, 'html' | 'text'>): number {
  const code = html.match(preformatted)?.join('') ?? '';
  const newlines = code.split('\n').length - 1;
  return (html.match(breaks)?.length ?? 0) + newlines + text.length / LINE_LENGTH;
}

export const isTall = (status: Pick<Status, 'html' | 'text'>): boolean =>
  linesOf(status) > TALL_LINES;

export const isLongSubject = (subject: string): boolean =>
  subject.length > LONG_SUBJECT && [...subject].length > LONG_SUBJECT;

/** The beginning of a long subject. Neither a word nor a `:shortcode:` is cut where that can be helped. */
export function truncateSubject(subject: string): string {
  if (!isLongSubject(subject)) return subject;
  return `${truncateText(subject, LONG_SUBJECT)}…`;
}

/** Words and shortcodes are given up to this length, so that text without blanks is cut as well. */
const LONGEST_WORD = 40;

/** At most so many characters of a text, ending with a word where one ends near there. */
export function truncateText(text: string, most: number): string {
  const cut = [...text].slice(0, most).join('');
  if (cut.length === text.length || /^\s/u.test(text.slice(cut.length))) return cut.trimEnd();
  const blank = cut.search(/\s\S*$/u);
  const whole = blank > 0 && cut.length - blank <= LONGEST_WORD ? cut.slice(0, blank) : cut;
  return whole.replace(/[\s\u200d]+$/u, '');
}

/** What the reader did to this card; what is not set is as the settings say. */
export interface TextCollapseFlags {
  showingTall?: boolean;
  expandingSubject?: boolean;
  showingLongSubject?: boolean;
}

export interface TextCollapseRules {
  /** The setting: subjects stand for their texts until asked. */
  collapse: boolean;
  /** The status that a page is about comes unfolded, if its text is not behind a subject. */
  focused?: boolean;
  /** Single-line and compact cards cut in ways of their own, so nothing is tall there. */
  compact?: boolean;
}

export interface TextCollapse {
  subject: 'none' | 'cut' | 'whole';
  /** Behind a hidden text stay its files, poll, quote and preview as well. */
  text: 'hidden' | 'cut' | 'whole';
  /** The button: none where there is nothing to fold. */
  offers: 'more' | 'less' | 'nothing';
}

export function textCollapseOf(
  status: Written,
  flags: TextCollapseFlags,
  { collapse, focused = false, compact = false }: TextCollapseRules,
): TextCollapse {
  const hasSubject = status.summary !== '';
  const tall = !compact && isTall(status);
  const open = !hasSubject || (flags.expandingSubject ?? !collapse);
  const whole = !tall || (flags.showingTall ?? (focused || (hasSubject && collapse)));
  const long = hasSubject && isLongSubject(status.summary);
  const text = open ? (whole ? 'whole' : 'cut') : 'hidden';
  const told = !long || (flags.showingLongSubject ?? focused);
  const subject = hasSubject ? (told ? 'whole' : 'cut') : 'none';
  const complete = text === 'whole' && subject !== 'cut';
  const offers = hasSubject || tall ? (complete ? 'less' : 'more') : 'nothing';
  return { subject, text, offers };
}

/** Most cards fold in no way, and need not ask what was done to them. */
export const isCollapsible = (status: Written, compact = false): boolean =>
  status.summary !== '' || (!compact && isTall(status));

const flagsTo = (shown: boolean): Required<TextCollapseFlags> => ({
  showingTall: shown,
  expandingSubject: shown,
  showingLongSubject: shown,
});

export const expandedFlags = flagsTo(true);
export const collapsedFlags = flagsTo(false);
