/** A single key that does something, unless somebody is typing or has switched such keys off. */
import { useEffect, useEffectEvent } from 'react';
import { useReading } from './useReading';

export function useShortcut(key: string, act: () => void): void {
  const { singleKeyShortcuts } = useReading();
  const pressed = useEffectEvent(act);
  useEffect(() => {
    if (!singleKeyShortcuts) return;
    const hear = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (event.key !== key || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(typing)) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [key, singleKeyShortcuts]);
}

/** Where a key is a letter, or another's business. What is only ticked takes no letters. */
const typing = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
].join();
