/** Why a draft cannot be posted as it is; null when it can. The first that holds is the one told. */
import { isWithoutContent, type Draft } from './draft';
import { tooFewOptions } from './pollForm';

export type DraftError =
  | { kind: 'busy' }
  | { kind: 'signedOut' }
  | { kind: 'picking' }
  | { kind: 'uploading' }
  /** A file did not arrive, and will not by itself. */
  | { kind: 'fileMissing' }
  | { kind: 'empty' }
  | { kind: 'tooLong'; over: number }
  | { kind: 'fewOptions' }
  | { kind: 'undescribed'; count: number };

/** What the writer is to mend: told in words when "Post" is pressed. The rest is told by the button. */
const shownOnSubmit: readonly DraftError['kind'][] = ['empty', 'fewOptions', 'undescribed'];

export const isShownOnSubmit = ({ kind }: DraftError): boolean => shownOnSubmit.includes(kind);

interface ValidationContext {
  draft: Draft;
  /** What may still be typed; null without a limit. */
  left: number | null;
  /** The last post from here is still under way. */
  busy: boolean;
  signedIn: boolean;
  /** The list of emoji is open. */
  picking: boolean;
  uploading: boolean;
  fileMissing: boolean;
  /** The writer wants no picture to go without a description. */
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

/** Pictures, films and sounds that nobody who cannot see or hear them would get anything of. */
export const undescribedIn = ({ files }: Pick<Draft, 'files'>): number =>
  files.filter(({ type, description }) => isMedia.test(type) && description.trim() === '').length;

const isMedia = /^(image|video|audio)\//;
