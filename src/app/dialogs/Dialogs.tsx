/**
 * Renders the stack of open dialogs from the store, the lowest first. Edit dialogs exist only where
 * the server supports editing.
 */
import { useEffect } from 'react';
import { useInstance } from '@/hooks/useInstance';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { dialogClosed, type DialogKind } from '@/slices/engine/dialogs';
import { prefetchComposer } from '@/app/deferred/DeferredComposer';
import { OpenDialog, Palette, PostStatusDialog } from '@/app/deferred/layers';
import { Overlay } from '@/app/deferred/Overlay';

const forEditing: readonly DialogKind[] = ['editStatus', 'statusHistory'];

const forPosts: readonly DialogKind[] = ['postStatus', 'editStatus'];

export function Dialogs() {
  const dispatch = useAppDispatch();
  const entries = useAppSelector((state) => state.dialogs);
  const editingAvailable = useInstance('editingAvailable');
  const shown = entries.filter(({ kind }) => editingAvailable || !forEditing.includes(kind));
  const writes = shown.some(({ kind }) => forPosts.includes(kind));
  useEffect(() => {
    // At the same time as the code of the dialogs.
    if (writes) prefetchComposer();
  }, [writes]);
  if (shown.length === 0) return null;
  return (
    <Overlay>
      {shown.map((entry, at) => {
        const { kind } = entry;
        const onClose = () => dispatch(dialogClosed({ kind }));
        if (kind === 'palette') return <Palette key={kind} {...entry.props} onClose={onClose} />;
        if (kind === 'postStatus')
          return <PostStatusDialog key={kind} {...entry.props} level={at + 1} onClose={onClose} />;
        return <OpenDialog key={kind} entry={entry} level={at + 1} />;
      })}
    </Overlay>
  );
}
