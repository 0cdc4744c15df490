/** Adds, divides, joins and moves the posts of a draft; the focus follows. */
import { flushSync } from 'react-dom';
import {
  changeOfParts,
  dividePart,
  joinWithPrevious,
  MOST_PARTS,
  movePart,
} from '@/domain/composer/chain';
import { isChatDraft, kindOfDraft, partAt, type Draft } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/store';
import { selectPartCount } from '@/selectors/composer/chains';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { composerChanged } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
import { useComposer } from '@/components/composer/ComposerContext';

interface Chain {
  /** Null where it can have no further post. */
  add: (() => void) | null;
  /** The text behind the caret goes to the new post. */
  divideAtCaret: (() => void) | null;
  replace: (text: string, further: readonly string[]) => void;
  join: () => void;
  move: (to: number) => void;
}

/** For the post of the context. */
export function useChain(): Chain {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { target, part, body, bodyOf } = useComposer();
  const count = useAppSelector((state) => selectPartCount(state, target));
  const readOnly = useAppSelector((state) => selectReadOnly(state, target));
  const scheduled = useAppSelector((state) => selectDraft(state, target).scheduledAt !== null);
  const offered = mayBeChain(target) && !scheduled && !readOnly && count < MOST_PARTS;
  const draft = () => selectDraft(store.getState(), target);

  const change = (next: Draft, at: number, caret: number) => {
    flushSync(() => {
      dispatch(composerChanged({ target, changes: { part: at } }));
      dispatch(draftEdited({ target, change: changeOfParts(next) }));
    });
    const field = bodyOf(at).current;
    field?.focus();
    field?.setSelectionRange(caret, caret);
  };
  const divide = (before: string, ...after: string[]) => {
    const next = dividePart(draft(), part, before, ...after);
    const own = after[0] ?? '';
    const shown = partAt(next, part + 1).text;
    change(next, part + 1, own.trim() === '' ? shown.length : shown.length - own.length);
  };
  return {
    add: offered ? () => divide(partAt(draft(), part).text, '') : null,
    divideAtCaret: offered
      ? () => {
          const { text } = partAt(draft(), part);
          const { selectionStart = text.length, selectionEnd = text.length } = body.current ?? {};
          divide(text.slice(0, selectionStart).trimEnd(), text.slice(selectionEnd).trimStart());
        }
      : null,
    replace: (text, further) => divide(text, ...further),
    join: () => {
      const before = partAt(draft(), part - 1).text;
      change(joinWithPrevious(draft(), part), part - 1, before.length);
    },
    move: (to) => change(movePart(draft(), part, to), to, partAt(draft(), part).text.length),
  };
}

/** An edit is one post, and so is a message. */
export const mayBeChain = (target: string): boolean =>
  !isChatDraft(target) && ['new', 'reply', 'quote'].includes(kindOfDraft(target));
