/**
 * Keeps what is typed between the key for a new post and the form's text field, whose code may have to
 * be loaded: it goes into the draft, in its order. Other keys, such as those of an input method, take
 * their usual way.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { NEW_POST } from '@/domain/composer/draft';
import { typedOnto } from '@/domain/composer/drafts/typedOnto';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { draftEdited } from '@/slices/composer/drafts';
import { FIELDS } from './fields';

/** The writer does something else than write. */
const endings: readonly string[] = ['Escape', 'Tab'];

export function useEarlyText() {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => selectDraft(state, NEW_POST).text);
  /** Null while no form is awaited. */
  const text = useRef<string | null>(null);

  /** Returns whether the key was typed into the draft. */
  const hear = useEffectEvent((event: KeyboardEvent): boolean => {
    const before = text.current;
    if (before === null) return false;
    const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    // The field may be there before the code that stores the draft.
    if (endings.includes(event.key) || (inField && stored === before)) {
      text.current = null;
      return false;
    }
    // The key that opened the form may still be held.
    const after = event.repeat ? before : typedOnto(before, event);
    if (after === null) return false;
    event.preventDefault();
    event.stopPropagation();
    text.current = after;
    if (after !== before) dispatch(draftEdited({ target: NEW_POST, change: { text: after } }));
    return true;
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    document.addEventListener('keydown', (event) => void hear(event), options);
    document.addEventListener('pointerdown', () => (text.current = null), options);
    // A paste goes into the field, and so do the keys that follow it.
    document.addEventListener('input', () => (text.current = null), options);
    return () => listening.abort();
  }, []);

  return {
    /** For keys that came before all this was loaded. */
    hear: (event: KeyboardEvent) => hear(event),
    begin: () => {
      text.current = stored;
    },
  };
}
