/** The settings are sent for when somebody comes near a button that opens a dialog. */
import { useEffect } from 'react';
import { fetchSettingsAhead } from './dialogs/SettingsDialog';

export function SettingsAhead() {
  useEffect(() => {
    const approached = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[aria-haspopup="dialog"]')) return;
      approached.abort();
      fetchSettingsAhead();
    };
    const { signal } = approached;
    document.addEventListener('pointerover', look, { signal, passive: true });
    document.addEventListener('focusin', look, { signal });
    return () => approached.abort();
  }, []);
  return null;
}
