/**
 * Templates that come with the program, for what moderators write to people again and again. Changes
 * to them are kept beside the reader's own templates, and belong to no language.
 */
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import { builtInTarget } from '@/domain/composer/drafts/templates';

/** The readers of a text. Other moderators need no ready words. */
export type AnswerReader = 'reporter' | 'account' | 'applicant' | 'staff';

export const builtInTemplates = {
  reporter: ['acted', 'noAction', 'moreDetail'],
  account: ['reminder', 'sensitive'],
  applicant: ['aboutYou'],
  staff: [],
} as const satisfies Record<AnswerReader, readonly string[]>;

export type BuiltInTemplate = (typeof builtInTemplates)[AnswerReader][number];

export const targetOfBuiltIn = (template: BuiltInTemplate): DraftTarget => builtInTarget(template);

/** A reader's changes to a template. */
export interface TemplateChange {
  /** Null for the one that comes with the program. */
  text: string | null;
  hidden: boolean;
}

const EDITED = 'edited';
const HIDDEN = 'hidden';

/** The subject, which such templates do not have, says what was changed. */
export function changeOf(draft: Draft | undefined): TemplateChange {
  const words = draft?.subject.split(' ') ?? [];
  return {
    text: draft && words.includes(EDITED) ? draft.text : null,
    hidden: words.includes(HIDDEN),
  };
}

export const fieldsOfChange = ({ text, hidden }: TemplateChange): Partial<Draft> => ({
  text: text ?? '',
  subject: [text === null ? '' : EDITED, hidden ? HIDDEN : ''].join(' ').trim(),
});
