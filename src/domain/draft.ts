/** What is typed and not yet sent. */
import type { Visibility } from './status';

export interface Draft {
  text: string;
  subject: string;
  visibility: Visibility;
  /** Null until the first change; new with each change, the same from the first try to send. */
  idempotencyKey: string | null;
}

/** What a draft will become: `new`; also one per reply, quote and edit. */
export type DraftTarget = string;

const targetPattern = /^(?:reply|quote|edit) (.+)$/;

/** The draft of a reply to a status, of a quote of it, or of its next version. */
export const draftTarget = (kind: 'reply' | 'quote' | 'edit', statusId: string): DraftTarget =>
  `${kind} ${statusId}`;

/** The status that a draft is about; null for a new post. */
export const statusOfDraft = (target: DraftTarget): string | null =>
  targetPattern.exec(target)?.[1] ?? null;

export const emptyDraft: Draft = {
  text: '',
  subject: '',
  visibility: 'public',
  idempotencyKey: null,
};

/** Under which key `requests` knows the sending of a draft. */
export const draftRequest = (target: DraftTarget): string => `post ${target}`;
