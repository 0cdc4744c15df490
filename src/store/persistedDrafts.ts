/** Reads the persisted drafts one by one, so that a damaged one does not affect the others. */
import {
  emptyDraft,
  type Draft,
  type DraftFile,
  type DraftPart,
  type DraftPoll,
  type ReplacedPost,
} from '@/domain/composer/draft';
import {
  pressPolicyOf,
  quotePolicyOf,
  replyPolicyOf,
} from '@/domain/composer/options/reactionPolicies';
import type { Attachment, MediaFocus, Visibility } from '@/domain/statuses/status';
import { fieldsOf, textOf } from '@/lib/values/fields';

export function readPersistedDrafts(value: unknown): Record<string, Draft> {
  const drafts: Record<string, Draft> = {};
  for (const [target, given] of Object.entries(fieldsOf(value))) {
    const draft = readDraft(given);
    if (draft) drafts[target] = draft;
  }
  return drafts;
}

function readDraft(value: unknown): Draft | null {
  const fields = fieldsOf(value);
  const { visibility, contentType, language, changedAt } = fields;
  const first = readPart(value);
  if (!first) return null;
  return {
    ...first,
    parts: listOf(fields.parts).flatMap((part) => readPart(part) ?? []),
    numbered: fields.numbered === true,
    sentParts: listOf(fields.sentParts).flatMap((id) => textOf(id) ?? []),
    visibility: isVisibility(visibility) ? visibility : emptyDraft.visibility,
    listId: textOf(fields.listId),
    conversationId: textOf(fields.conversationId),
    contentType: textOf(contentType) ?? emptyDraft.contentType,
    sensitive: fields.sensitive === true,
    language: textOf(language),
    quoting: fields.quoting === true,
    scheduledAt: typeof fields.scheduledAt === 'number' ? fields.scheduledAt : null,
    expiresIn: typeof fields.expiresIn === 'number' ? fields.expiresIn : null,
    quotePolicy: quotePolicyOf(fields.quotePolicy),
    replyPolicy: replyPolicyOf(fields.replyPolicy),
    favouritePolicy: pressPolicyOf(fields.favouritePolicy),
    repeatPolicy: pressPolicyOf(fields.repeatPolicy),
    replaces: readReplaced(fields.replaces),
    edits: readEdited(fields.edits),
    idempotencyKey: textOf(fields.idempotencyKey),
    changedAt: typeof changedAt === 'number' ? changedAt : null,
  };
}

/** Null without a text and a subject, which every version has written. */
function readPart(value: unknown): DraftPart | null {
  const { text, subject, files, poll } = fieldsOf(value);
  if (typeof text !== 'string' || typeof subject !== 'string') return null;
  return {
    text,
    subject,
    files: listOf(files).flatMap((file) => readFile(file) ?? []),
    poll: readPoll(poll),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The attachment was decoded when it arrived, and the focus made here: they are not checked again. */
function readFile(value: unknown): DraftFile | null {
  const { id, name, type, size, description, focus, attachment } = fieldsOf(value);
  const fileId = textOf(id);
  if (fileId === null || typeof name !== 'string') return null;
  return {
    id: fileId,
    name,
    type: typeof type === 'string' ? type : '',
    size: typeof size === 'number' ? size : 0,
    description: typeof description === 'string' ? description : '',
    ...(focus ? { focus: focus as MediaFocus } : {}),
    attachment: textOf(fieldsOf(attachment).id) === null ? null : (attachment as Attachment),
  };
}

function readPoll(value: unknown): DraftPoll | null {
  const { options, multiple, expiresIn } = fieldsOf(value);
  if (!Array.isArray(options) || typeof expiresIn !== 'number') return null;
  return {
    options: options.filter((option): option is string => typeof option === 'string'),
    multiple: multiple === true,
    expiresIn,
  };
}

function readEdited(value: unknown): Draft['edits'] {
  if (typeof value !== 'object' || value === null) return null;
  const { editedAt, poll } = fieldsOf(value);
  return { editedAt: textOf(editedAt), poll: readPoll(poll) };
}

function readReplaced(value: unknown): ReplacedPost | null {
  const { id, scheduledAt, inReplyToId, quoteId, conversationId, removed } = fieldsOf(value);
  const known = textOf(id);
  if (known === null || typeof scheduledAt !== 'number') return null;
  return {
    id: known,
    scheduledAt,
    inReplyToId: textOf(inReplyToId),
    quoteId: textOf(quoteId),
    conversationId: textOf(conversationId),
    removed: removed === true,
  };
}

const isVisibility = (value: unknown): value is Visibility =>
  ['public', 'unlisted', 'private', 'direct', 'local', 'list'].includes(String(value));
