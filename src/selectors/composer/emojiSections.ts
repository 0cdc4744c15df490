/** The sections of the picker, in order: packs of the instance, then Unicode emoji by category. */
import { createSelector } from '@reduxjs/toolkit';
import { unicodeEmoji, type Emoji } from '@/domain/composer/emoji/emoji';
import type { GridSection } from '@/domain/composer/emoji/emojiGrid';
import { findEmoji, typedEmoji, type FindableEmoji } from '@/domain/composer/emoji/emojiSearch';
import { withoutTone } from '@/domain/composer/emoji/skinTone';
import {
  selectEmojiPacks,
  selectFindableEmoji,
  selectFindableUnicode,
  selectUnicodeGroups,
} from '@/selectors/composer/emoji';
import type { RootState } from '@/slices/root';

/** The prefix of a pack's section key; the prefix alone is the section of emoji without a pack. */
export const PACK = 'pack:';

const selectAllSections = createSelector(
  [selectEmojiPacks, selectUnicodeGroups],
  (packs, groups): readonly GridSection[] => [
    ...packs.map(({ name, emoji }) => ({ id: PACK + (name ?? ''), emoji })),
    ...groups,
  ],
);

/** `custom`: includes the instance's own emoji. */
export const selectSections = (state: RootState, custom: boolean): readonly GridSection[] =>
  custom ? selectAllSections(state) : selectUnicodeGroups(state);

/** All emoji that can be searched. */
export const selectFindable = (state: RootState, custom: boolean): readonly FindableEmoji[] =>
  (custom ? selectFindableEmoji : selectFindableUnicode)(state);

/** The search results for a query; an emoji as the query is offered itself. */
export function findAmong(all: readonly FindableEmoji[], typed: string): readonly Emoji[] {
  const own = typedEmoji(typed);
  return own === null ? findEmoji(all, typed) : [unicodeEmoji(own, {})];
}

export const selectFound = createSelector(
  [selectFindable, (_state: RootState, _custom: boolean, typed: string) => typed],
  findAmong,
);

/** Emoji by the text that is inserted for them. */
export const selectByReplacement = createSelector(
  [selectAllSections],
  (sections): ReadonlyMap<string, Emoji> =>
    new Map(sections.flatMap(({ emoji }) => emoji.map((each) => [each.replacement, each]))),
);

/** Finds the emoji for inserted texts; those that the instance no longer has are left out. */
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
