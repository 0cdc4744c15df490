/** Returns the thread as it is shown; null while its status is not known. */
import { useState } from 'react';
import { useAppSelector } from '@/hooks/store';
import { makeSelectShownThread, type ShownThread } from '@/selectors/statuses/threads';

export function useShownThread(
  statusId: string,
  indentLimit: number,
  where: string,
): ShownThread | null {
  const [select] = useState(makeSelectShownThread);
  return useAppSelector((state) => select(state, statusId, indentLimit, where));
}
