/** Builders of complete drafts, files and jobs; a test names only the fields that it needs. */
import { emptyDraft, type Draft, type DraftFile, type DraftPart } from '@/domain/composer/draft';
import type { Job } from '@/domain/composer/outbox';
import type { Attachment } from '@/domain/statuses/status';
import { decodeAttachment } from '@/api/decode/statuses/attachment';
import { attachment } from './postingServer';

export const someDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  text: 'Hello',
  idempotencyKey: 'key-1',
  changedAt: 1,
  ...changes,
});

/** A further post of a chain. */
export const somePart = (changes: Partial<DraftPart> = {}): DraftPart => ({
  text: '',
  subject: '',
  files: [],
  poll: null,
  ...changes,
});

export const someAttachment = (id: string, description = ''): Attachment =>
  decodeAttachment(attachment(id, description)) as Attachment;

/** A file that is uploaded, unless a test says otherwise. */
export const someFile = (changes: Partial<DraftFile> = {}): DraftFile => ({
  id: 'f1',
  name: 'frog.png',
  type: 'image/png',
  size: 1_000,
  description: '',
  attachment: someAttachment(`m-${changes.id ?? 'f1'}`),
  ...changes,
});

/** A job that has just been submitted. */
export const someJob = (changes: Partial<Job> = {}): Job => ({
  id: 'key-1',
  key: 'key-1',
  ownerId: 'u1',
  target: 'new',
  draft: someDraft(),
  phase: 'waiting',
  dueAt: 0,
  sentAt: null,
  triedAt: null,
  tries: 0,
  before: null,
  trouble: null,
  failure: null,
  ...changes,
});
