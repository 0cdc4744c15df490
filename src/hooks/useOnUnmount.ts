/** Says when what is shown goes away, with what is known by then. */
import { useEffect, useEffectEvent } from 'react';

export function useOnUnmount(leave: () => void): void {
  const latest = useEffectEvent(leave);
  useEffect(() => () => latest(), []);
}
