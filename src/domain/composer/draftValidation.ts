/** Returns why a draft cannot be posted, or null. The first error found is reported. */
import { isChain } from './chain/chain';
import {
  filesOf,
  isWithoutContent,
  partsOf,
  type Draft,
  type DraftFile,
  type DraftPart,
} from './draft';
import { tooFewOptions } from './pollForm';

/** `part`: the post of a chain that it is about, from 0. */
export type DraftError = { part?: number } & DraftErrorKind;

type DraftErrorKind =
  | { kind: 'busy' }
  | { kind: 'signedOut' }
  | { kind: 'picking' }
  | { kind: 'uploading' }
  /** A file's upload failed for good. */
  | { kind: 'fileMissing' }
  | { kind: 'empty' }
  | { kind: 'tooLong'; over: number }
  | { kind: 'fewOptions' }
  | { kind: 'undescribed'; count: number }
  /** The chosen time is too near, or over. */
  | { kind: 'tooSoon' }
  | { kind: 'chainScheduled' };

/** Errors that are explained when "Post" is pressed. The button itself shows the others. */
const shownOnSubmit: readonly DraftError['kind'][] = [
  'empty',
  'fewOptions',
  'undescribed',
  'tooSoon',
  'chainScheduled',
];

export const isShownOnSubmit = ({ kind }: DraftError): boolean => shownOnSubmit.includes(kind);

interface ValidationContext {
  draft: Draft;
  /** The remaining characters of each post; null without a limit. */
  left: readonly (number | null)[];
  /** The previous post is still being sent. */
  busy: boolean;
  signedIn: boolean;
  /** The emoji completions are open. */
  picking: boolean;
  uploading: boolean;
  fileMissing: boolean;
  /** The setting: no picture without a description. */
  insistsOnDescriptions: boolean;
}

export function validateDraft(circumstances: ValidationContext): DraftError | null {
  const { draft } = circumstances;
  if (circumstances.busy) return { kind: 'busy' };
  if (!circumstances.signedIn) return { kind: 'signedOut' };
  const inPart = errorInParts(circumstances);
  if (inPart) return inPart;
  if (draft.scheduledAt !== null && isChain(draft)) return { kind: 'chainScheduled' };
  if (circumstances.uploading) return { kind: 'uploading' };
  if (circumstances.fileMissing) return { kind: 'fileMissing' };
  if (circumstances.picking) return { kind: 'picking' };
  const undescribed = circumstances.insistsOnDescriptions ? undescribedIn(filesOf(draft)) : 0;
  return undescribed > 0 ? { kind: 'undescribed', count: undescribed } : null;
}

function errorInParts({ draft, left }: ValidationContext): DraftError | null {
  for (const [at, part] of partsOf(draft).entries()) {
    const error = errorInPart(part, left[at] ?? null);
    if (error) return draft.parts.length > 0 ? { ...error, part: at } : error;
  }
  return null;
}

function errorInPart(part: DraftPart, left: number | null): DraftError | null {
  if (isWithoutContent(part)) return { kind: 'empty' };
  if (left !== null && left < 0) return { kind: 'tooLong', over: -left };
  return part.poll && tooFewOptions(part.poll) ? { kind: 'fewOptions' } : null;
}

/** Returns the media without a description, inaccessible to those who cannot see or hear them. */
export const undescribedIn = (files: readonly DraftFile[]): number =>
  files.filter(({ type, description }) => isMedia.test(type) && description.trim() === '').length;

const isMedia = /^(image|video|audio)\//;
