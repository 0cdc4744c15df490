/**
 * Context of one composer: the draft, and the caret in its text, so that a part can insert
 * something there (an emoji, a name) and return the focus to the text.
 */
import { createContext, useContext, useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import { useAppDispatch } from '@/hooks/store';
import { draftEdited } from '@/slices/composer/drafts';

interface ComposerContextValue {
  target: DraftTarget;
  body: RefObject<HTMLTextAreaElement | null>;
  edit: (change: Partial<Omit<Draft, 'idempotencyKey' | 'changedAt'>>) => void;
  /** Replaces the selection, or the given range, and puts the caret behind the inserted text. */
  insert: (text: string, part?: { start: number; end: number }) => void;
}

const ComposerContext = createContext<ComposerContextValue | null>(null);

export function ComposerProvider({
  target,
  children,
}: {
  target: DraftTarget;
  children: ReactNode;
}) {
  const dispatch = useAppDispatch();
  const body = useRef<HTMLTextAreaElement>(null);
  const edit: ComposerContextValue['edit'] = (change) => {
    dispatch(draftEdited({ target, change }));
  };
  const insert: ComposerContextValue['insert'] = (text, part) => {
    const field = body.current;
    if (!field) return;
    const { start, end } = part ?? { start: field.selectionStart, end: field.selectionEnd };
    const caret = start + text.length;
    flushSync(() => edit({ text: field.value.slice(0, start) + text + field.value.slice(end) }));
    field.setSelectionRange(caret, caret);
  };
  return <ComposerContext value={{ target, body, edit, insert }}>{children}</ComposerContext>;
}

export function useComposer(): ComposerContextValue {
  const composer = useContext(ComposerContext);
  if (!composer) throw new Error('This part stands outside of a composer');
  return composer;
}
