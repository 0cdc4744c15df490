/**
 * Decides how much of a text a card shows, and the effect of "Show more" and "Show less". A card
 * has one such button: more expands everything, less collapses everything.
 */
import type { Status } from './status';

/** A text with more lines is tall; a line is a break, or so many characters. */
const TALL_LINES = 20;
export const LINE_LENGTH = 80;
const LONG_SUBJECT = 240;

type Written = Pick<Status, 'html' | 'text' | 'summary'>;

/** Elements that break lines; for paragraphs, the start counts instead of the end. */
const lineBreaks = ['p', 'br', 'li', 'tr', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export const breaksLine = (name: string): boolean => lineBreaks.includes(name);

const breaks = new RegExp(`<(?:${lineBreaks.join('|')})[ >]`, 'g');
const preformatted = /<pre[ >].*?<\/pre>/gs;

/** Counts paragraph and line breaks, and estimates wrapped lines. */
export function linesOf({ html, text }: Pick<Status, 'html' | 'text'>): number {
  const code = html.match(preformatted)?.join('') ?? '';
  const newlines = code.split('\n').length - 1;
  return (html.match(breaks)?.length ?? 0) + newlines + text.length / LINE_LENGTH;
}

export const isTall = (status: Pick<Status, 'html' | 'text'>): boolean =>
  linesOf(status) > TALL_LINES;

export const isLongSubject = (subject: string): boolean =>
  subject.length > LONG_SUBJECT && [...subject].length > LONG_SUBJECT;

/** Truncates a long subject, if possible not within a word or `:shortcode:`. */
export function truncateSubject(subject: string): string {
  if (!isLongSubject(subject)) return subject;
  return `${truncateText(subject, LONG_SUBJECT)}…`;
}

/**
 * The longest word or shortcode that truncation drops rather than cuts, so that text without blanks
 * is cut, too.
 */
const LONGEST_WORD = 40;

/** Truncates to a number of characters, at the end of a word if one is near. */
export function truncateText(text: string, most: number): string {
  const cut = [...text].slice(0, most).join('');
  if (cut.length === text.length || /^\s/u.test(text.slice(cut.length))) return cut.trimEnd();
  const blank = cut.search(/\s\S*$/u);
  const whole = blank > 0 && cut.length - blank <= LONGEST_WORD ? cut.slice(0, blank) : cut;
  return whole.replace(/[\s\u200d]+$/u, '');
}

/** The reader's choices for this card; missing ones follow the settings. */
export interface TextCollapseFlags {
  showingTall?: boolean;
  expandingSubject?: boolean;
  showingLongSubject?: boolean;
}

export interface TextCollapseRules {
  /** The setting: texts with a subject are collapsed. */
  collapse: boolean;
  /** The page's own status, which is expanded unless it has a collapsed subject. */
  focused?: boolean;
  /** Single-line and compact cards truncate differently, so nothing is tall there. */
  compact?: boolean;
}

export interface TextCollapse {
  subject: 'none' | 'cut' | 'whole';
  /** A hidden text also hides files, poll, quote and preview. */
  text: 'hidden' | 'cut' | 'whole';
  /** The button's action; nothing if there is nothing to collapse. */
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

/** True if a card can collapse; others need not read the reader's choices. */
export const isCollapsible = (status: Written, compact = false): boolean =>
  status.summary !== '' || (!compact && isTall(status));

const flagsTo = (shown: boolean): Required<TextCollapseFlags> => ({
  showingTall: shown,
  expandingSubject: shown,
  showingLongSubject: shown,
});

export const expandedFlags = flagsTo(true);
export const collapsedFlags = flagsTo(false);
