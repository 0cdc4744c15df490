/**
 * Completes the word that is being written in any text field: a person behind "@", an emoji behind
 * ":", a hashtag behind "#". The field keeps the focus and its role; arrows go through what is
 * offered, Enter and Tab take it, Escape hides it for as long as that word is written.
 */
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { emojiInsertion, wordInsertion } from '@/domain/composer/insertion';
import { wordAtCaret, type CompletableWord, type Trigger } from '@/domain/composer/wordAtCaret';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import type { TextControl } from './caretPosition';
import { useCompletions, type Completion } from './useCompletions';
import { useCaret } from './useCaret';

interface Completed {
  field: RefObject<TextControl | null>;
  value: string;
  onChange: (value: string) => void;
  /** What is completed in this field. */
  triggers: readonly Trigger[];
  /** Something else is being chosen, like an emoji out of all. */
  resting?: boolean;
}

/** Where one is in the list, as long as the word stays the same. */
interface Choice {
  word: string;
  id: string;
}

const keyOf = ({ start, query }: CompletableWord) => `${String(start)} ${query}`;

export function useCompletionList({
  field,
  value,
  onChange,
  triggers,
  resting = false,
}: Completed) {
  const listId = useId();
  const { autocompleteSelect, padEmoji } = useDisplayPreferences();
  const { caret, updateCaret, fieldProps } = useCaret();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [hiddenAt, setHiddenAt] = useState<number | null>(null);

  const at = resting || caret === null ? null : wordAtCaret(value, caret);
  const word = at && triggers.includes(at.trigger) && at.query !== '' ? at : null;
  // Another word may be completed again.
  if (hiddenAt !== null && caret !== null && at?.start !== hiddenAt) setHiddenAt(null);
  const wanted = word && word.start !== hiddenAt ? word : null;
  const found = useCompletions(wanted);
  const offers = wanted && !isWrittenOut(wanted, found) ? found : [];

  const kept = wanted && choice?.word === keyOf(wanted) ? choice.id : null;
  const place = offers.findIndex(({ id }) => id === kept);
  const active = place >= 0 || !autocompleteSelect ? place : Math.min(0, offers.length - 1);

  const take = ({ kind, text }: Completion) => {
    const control = field.current;
    if (!control || !word) return;
    const before = value.slice(0, word.start);
    const after = value.slice(word.end);
    const inserted =
      kind === 'emoji'
        ? emojiInsertion(text, { before, after, padded: padEmoji })
        : wordInsertion(text, after);
    // Behind the space that was there already, too.
    const end = word.start + inserted.length + (/\s$/.test(inserted) || !/^\s/.test(after) ? 0 : 1);
    flushSync(() => onChange(before + inserted + after));
    control.focus({ preventScroll: true });
    control.setSelectionRange(end, end);
    updateCaret(control);
  };

  const choose = (index: number) => {
    const offer = offers.at(index % offers.length);
    if (wanted && offer) setChoice({ word: keyOf(wanted), id: offer.id });
  };

  const onKeyDown = (event: KeyboardEvent<TextControl>) => {
    if (offers.length === 0 || event.nativeEvent.isComposing || hasModifier(event)) return;
    const chosen = offers[active];
    const steps: Record<string, (() => void) | undefined> = {
      ArrowDown: () => choose(active + 1),
      ArrowUp: () => choose(active < 0 ? -1 : active - 1),
      Enter: chosen && (() => take(chosen)),
      Tab: chosen && (() => take(chosen)),
      Escape: () => setHiddenAt(wanted?.start ?? null),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  const open = offers.length > 0;
  const activeId = active >= 0 && open ? optionId(listId, active) : undefined;
  return {
    list: { id: listId, offers, active, take, field, at: wanted?.start ?? 0, open },
    fieldProps: {
      ...fieldProps,
      onKeyDown,
      'aria-autocomplete': 'list',
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': activeId,
    } as const,
    /** What the field calls with its new text. */
    onChange: (next: string) => {
      if (field.current) updateCaret(field.current);
      onChange(next);
    },
  };
}

export type CompletionListState = ReturnType<typeof useCompletionList>['list'];

export const optionId = (listId: string, index: number) => `${listId}-${String(index)}`;

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** There is nothing to add to a name that stands there whole. */
const isWrittenOut = (
  { trigger, query }: CompletableWord,
  [offer, ...others]: Completion[],
): boolean => offer !== undefined && others.length === 0 && offer.text === trigger + query;
