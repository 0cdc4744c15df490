/** What the word at the caret may become. Asks for what is not known yet. */
import { useEffect } from 'react';
import type { Emoji } from '@/domain/emoji';
import type { User } from '@/domain/user';
import type { CompletableWord } from '@/domain/wordAtCaret';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEmojiFor, selectHashtagsFor, selectPeopleFor } from '@/selectors/completions';
import { completionSought, type Sought } from '@/slices/completions';
import { emojiWanted } from '@/slices/unicodeEmoji';

export type Offer = { id: string; text: string } & (
  { kind: 'person'; user: User } | { kind: 'emoji'; emoji: Emoji } | { kind: 'hashtag' }
);

const none: readonly never[] = [];

/** `word`: null while there is nothing to complete. */
export function useOffers(word: CompletableWord | null): Offer[] {
  const dispatch = useAppDispatch();
  const trigger = word?.trigger ?? null;
  const query = word?.query ?? '';
  const people = useAppSelector((state) =>
    trigger === '@' ? selectPeopleFor(state, query) : none,
  );
  const emoji = useAppSelector((state) => (trigger === ':' ? selectEmojiFor(state, query) : none));
  const hashtags = useAppSelector((state) =>
    trigger === '#' ? selectHashtagsFor(state, query) : none,
  );

  useEffect(() => {
    if (trigger === ':') dispatch(emojiWanted());
  }, [dispatch, trigger]);

  useEffect(() => {
    if (trigger === null || trigger === ':') return;
    const kind = ({ '@': 'people', '#': 'hashtags' } as const)[trigger];
    dispatch(completionSought({ sought: { kind, query } satisfies Sought }));
  }, [dispatch, trigger, query]);

  // Whoever writes something else is not waiting for an answer any more.
  useEffect(() => {
    if (trigger === null || trigger === ':') return;
    return () => {
      dispatch(completionSought({ sought: null }));
    };
  }, [dispatch, trigger]);

  return [
    ...people.map((user): Offer => ({
      kind: 'person',
      id: user.id,
      text: `@${user.screenName}`,
      user,
    })),
    ...emoji.map((each): Offer => ({
      kind: 'emoji',
      id: each.replacement,
      text: each.replacement,
      emoji: each,
    })),
    ...hashtags.map((name): Offer => ({ kind: 'hashtag', id: name, text: `#${name}` })),
  ];
}
