/** Where to choose an emoji to react with. Its code comes when it is first opened. */
import { lazy, Suspense } from 'react';
import type { Status } from '@/domain/status';

const ReactionChoice = lazy(async () => ({
  default: (await import('./ReactionChoice')).ReactionChoice,
}));

interface Props {
  status: Status;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function ReactPopover(props: Props) {
  return (
    <Suspense>
      <ReactionChoice {...props} />
    </Suspense>
  );
}
