/** What the picker shows, in order: packs of the instance, then the emoji of Unicode by category. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { unicodeEmoji, type Emoji } from '@/domain/composer/emoji/emoji';
import type { GridSection } from '@/domain/composer/emoji/emojiGrid';
import { findEmoji, typedEmoji } from '@/domain/composer/emoji/emojiSearch';
import { withoutTone } from '@/domain/composer/emoji/skinTone';
import {
  selectEmojiPacks,
  selectFindableEmoji,
  selectFindableUnicode,
  selectUnicodeGroups,
} from '@/selectors/composer/emoji';
import type { RootState } from '@/slices/root';

/** A pack's section has this in front of its name; one without a name holds what has no pack. */
export const PACK = 'pack:';

const selectAllSections = createSelector(
  [selectEmojiPacks, selectUnicodeGroups],
  (packs, groups): readonly GridSection[] => [
    ...packs.map(({ name, emoji }) => ({ id: PACK + (name ?? ''), emoji })),
    ...groups,
  ],
);

/** `custom`: whether the instance's own are wanted, too. */
export const selectSections = (state: RootState, custom: boolean): readonly GridSection[] =>
  custom ? selectAllSections(state) : selectUnicodeGroups(state);

/** What is found for what was typed; an emoji that was typed itself is offered as it is. */
export const selectFound = createSelector(
  [
    (state: RootState, custom: boolean) =>
      (custom ? selectFindableEmoji : selectFindableUnicode)(state),
    (_state: RootState, _custom: boolean, typed: string) => typed,
  ],
  (all, typed): readonly Emoji[] => {
    const own = typedEmoji(typed);
    return own === null ? findEmoji(all, typed) : [unicodeEmoji(own, {})];
  },
  // What was typed before is not typed again.
  { memoize: lruMemoize },
);

/** By what is put into a text for them. */
export const selectByReplacement = createSelector(
  [selectAllSections],
  (sections): ReadonlyMap<string, Emoji> =>
    new Map(sections.flatMap(({ emoji }) => emoji.map((each) => [each.replacement, each]))),
);

/** The emoji behind texts that were put in once; what the instance does not have any more is left out. */
export function emojiBehind(
  known: ReadonlyMap<string, Emoji>,
  texts: readonly string[],
  custom: boolean,
): Emoji[] {
  return texts.flatMap((text) => {
    if (text.startsWith(':')) return custom ? (known.get(text) ?? []) : [];
    const plain = known.get(text) ?? known.get(withoutTone(text)) ?? unicodeEmoji(text, {});
    return { ...plain, displayText: text, replacement: text, takesSkinTone: false };
  });
}
