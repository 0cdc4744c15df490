/** One notice: dismissed by its button, and held while it is in use if it offers to undo. */
import type { ReactNode } from 'react';
import type { Notice as NoticeOfState } from '@/domain/engine/notice';
import { useAppDispatch } from '@/hooks/store';
import { noticeDismissed, noticeHeld } from '@/slices/engine/notices';
import { Notice } from '@/ui/feedback/Notice';

interface Props {
  notice: NoticeOfState;
  action?: ReactNode;
  children: ReactNode;
}

export function NoticeItem({ notice: { id, level, undoable }, action, children }: Props) {
  const dispatch = useAppDispatch();
  return (
    <Notice
      tone={level}
      onDismiss={() => dispatch(noticeDismissed({ id }))}
      // Others do not stay in the way of what a pointer wants beneath them.
      onHold={undoable ? (held) => dispatch(noticeHeld({ id, held })) : undefined}
      action={action}
    >
      {children}
    </Notice>
  );
}
