/** Returns the completions of the word at the caret, and requests those not known yet. */
import { useEffect } from 'react';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import type { User } from '@/domain/people/user';
import type { CompletableWord } from '@/domain/composer/completions/wordAtCaret';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectEmojiCompletions,
  selectHashtagCompletions,
  selectHashtagUses,
  selectPeopleCompletions,
} from '@/selectors/composer/completions';
import { completionsRequested, type Sought } from '@/slices/composer/completions';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { findCommands, type SlashCommand } from './slashCommands';

export type Completion = { id: string; text: string } & (
  | { kind: 'person'; user: User }
  | { kind: 'emoji'; emoji: Emoji }
  | { kind: 'hashtag'; uses: number | null }
  | { kind: 'command'; command: SlashCommand }
);

const none: readonly never[] = [];

/** After a slash, a shorter word could be any. */
const SHORTEST_EMOJI = 2;

/** `word`: null if there is nothing to complete. */
export function useCompletions(
  word: CompletableWord | null,
  commandsOf: () => readonly SlashCommand[],
): Completion[] {
  const dispatch = useAppDispatch();
  const trigger = word?.trigger ?? null;
  const query = word?.query ?? '';
  const people = useAppSelector((state) =>
    trigger === '@' ? selectPeopleCompletions(state, query) : none,
  );
  const uses = useAppSelector(selectHashtagUses);
  const seeksEmoji = trigger === ':' || (trigger === '/' && query.length >= SHORTEST_EMOJI);
  const emoji = useAppSelector((state) =>
    seeksEmoji ? selectEmojiCompletions(state, query) : none,
  );
  const hashtags = useAppSelector((state) =>
    trigger === '#' ? selectHashtagCompletions(state, query) : none,
  );

  useEffect(() => {
    if (seeksEmoji) dispatch(unicodeEmojiRequested());
  }, [dispatch, seeksEmoji]);

  const kind = trigger === '@' ? 'people' : trigger === '#' ? 'hashtags' : null;
  useEffect(() => {
    if (kind === null) return;
    dispatch(completionsRequested({ sought: { kind, query } satisfies Sought }));
  }, [dispatch, kind, query]);

  // Cancels the search when another word is typed.
  useEffect(() => {
    if (kind === null) return;
    return () => {
      dispatch(completionsRequested({ sought: null }));
    };
  }, [dispatch, kind]);

  const commands = trigger === '/' ? findCommands(commandsOf(), query) : none;

  return [
    ...commands.map((command): Completion => ({
      kind: 'command',
      id: command.id,
      text: command.label,
      command,
    })),
    ...people.map((user): Completion => ({
      kind: 'person',
      id: user.id,
      text: `@${user.screenName}`,
      user,
    })),
    ...emoji.map((each): Completion => ({
      kind: 'emoji',
      id: each.replacement,
      text: each.replacement,
      emoji: each,
    })),
    ...hashtags.map((name): Completion => ({
      kind: 'hashtag',
      id: name,
      text: `#${name}`,
      uses: uses[name] ?? null,
    })),
  ];
}
