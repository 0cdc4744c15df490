/**
 * Context of one composer: the draft, and the caret in its text, so that a part can insert
 * something there (an emoji, a name) and return the focus to the text. Of a chain, it is about the
 * post in which the focus was last, except within the fields of another one.
 */
import { createContext, useContext, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { late } from '@/lib/scheduler/lateActions';
import { selectCurrentPart } from '@/selectors/composer/chains';
import { draftEdited } from '@/slices/composer/drafts';

type Body = RefObject<HTMLTextAreaElement | null>;

interface ComposerContextValue {
  target: DraftTarget;
  /** The post of a chain, from 0. */
  part: number;
  body: Body;
  /** Returns the text field of any post. */
  bodyOf: (part: number) => Body;
  /** Changes the post, or the whole draft where the field is one of that. */
  edit: (change: Partial<Omit<Draft, 'idempotencyKey' | 'changedAt'>>) => void;
  /** Takes the text of the field, once that is painted. */
  type: (text: string) => void;
  /** Replaces the selection, or the given range, and puts the caret behind the inserted text. */
  insert: (text: string, range?: { start: number; end: number }) => void;
}

const ComposerContext = createContext<ComposerContextValue | null>(null);

export function ComposerProvider({
  target,
  children,
}: {
  target: DraftTarget;
  children: ReactNode;
}) {
  const part = useAppSelector((state) => selectCurrentPart(state, target));
  const [bodyOf] = useState(makeBodies);
  return <ComposerContext value={useContextOf(target, part, bodyOf)}>{children}</ComposerContext>;
}

/** Within it, everything is about this post. */
export function PartProvider({ part, children }: { part: number; children: ReactNode }) {
  const { target, bodyOf } = useComposer();
  return <ComposerContext value={useContextOf(target, part, bodyOf)}>{children}</ComposerContext>;
}

function useContextOf(
  target: DraftTarget,
  part: number,
  bodyOf: ComposerContextValue['bodyOf'],
): ComposerContextValue {
  const dispatch = useAppDispatch();
  const body = bodyOf(part);
  const edit: ComposerContextValue['edit'] = (change) => {
    dispatch(draftEdited({ target, ...(part > 0 && { part }), change }));
  };
  const type: ComposerContextValue['type'] = (text) => {
    dispatch(late(draftEdited({ target, ...(part > 0 && { part }), change: { text } })));
  };
  const insert: ComposerContextValue['insert'] = (text, range) => {
    const field = body.current;
    if (!field) return;
    const { start, end } = range ?? { start: field.selectionStart, end: field.selectionEnd };
    const caret = start + text.length;
    flushSync(() => edit({ text: field.value.slice(0, start) + text + field.value.slice(end) }));
    field.setSelectionRange(caret, caret);
  };
  return { target, part, body, bodyOf, edit, type, insert };
}

function makeBodies(): ComposerContextValue['bodyOf'] {
  const bodies = new Map<number, Body>();
  return (part) => {
    const body = bodies.get(part) ?? { current: null };
    bodies.set(part, body);
    return body;
  };
}

export function useComposer(): ComposerContextValue {
  const composer = useContext(ComposerContext);
  if (!composer) throw new Error('This part stands outside of a composer');
  return composer;
}
