/**
 * Drafts that an account keeps in its store on the server, so that another device goes on with them.
 * Clocks differ, so times are only compared with what both sides had last, and never with each
 * other: what changed on one side goes to the other, and what changed on both is merged.
 */
import {
  completeDraft,
  isChatDraft,
  isWorthKeeping,
  partsOf,
  type Draft,
  type DraftFile,
  type DraftPart,
  type DraftTarget,
} from '@/domain/composer/draft';
import { mergeDrafts } from '@/domain/composer/mergeDrafts';
import { hasSameContent } from '@/domain/composer/outbox';
import { fieldsOf } from '@/lib/values/fields';

/** Their key in the account's store, beside that of the preferences. */
export const DRAFTS_KEY = 'linnet-drafts';

export const MOST_SYNCED = 30;
/** Characters of all of them. */
export const MOST_CHARACTERS = 100_000;

/** A draft on the server; null once it was sent or deleted. */
interface SyncedDraft {
  at: number;
  draft: Draft | null;
}

export type SyncedDrafts = Record<DraftTarget, SyncedDraft>;
type Drafts = Readonly<Record<DraftTarget, Draft>>;
/** When the version that both sides had last was changed; negative once it was sent or deleted here. */
export type LastSynced = Readonly<Record<DraftTarget, number>>;

/** Notes that a draft has ended here: only this, and an emptied form, makes it end elsewhere. */
export const withEnd = (last: LastSynced, target: DraftTarget): LastSynced =>
  (last[target] ?? 0) > 0 ? { ...last, [target]: -(last[target] ?? 0) } : last;

export const isSynced = (target: DraftTarget): boolean => !isChatDraft(target);

interface Synced {
  /** The drafts that this browser takes over; null for one that is gone. */
  taken: Record<DraftTarget, Draft | null>;
  there: SyncedDrafts;
  /** True if the server has to be told. */
  dirty: boolean;
  last: LastSynced;
}

interface Sides {
  here: Drafts;
  there: SyncedDrafts;
  last: LastSynced;
  now: number;
  /** Drafts that stay as they are on both sides: they are being sent, or another tab writes in them. */
  rests: (target: DraftTarget) => boolean;
}

export function syncDrafts({ here, there, last, now, rests }: Sides): Synced {
  const result = { taken: {} as Synced['taken'], there: { ...there }, last: { ...last } };
  let dirty = false;
  for (const target of new Set([here, there, last].flatMap((side) => Object.keys(side)))) {
    if (!isSynced(target) || rests(target)) continue;
    const mine = here[target] && isWorthKeeping(here[target]) ? here[target] : null;
    const theirs = there[target];
    const known = last[target] ?? 0;
    const isTheirsNew = theirs !== undefined && theirs.at !== Math.abs(known);
    const isOver = known < 0 || (!mine && (here[target]?.changedAt ?? null) !== null);
    const isMineNew = mine ? mine.changedAt !== known : isOver && Boolean(theirs?.draft);
    const agreed = isTheirsNew
      ? agreedOn(mine, isMineNew, theirs)
      : isMineNew
        ? { at: mine?.changedAt ?? Math.max(now, Math.abs(known) + 1), draft: mine }
        : // This browser has lost it, and its writer has not ended it.
          !mine && !isOver && theirs?.draft
          ? theirs
          : null;
    if (!agreed) continue;
    result.last[target] = agreed.at;
    if (agreed.draft !== mine) result.taken[target] = agreed.draft;
    if (agreed.at === theirs?.at) continue;
    result.there[target] = { at: agreed.at, draft: agreed.draft && sharedForm(agreed.draft) };
    dirty = true;
  }
  return { ...result, there: bounded(result.there), dirty };
}

/** Nobody's words are lost: a draft that goes on on one side is not deleted by the other. */
function agreedOn(mine: Draft | null, isMineNew: boolean, theirs: SyncedDraft): SyncedDraft {
  const { at, draft } = theirs;
  if (!mine) return theirs;
  if (!draft) return isMineNew ? { at: laterThan(mine, at), draft: mine } : { at, draft: null };
  if (!isMineNew) return { at, draft: { ...takenOver(mine, draft), changedAt: at } };
  const both = mergeDrafts(mine, draft, null);
  if (hasSameContent(both, draft)) {
    return { at, draft: { ...both, idempotencyKey: draft.idempotencyKey, changedAt: at } };
  }
  const later = laterThan(mine, at);
  return { at: later, draft: { ...both, changedAt: later } };
}

/** Files that were not uploaded are in this browser alone, so none is taken for removed. */
function takenOver(mine: Draft, theirs: Draft): Draft {
  const both = mergeDrafts(mine, theirs, withoutFiles(mine));
  const parts = theirs.parts.map((part, at) => ({
    ...part,
    files: both.parts[at]?.files ?? part.files,
  }));
  return { ...theirs, files: both.files, parts };
}

const laterThan = ({ changedAt }: Draft, at: number): number =>
  (changedAt ?? 0) > at ? (changedAt ?? 0) : at + 1;

const withFiles = (draft: Draft, change: (files: DraftFile[]) => DraftFile[]): Draft => ({
  ...draft,
  files: change(draft.files),
  parts: draft.parts.map((part) => ({ ...part, files: change(part.files) })),
});

const withoutFiles = (draft: Draft): Draft => withFiles(draft, () => []);

/** Only files that the server has can be sent from another device. */
const sharedForm = (draft: Draft): Draft =>
  withFiles(draft, (files) =>
    files.flatMap(({ poster: _poster, ...file }) => (file.attachment ? [file] : [])),
  );

const charactersOf = ({ draft }: SyncedDraft): number =>
  draft
    ? partsOf(draft).reduce((sum, { text, subject }) => sum + text.length + subject.length, 0)
    : 0;

/** The latest ones; the others stay where they are. */
function bounded(drafts: SyncedDrafts): SyncedDrafts {
  const rows = Object.entries(drafts).toSorted(([, one], [, other]) => other.at - one.at);
  let left = MOST_CHARACTERS;
  return Object.fromEntries(
    rows.slice(0, MOST_SYNCED).filter(([, row]) => {
      const length = charactersOf(row);
      if (length > left) return false;
      left -= length;
      return true;
    }),
  );
}

/** Reads what the server has; what is damaged is passed over. */
export function readSynced(stored: unknown): SyncedDrafts {
  const rows = Object.entries(fieldsOf(fieldsOf(stored).drafts));
  return Object.fromEntries(
    rows.flatMap(([target, value]) => {
      const { at, draft } = fieldsOf(value);
      if (typeof at !== 'number' || !(at > 0)) return [];
      const read = draft === null ? null : readDraft(draft);
      return read === undefined ? [] : [[target, { at, draft: read }] as const];
    }),
  );
}

function readDraft(value: unknown): Draft | undefined {
  const fields = fieldsOf(value);
  const { parts } = fields;
  const isWhole = isPart(fields) && Array.isArray(parts) && parts.every((part) => isPart(part));
  return isWhole ? completeDraft(value as Draft) : undefined;
}

function isPart(value: unknown): value is DraftPart {
  const { text, subject, files } = fieldsOf(value);
  return typeof text === 'string' && typeof subject === 'string' && Array.isArray(files);
}

export const storedDrafts = (drafts: SyncedDrafts) => ({ version: 1, drafts });
