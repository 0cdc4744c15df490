/** Whether the first screen shows what the reader came for, so that the rest may be drawn. */
import { startTransition, useEffect, useState } from 'react';
import { isHeldBack, untilFirstView } from '@/lib/scheduler/firstView';

export function useFirstViewShown(): boolean {
  const [shown, setShown] = useState(() => !isHeldBack());
  useEffect(() => {
    if (shown) return;
    let gone = false;
    void untilFirstView().then(() => {
      if (!gone) startTransition(() => setShown(true));
    });
    return () => {
      gone = true;
    };
  }, [shown]);
  return shown;
}
