/**
 * Runs the shortcuts, unless the reader is typing or a layer covers the page: first for the keys that
 * came before this was loaded, in their order.
 */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefetchComposer } from '@/app/deferred/DeferredComposer';
import { draftTarget, NEW_POST, type DraftTarget } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { FIELDS } from './fields';
import { currentPost } from './focusedPost';
import { shortcutCommands } from './shortcutCommands';
import { useEarlyText } from './useEarlyText';
import {
  CHORD,
  selectOfferedShortcuts,
  shortcutFor,
  shortcutOf,
  type ShortcutName,
} from '@/components/engine/shortcuts/shortcuts';

/** Milliseconds within which the second key of a sequence has to follow. */
const PATIENCE = 1_500;

/** These repeat while held down; all others run once. */
const repeating: readonly ShortcutName[] = ['next', 'previous'];

/** Layers that handle keys themselves. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The draft whose form the shortcut opens; null for most. */
function formOf(name: ShortcutName): DraftTarget | null {
  if (name === 'newPost') return NEW_POST;
  const statusId = currentPost()?.dataset.statusId;
  if (statusId === undefined || (name !== 'reply' && name !== 'quote')) return null;
  return draftTarget(name, statusId);
}

interface ShortcutKeysProps {
  early: RefObject<KeyboardEvent[]>;
  /** Hears the keys from now on. */
  hearRef: RefObject<((event: KeyboardEvent) => void) | null>;
}

export function ShortcutKeys({ early, hearRef }: ShortcutKeysProps) {
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectOfferedShortcuts);
  const navigate = useNavigate();
  const { key: entry } = useLocation();
  const chordAt = useRef<number | null>(null);
  const earlyText = useEarlyText();
  const go = (to: string | number) => {
    if (typeof to === 'number') void navigate(to);
    else void navigate(to);
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (earlyText.hear(event)) return;
    const { target, key, timeStamp } = event;
    if (!(target instanceof Element) || target.closest(OVER)) return;
    const begun = chordAt.current !== null && timeStamp - chordAt.current < PATIENCE;
    const typing = target.closest(FIELDS) !== null;
    chordAt.current = null;
    if (key === CHORD && !begun && !typing) {
      chordAt.current = timeStamp;
      return;
    }
    const name = shortcutFor(begun ? `${CHORD} ${key}` : key);
    // The second key of a sequence has no other effect, known or not.
    if (begun && !typing) event.preventDefault();
    if (name === undefined || (typing && !shortcutOf(name).inFields)) return;
    // On links and buttons Enter activates them.
    if (key === 'Enter' && !target.matches('article')) return;
    if (!offered.includes(name)) return;
    if (event.repeat && !repeating.includes(name)) return;
    const form = formOf(name);
    // The form and its dialog are loaded at the same time.
    if (form !== null) prefetchComposer();
    if (shortcutCommands[name]({ dispatch, go, entry, key })) event.preventDefault();
    if (form !== null) earlyText.begin(form);
  });

  useEffect(() => {
    hearRef.current = (event) => hear(event);
    early.current.splice(0).forEach((event) => hear(event));
    return () => {
      hearRef.current = null;
    };
  }, [early, hearRef]);
  return null;
}
