/**
 * Dialogs that have their place in the frame and are built by a later change. A test reads this list,
 * so that nothing on it is forgotten.
 */
import type { DialogKind } from '@/slices/dialogs';

export const notBuiltDialogs = ['updateNotice'] as const satisfies readonly DialogKind[];
