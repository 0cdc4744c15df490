/**
 * Keeps what is typed between the key that opens a form for a post, a reply or a quote and its text
 * field, whose code may have to be loaded: it goes into the draft, in its order. Other keys, such as
 * those of an input method, take their usual way.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DraftTarget } from '@/domain/composer/draft';
import { typedOnto } from '@/domain/composer/drafts/typedOnto';
import { useAppStore } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectIsFormShown } from '@/selectors/composer/pendingJobs';
import { draftEdited } from '@/slices/composer/drafts';
import { FIELDS } from './fields';

/** The writer does something else than write. */
const endings: readonly string[] = ['Escape', 'Tab'];

interface EarlyText {
  target: DraftTarget;
  /** The draft's text when the form was opened. */
  begun: string;
  text: string;
}

export function useEarlyText() {
  const store = useAppStore();
  /** Null while no form is awaited. */
  const awaited = useRef<EarlyText | null>(null);

  /** Returns whether the key was typed into the draft. */
  const hear = useEffectEvent((event: KeyboardEvent): boolean => {
    if (awaited.current === null) return false;
    const { target, begun, text: before } = awaited.current;
    const state = store.getState();
    const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    // The field may be there before the code that stores the draft. A text that came meanwhile from
    // elsewhere is in the field, too.
    const isOver = inField && (before === begun || selectDraft(state, target).text !== begun);
    if (endings.includes(event.key) || isOver || !selectIsFormShown(state)(target)) {
      awaited.current = null;
      return false;
    }
    // The key that opened the form may still be held.
    const after = event.repeat ? before : typedOnto(before, event);
    if (after === null) return false;
    event.preventDefault();
    event.stopPropagation();
    awaited.current = { target, begun, text: after };
    if (after !== before) store.dispatch(draftEdited({ target, change: { text: after } }));
    return true;
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    document.addEventListener('keydown', (event) => void hear(event), options);
    document.addEventListener('pointerdown', () => (awaited.current = null), options);
    // A paste goes into the field, and so do the keys that follow it.
    document.addEventListener('input', () => (awaited.current = null), options);
    return () => listening.abort();
  }, []);

  return {
    /** For keys that came before all this was loaded. */
    hear: (event: KeyboardEvent) => hear(event),
    /** Without effect if the form has not opened: the reader may not write there. */
    begin: (target: DraftTarget) => {
      const state = store.getState();
      if (selectIsFormShown(state)(target)) {
        const { text } = selectDraft(state, target);
        awaited.current = { target, begun: text, text };
      }
    },
  };
}
