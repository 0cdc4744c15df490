/** What is typed and not yet sent. */
import type { Status, Visibility } from './status';

export interface Draft {
  text: string;
  subject: string;
  visibility: Visibility;
  /** Null until the first change; new with each change, the same from the first try to send. */
  idempotencyKey: string | null;
}

/** What a draft will become: `new`; also one per reply, quote and edit. */
export type DraftTarget = string;

export const NEW_POST: DraftTarget = 'new';

export type DraftKind = 'new' | 'reply' | 'quote' | 'edit';

const targetPattern = /^(reply|quote|edit) (.+)$/;

/** The draft of a reply to a status, of a quote of it, or of its next version. */
export const draftTarget = (kind: 'reply' | 'quote' | 'edit', statusId: string): DraftTarget =>
  `${kind} ${statusId}`;

/** The status that a draft is about; null for a new post. */
export const statusOfDraft = (target: DraftTarget): string | null =>
  targetPattern.exec(target)?.[2] ?? null;

export const kindOfDraft = (target: DraftTarget): DraftKind =>
  (targetPattern.exec(target)?.[1] as DraftKind | undefined) ?? 'new';

export const emptyDraft: Draft = {
  text: '',
  subject: '',
  visibility: 'public',
  idempotencyKey: null,
};

interface Answered {
  status: Pick<Status, 'visibility' | 'mentions'>;
  /** Screen names. */
  author: string | null;
  own: string | null;
  /** The reader's setting: the scope of what is answered goes before their own. */
  scopeCopy: boolean;
}

/** What a reply begins with: the people it is for, and the scope. A talk among few stays one. */
export function replyDraft(fresh: Draft, { status, author, own, scopeCopy }: Answered): Draft {
  const names = [author, ...status.mentions.map(({ screenName }) => screenName)];
  const others = [...new Set(names)].filter((name) => name !== null && name !== own);
  const copied = scopeCopy || status.visibility === 'direct';
  return {
    ...fresh,
    text: others.map((name) => `@${name} `).join(''),
    visibility: copied ? status.visibility : fresh.visibility,
  };
}

/** Under which key `requests` knows the sending of a draft. */
export const draftRequest = (target: DraftTarget): string => `post ${target}`;
