/** Calls back on unmount, with the latest props. */
import { useEffect, useEffectEvent } from 'react';

export function useOnUnmount(leave: () => void): void {
  const latest = useEffectEvent(leave);
  useEffect(() => () => latest(), []);
}
