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

export const emptyDraft: Draft = {
  text: '',
  subject: '',
  visibility: 'public',
  idempotencyKey: null,
};

/** Under which key `requests` knows the sending of a draft. */
export const draftRequest = (target: DraftTarget): string => `post ${target}`;
