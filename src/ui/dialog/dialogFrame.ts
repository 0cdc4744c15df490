/** The props that every dialog of the stack receives. */
export interface DialogFrame {
  /** Position in the stack, from 1. */
  level: number;
  onClose: () => void;
}
