/**
 * The keys of a list of work. They are heard before those of the page, some of which have another meaning
 * here, and only while the reader neither types nor has a dialog or menu open.
 */
import { useEffect, useEffectEvent } from 'react';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';

const ROWS = '[data-queue-row]';
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Returns false for a key that it does nothing with. */
type QueueCommand = (key: string, rowId: string) => boolean;

export function useQueueKeys(command: QueueCommand): void {
  const { singleKeyShortcuts } = useDisplayPreferences();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || altKey || isComposing) return;
    if (target.closest(ELSEWHERE)) return;
    const row = target.closest<HTMLElement>(ROWS);
    const isMove = key === 'j' || key === 'k';
    if (!isMove && event.repeat) return;
    // Enter belongs to a button or link within the row.
    if (key === 'Enter' && target !== row) return;
    const isDone = isMove
      ? move(row, key === 'j' ? 1 : -1)
      : row !== null && command(key, row.dataset.queueRow ?? '');
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!singleKeyShortcuts) return;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [singleKeyShortcuts]);
}

/** From outside of the list, goes to the first row in sight. */
function move(from: HTMLElement | null, step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const at = from ? rows.indexOf(from) + step : rows.findIndex(isInSight);
  const row = rows[at];
  row?.focus();
  return row !== undefined;
}

const isInSight = (row: HTMLElement): boolean => row.getBoundingClientRect().bottom >= 0;
