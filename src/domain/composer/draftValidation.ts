/** Returns why a draft cannot be posted, or null. The first error found is reported. */
import { isWithoutContent, type Draft } from './draft';
import { tooFewOptions } from './pollForm';

export type DraftError =
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
  | { kind: 'tooSoon' };

/** Errors that are explained when "Post" is pressed. The button itself shows the others. */
const shownOnSubmit: readonly DraftError['kind'][] = [
  'empty',
  'fewOptions',
  'undescribed',
  'tooSoon',
];

export const isShownOnSubmit = ({ kind }: DraftError): boolean => shownOnSubmit.includes(kind);

interface ValidationContext {
  draft: Draft;
  /** The remaining characters; null without a limit. */
  left: number | null;
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
  const { draft, left, insistsOnDescriptions } = circumstances;
  if (circumstances.busy) return { kind: 'busy' };
  if (!circumstances.signedIn) return { kind: 'signedOut' };
  if (isWithoutContent(draft)) return { kind: 'empty' };
  if (left !== null && left < 0) return { kind: 'tooLong', over: -left };
  if (draft.poll && tooFewOptions(draft.poll)) return { kind: 'fewOptions' };
  if (circumstances.uploading) return { kind: 'uploading' };
  if (circumstances.fileMissing) return { kind: 'fileMissing' };
  if (circumstances.picking) return { kind: 'picking' };
  const undescribed = insistsOnDescriptions ? undescribedIn(draft) : 0;
  return undescribed > 0 ? { kind: 'undescribed', count: undescribed } : null;
}

/** Returns the media without a description, inaccessible to those who cannot see or hear them. */
export const undescribedIn = ({ files }: Pick<Draft, 'files'>): number =>
  files.filter(({ type, description }) => isMedia.test(type) && description.trim() === '').length;

const isMedia = /^(image|video|audio)\//;
