/** What every dialog of the stack is given. */
export interface DialogFrame {
  /** Place in the stack, from 1. */
  level: number;
  onClose: () => void;
}
