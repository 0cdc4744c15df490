/** Returns the completions of the word at the caret, and requests those not known yet. */
import { useEffect } from 'react';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import type { User } from '@/domain/people/user';
import type { CompletableWord } from '@/domain/composer/wordAtCaret';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import {
  selectEmojiCompletions,
  selectHashtagCompletions,
  selectPeopleCompletions,
} from '@/selectors/composer/completions';
import { completionsRequested, type Sought } from '@/slices/composer/completions';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';

export type Completion = { id: string; text: string } & (
  | { kind: 'person'; user: User }
  | { kind: 'emoji'; emoji: Emoji }
  | { kind: 'hashtag' }
);

const none: readonly never[] = [];

/** `word`: null if there is nothing to complete. */
export function useCompletions(word: CompletableWord | null): Completion[] {
  const dispatch = useAppDispatch();
  const trigger = word?.trigger ?? null;
  const query = word?.query ?? '';
  const people = useAppSelector((state) =>
    trigger === '@' ? selectPeopleCompletions(state, query) : none,
  );
  const emoji = useAppSelector((state) =>
    trigger === ':' ? selectEmojiCompletions(state, query) : none,
  );
  const hashtags = useAppSelector((state) =>
    trigger === '#' ? selectHashtagCompletions(state, query) : none,
  );

  useEffect(() => {
    if (trigger === ':') dispatch(unicodeEmojiRequested());
  }, [dispatch, trigger]);

  useEffect(() => {
    if (trigger === null || trigger === ':') return;
    const kind = ({ '@': 'people', '#': 'hashtags' } as const)[trigger];
    dispatch(completionsRequested({ sought: { kind, query } satisfies Sought }));
  }, [dispatch, trigger, query]);

  // Cancels the search when another word is typed.
  useEffect(() => {
    if (trigger === null || trigger === ':') return;
    return () => {
      dispatch(completionsRequested({ sought: null }));
    };
  }, [dispatch, trigger]);

  return [
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
    ...hashtags.map((name): Completion => ({ kind: 'hashtag', id: name, text: `#${name}` })),
  ];
}
