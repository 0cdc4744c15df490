/** True once the first screen shows its main content, so that the rest may render. */
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
