/** Which actions ask first, and which offer to undo them, by the reader's settings. */
import {
  askOrUndo,
  askOrUndoOf,
  type AskOrUndoAction,
  type Change,
} from '@/domain/engine/askOrUndo';
import { selectSetting } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';

export const selectAsks = (state: RootState, action: AskOrUndoAction): boolean => {
  const { asks } = askOrUndo[action];
  return asks !== null && selectSetting(state, asks);
};

/** The notice about a change, and whether it offers to undo it; null if it needs none. */
export function selectNoticeOfChange(
  state: RootState,
  change: Change,
): { messageKey: string; undoable: boolean } | null {
  const row = askOrUndoOf(change);
  if (!row) return null;
  const { from, messageKey, told = false } = row.undo;
  const chosen = selectSetting(state, 'undoNotices');
  const undoable = chosen === 'all' || chosen === from;
  const asked = row.asks !== null && selectSetting(state, row.asks);
  return told || (undoable && !asked) ? { messageKey, undoable } : null;
}
