/** Failed commands, and the toggles whose failure a card shows. */
import type { StatusToggle } from './status';

/** A failed secondary command: its target value, and the error. */
export interface CommandFailure {
  /** `part`: a chunk of the interface failed to load. */
  about: SecondaryToggle | 'link' | 'part';
  wanted: boolean;
  reason: string;
}

/** Toggles whose failure is shown on the status itself; for the others in a notice. */
export type SecondaryToggle = Exclude<StatusToggle, 'favourited' | 'repeated'>;

export const isSecondaryToggle = (toggle: StatusToggle): toggle is SecondaryToggle =>
  toggle !== 'favourited' && toggle !== 'repeated';
