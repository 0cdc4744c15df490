/**
 * Completes the current word in a text field: people after "@", emoji after ":", hashtags after
 * "#", commands after "/". The field keeps the focus and its role; arrows move through the list, Enter and Tab insert
 * the selected item, Escape hides the list until another word is typed.
 */
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { emojiInsertion, wordInsertion } from '@/domain/composer/insertion';
import {
  wordAtCaret,
  type CompletableWord,
  type Trigger,
} from '@/domain/composer/completions/wordAtCaret';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import type { TextControl } from './caretPosition';
import type { SlashCommand } from './slashCommands';
import { replaceText } from '@/components/composer/textTools/replaceText';
import { useCompletions, type Completion } from './useCompletions';
import { useCaret } from './useCaret';

interface Completed {
  field: RefObject<TextControl | null>;
  value: string;
  onChange: (value: string) => void;
  /** The kinds of completion in this field. */
  triggers: readonly Trigger[];
  /** Suspends completion, while something else is open, like the emoji picker. */
  resting?: boolean;
  /** For the trigger of commands. */
  commandsOf?: () => readonly SlashCommand[];
}

const noCommands = (): readonly SlashCommand[] => [];

/** The selected item, as long as the word stays the same. */
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
  commandsOf = noCommands,
}: Completed) {
  const listId = useId();
  const { autocompleteSelect, padEmoji } = useDisplayPreferences();
  const { caret, updateCaret, fieldProps } = useCaret();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [hiddenAt, setHiddenAt] = useState<number | null>(null);

  const at = resting || caret === null ? null : wordAtCaret(value, caret);
  const word =
    at && triggers.includes(at.trigger) && (at.query !== '' || at.trigger === '/') ? at : null;
  // Another word may be completed again.
  if (hiddenAt !== null && caret !== null && at?.start !== hiddenAt) setHiddenAt(null);
  const wanted = word && word.start !== hiddenAt ? word : null;
  const found = useCompletions(wanted, commandsOf);
  const offers = wanted && !isWrittenOut(wanted, found) ? found : [];

  const kept = wanted && choice?.word === keyOf(wanted) ? choice.id : null;
  const place = offers.findIndex(({ id }) => id === kept);
  const selects =
    wanted?.trigger === '/' ? meansCommand(wanted.query, offers[0]) : autocompleteSelect;
  const active = place >= 0 || !selects ? place : Math.min(0, offers.length - 1);

  const take = (offer: Completion) => {
    const { kind, text } = offer;
    const control = field.current;
    if (!control || !word) return;
    if (kind === 'command') {
      if (control instanceof HTMLTextAreaElement) {
        replaceText(control, { from: word.start, to: word.end, insert: '' }, onChange);
      }
      updateCaret(control);
      offer.command.run(word.start);
      return;
    }
    const before = value.slice(0, word.start);
    const after = value.slice(word.end);
    const inserted =
      kind === 'emoji'
        ? emojiInsertion(text, { before, after, padded: padEmoji })
        : wordInsertion(text, after);
    // Puts the caret behind an existing space, too.
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
    /** Handler for changes of the text. */
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

/** A slash with a letter or two is mostly one of the writer's own, as in “/s” for sarcasm. */
const SHORTEST_COMMAND = 3;

const meansCommand = (query: string, offer: Completion | undefined): boolean =>
  offer?.kind === 'command' &&
  (query.length >= SHORTEST_COMMAND || query.toLowerCase() === offer.command.name);

/** True if the name is already complete. */
const isWrittenOut = (
  { trigger, query }: CompletableWord,
  [offer, ...others]: Completion[],
): boolean => offer !== undefined && others.length === 0 && offer.text === trigger + query;
