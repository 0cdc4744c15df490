/** Drafts: unsent text with its options and files. */
import type { PressPolicy, QuotePolicy, ReplyPolicy } from './options/reactionPolicies';
import type { Attachment, MediaFocus, Visibility } from '@/domain/statuses/status';

/** An attachment. The file itself is in the browser's storage under this id. */
export interface DraftFile {
  id: string;
  name: string;
  /** The browser's MIME type, such as `image/png`. */
  type: string;
  /** Bytes. */
  size: number;
  description: string;
  /** The point that stays in sight where it is cut off; left out until the writer chooses it. */
  focus?: MediaFocus;
  /** The id of the picture that stands for a video until it plays; it is stored like the file. */
  poster?: string;
  /** The uploaded attachment; null until the server has it. */
  attachment: Attachment | null;
}

export interface DraftPoll {
  options: string[];
  multiple: boolean;
  /** Seconds. */
  expiresIn: number;
}

export interface ReplacedPost {
  id: string;
  scheduledAt: number;
  inReplyToId: string | null;
  quoteId: string | null;
  /** The direct conversation that it was for. */
  conversationId: string | null;
  /** It is gone from the server. */
  removed: boolean;
}

/** The content of one post of a chain. */
export interface DraftPart {
  text: string;
  subject: string;
  files: DraftFile[];
  /** Null while the poll form is closed. */
  poll: DraftPoll | null;
}

export interface Draft extends DraftPart {
  /** The further posts of a chain, each of which answers the one before; empty for a single post. */
  parts: DraftPart[];
  /** The posts of its chain end with their numbers. */
  numbered: boolean;
  /** The ids of the posts of its chain that were sent already: it answers the last of them. */
  sentParts: string[];
  visibility: Visibility;
  /** The list whose members read it, for the visibility `list`. */
  listId: string | null;
  /** The direct conversation whose people all read the reply; null for those whom it mentions. */
  conversationId: string | null;
  contentType: string;
  sensitive: boolean;
  /** The language code; null leaves it to the server. */
  language: string | null;
  /** True for a reply that quotes the answered post instead of standing below it. */
  quoting: boolean;
  /** When the server is to post it; null for at once. */
  scheduledAt: number | null;
  /** Seconds after which the server deletes the post; null for never. */
  expiresIn: number | null;
  /** The people who may quote it, and reply to it; null for the usual ones of the account. */
  quotePolicy: QuotePolicy | null;
  replyPolicy: ReplyPolicy | null;
  /** The same for favourites and repeats. */
  favouritePolicy: PressPolicy | null;
  repeatPolicy: PressPolicy | null;
  /** The scheduled post that it takes the place of. */
  replaces: ReplacedPost | null;
  /** For an edit, the version that it is based on; null for posts. */
  edits: { editedAt: string | null; poll: DraftPoll | null } | null;
  /** Null until the first change; renewed by each change, fixed from the first try to send. */
  idempotencyKey: string | null;
  /** The time of the last change; null before the first. */
  changedAt: number | null;
}

/** The purpose of a draft: `new`, or a reply, a quote or an edit of one post, or of a scheduled one. */
export type DraftTarget = string;

export const NEW_POST: DraftTarget = 'new';

export type DraftKind = 'new' | 'reply' | 'quote' | 'edit' | 'scheduled';

const targetPattern = /^(reply|quote|edit|scheduled) (.+)$/;

/**
 * Returns the target of a reply to a status, of a quote of it, of its next version, or of the next
 * version of a scheduled post.
 */
export const draftTarget = (kind: Exclude<DraftKind, 'new'>, id: string): DraftTarget =>
  `${kind} ${id}`;

/** Returns the status that a draft is about; null for a new post and a scheduled one. */
export const statusOfDraft = (target: DraftTarget): string | null =>
  kindOfDraft(target) === 'scheduled' ? null : (targetPattern.exec(target)?.[2] ?? null);

export const kindOfDraft = (target: DraftTarget): DraftKind =>
  (targetPattern.exec(target)?.[1] as DraftKind | undefined) ?? 'new';

const chatPattern = /^chat (.+)$/;

/** Returns the target of the text in the chat with somebody. It is never a post. */
export const chatDraft = (userId: string): DraftTarget => `chat ${userId}`;

export const isChatDraft = (target: DraftTarget): boolean => chatPattern.test(target);

/** False for chats, and for templates, which begin other posts and are none. */
export const isPostDraft = (target: DraftTarget): boolean => !/^(?:chat|template) /.test(target);

export const emptyDraft: Draft = {
  text: '',
  subject: '',
  parts: [],
  numbered: false,
  sentParts: [],
  visibility: 'public',
  listId: null,
  conversationId: null,
  contentType: 'text/plain',
  sensitive: false,
  language: null,
  files: [],
  poll: null,
  quoting: false,
  scheduledAt: null,
  expiresIn: null,
  quotePolicy: null,
  replyPolicy: null,
  favouritePolicy: null,
  repeatPolicy: null,
  replaces: null,
  edits: null,
  idempotencyKey: null,
  changedAt: null,
};

/** The fields cleared after sending; visibility, format and language stay for the next post. */
export const clearedFields: Partial<Draft> = {
  text: '',
  subject: '',
  files: [],
  poll: null,
  parts: [],
  sentParts: [],
  quoting: false,
  conversationId: null,
  scheduledAt: null,
  expiresIn: null,
  quotePolicy: null,
  replyPolicy: null,
  favouritePolicy: null,
  repeatPolicy: null,
  idempotencyKey: null,
  changedAt: null,
};

/** Adds the fields that a stored draft of an earlier build does not have. */
export const completeDraft = (draft: Draft): Draft => ({ ...emptyDraft, ...draft });

/** Returns the posts of a chain, or the single one. */
export const partsOf = (draft: Draft): DraftPart[] => [draft, ...draft.parts];

/** Returns the post at an index, or the last one. */
export const partAt = (draft: Draft, at: number): DraftPart =>
  at === 0 ? draft : (draft.parts[at - 1] ?? draft.parts.at(-1) ?? draft);

/** Changes one post; all other fields are those of the whole chain. */
export function changePart(draft: Draft, at: number, change: Partial<Draft>): Draft {
  if (at === 0 || draft.parts.length === 0) return { ...draft, ...change };
  const { text, subject, files, poll, ...ofChain } = change;
  const own = Object.fromEntries(
    Object.entries({ text, subject, files, poll }).filter(([, value]) => value !== undefined),
  );
  const last = Math.min(at, draft.parts.length);
  const parts = draft.parts.with(last - 1, { ...partAt(draft, last), ...own });
  return { ...draft, ...ofChain, parts };
}

/** Returns the files of all posts. */
export const filesOf = (draft: Draft): DraftFile[] => partsOf(draft).flatMap(({ files }) => files);

/** True if the reader would miss it. */
export const isWorthKeeping = (draft: Draft): boolean => partsOf(draft).some(isPartWorthKeeping);

/** True if there is something to send; templates are not. */
export const hasUnsent = (drafts: Readonly<Record<DraftTarget, Draft>>): boolean =>
  Object.entries(drafts).some(
    ([target, draft]) => !target.startsWith('template ') && isWorthKeeping(draft),
  );

export const isPartWorthKeeping = ({ text, subject, files, poll }: DraftPart): boolean =>
  text.trim() !== '' ||
  subject.trim() !== '' ||
  files.length > 0 ||
  (poll?.options.some((option) => option.trim() !== '') ?? false);

/** True if there is nothing to post. */
export const isWithoutContent = ({ text, files }: DraftPart): boolean =>
  text.trim() === '' && files.length === 0;

/** The key of the preview in `requests`. */
export const previewOfDraft = (target: DraftTarget): string => `preview of ${target}`;
