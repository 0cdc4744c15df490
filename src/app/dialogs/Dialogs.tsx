/**
 * Renders the stack of open dialogs from the store, the lowest first. Edit dialogs exist only where
 * the server supports editing.
 */
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import type { DialogKind } from '@/slices/engine/dialogs';
import { OpenDialog } from '@/app/deferred/layers';
import { Overlay } from '@/app/deferred/Overlay';

const forEditing: readonly DialogKind[] = ['editStatus', 'statusHistory'];

export function Dialogs() {
  const entries = useAppSelector((state) => state.dialogs);
  const editingAvailable = useInstance('editingAvailable');
  const shown = entries.filter(({ kind }) => editingAvailable || !forEditing.includes(kind));
  if (shown.length === 0) return null;
  return (
    <Overlay>
      {shown.map((entry, at) => (
        <OpenDialog key={entry.kind} entry={entry} level={at + 1} />
      ))}
    </Overlay>
  );
}
