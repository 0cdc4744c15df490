/**
 * True from the first movement of a mouse or a pen on, and from the first key: once that is painted, as
 * it may be a letter.
 */
import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/scheduler/afterPaint';

export function usePointedOrKeyed(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (used) return;
    const hear = (event: Event) => {
      if (!('pointerType' in event && event.pointerType === 'touch')) {
        void afterPaint().then(() => setUsed(true));
      }
    };
    document.addEventListener('pointermove', hear);
    document.addEventListener('keydown', hear, true);
    return () => {
      document.removeEventListener('pointermove', hear);
      document.removeEventListener('keydown', hear, true);
    };
  }, [used]);
  return used;
}
