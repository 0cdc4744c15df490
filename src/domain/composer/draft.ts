/** What is typed and not yet sent. */
import type { Attachment, Visibility } from '@/domain/statuses/status';

/** A file that a post will carry. The file itself lies in the browser's storage under this id. */
export interface DraftFile {
  id: string;
  name: string;
  /** As the browser tells it: `image/png`. */
  type: string;
  /** Bytes. */
  size: number;
  description: string;
  /** What the server made of it; null until it has it. */
  attachment: Attachment | null;
}

export interface DraftPoll {
  options: string[];
  multiple: boolean;
  /** Seconds. */
  expiresIn: number;
}

export interface Draft {
  text: string;
  subject: string;
  visibility: Visibility;
  contentType: string;
  sensitive: boolean;
  /** Code of the language it is written in; null leaves that to the server. */
  language: string | null;
  files: DraftFile[];
  /** Null while the form of the poll is not open. */
  poll: DraftPoll | null;
  /** A reply that shows what it answers instead of standing below it. */
  quoting: boolean;
  /** Of an edit: the version that it goes on from; null for posts. */
  edits: { editedAt: string | null; poll: DraftPoll | null } | null;
  /** Null until the first change; new with each change, the same from the first try to send. */
  idempotencyKey: string | null;
  /** When it was last changed; null before the first change. */
  changedAt: number | null;
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

const chatPattern = /^chat (.+)$/;

/** What is written in the chat with somebody. It is never a post. */
export const chatDraft = (userId: string): DraftTarget => `chat ${userId}`;

export const isChatDraft = (target: DraftTarget): boolean => chatPattern.test(target);

export const emptyDraft: Draft = {
  text: '',
  subject: '',
  visibility: 'public',
  contentType: 'text/plain',
  sensitive: false,
  language: null,
  files: [],
  poll: null,
  quoting: false,
  edits: null,
  idempotencyKey: null,
  changedAt: null,
};

/** What goes with the post that was sent; scope, format and language stay for the next. */
export const clearedFields: Partial<Draft> = {
  text: '',
  subject: '',
  files: [],
  poll: null,
  quoting: false,
  idempotencyKey: null,
  changedAt: null,
};

/** Whether the reader would miss it. */
export const isWorthKeeping = ({ text, subject, files, poll }: Draft): boolean =>
  text.trim() !== '' ||
  subject.trim() !== '' ||
  files.length > 0 ||
  (poll?.options.some((option) => option.trim() !== '') ?? false);

/** Whether there is nothing yet that could be posted. */
export const isWithoutContent = ({ text, files }: Draft): boolean =>
  text.trim() === '' && files.length === 0;

/** Under which key `requests` knows what the server makes of it, to be looked at before. */
export const previewOfDraft = (target: DraftTarget): string => `preview of ${target}`;
