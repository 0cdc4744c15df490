/**
 * Templates: texts with a name, to begin posts with. They are kept beside the drafts, under a target
 * of their own, and are never posted themselves.
 */
import { isWorthKeeping, partsOf, type Draft, type DraftTarget } from '@/domain/composer/draft';

export const MOST_TEMPLATES = 50;
/** Characters of all posts of a template. */
export const LONGEST_TEMPLATE = 20_000;
export const LONGEST_NAME = 40;

const PREFIX = 'template ';

export const templateTarget = (name: string): DraftTarget => PREFIX + name;

export const isTemplate = (target: DraftTarget): boolean => target.startsWith(PREFIX);

/** No name begins with a space, so that these are no templates of the reader's own. */
export const builtInTarget = (key: string): DraftTarget => `${PREFIX} ${key}`;

export const isOwnTemplate = (target: DraftTarget): boolean =>
  isTemplate(target) && target[PREFIX.length] !== ' ';

export const nameOfTemplate = (target: DraftTarget): string => target.slice(PREFIX.length);

/** Returns the name as it is stored; empty for none. */
export const cleanName = (name: string): string =>
  [...name.replace(/\s+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

/** Proposes a name: the subject, or the first words. */
export function proposedName({ subject, text }: Pick<Draft, 'subject' | 'text'>): string {
  const line = cleanName(subject) || (text.trim().split('\n')[0] ?? '');
  const name = cleanName(line);
  const cut = name.length < line.trim().length ? name.replace(/\s\S*$/u, '') : name;
  return cut || name;
}

export const fitsTemplate = (draft: Draft): boolean =>
  partsOf(draft).reduce((sum, { text, subject }) => sum + text.length + subject.length, 0) <=
  LONGEST_TEMPLATE;

/** Files are not kept, as servers delete what no post has. */
export function templateFields(draft: Draft): Partial<Draft> {
  const { text, subject, poll, contentType, sensitive, language, numbered } = draft;
  const parts = draft.parts.map((part) => ({ ...part, files: [] }));
  return { text, subject, poll, contentType, sensitive, language, numbered, parts };
}

/** Returns how a template changes a draft: an empty one is filled, else its text goes on. */
export function withTemplate(draft: Draft, template: Draft): Partial<Draft> {
  const fields = templateFields(template);
  if (!isWorthKeeping(draft)) return fields;
  const text = [draft.text.trimEnd(), template.text].filter((each) => each !== '').join('\n\n');
  return {
    text,
    subject: draft.subject || template.subject,
    poll: draft.poll ?? template.poll,
    parts: [...draft.parts, ...(fields.parts ?? [])],
  };
}
