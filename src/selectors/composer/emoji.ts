/** The emoji for the picker and for suggestions, computed once per change. */
import { createSelector } from '@reduxjs/toolkit';
import { customEmoji, packOf, type Emoji } from '@/domain/composer/emoji/emoji';
import { namedGroups } from '@/domain/composer/emoji/emojiGroups';
import { findable, type FindableEmoji } from '@/domain/composer/emoji/emojiSearch';
import type { RootState } from '@/slices/root';
import { noUnicodeEmoji } from '@/slices/composer/unicodeEmoji';

/** The custom emoji of the instance. */
export const selectCustomEmoji = (state: RootState) => state.emoji.custom;

export const selectUnicodeEmoji = (state: RootState) => state.unicodeEmoji ?? noUnicodeEmoji;

/** The languages of emoji names, the reader's own first. */
export const selectEmojiLanguages = createSelector(
  [
    (state: RootState) => selectUnicodeEmoji(state).names,
    (state: RootState) => state.language.code,
  ],
  (names, code) => [...new Set([code, 'en'])].filter((language) => language in names),
);

export const selectUnicodeGroups = createSelector(
  [
    (state: RootState) => selectUnicodeEmoji(state).groups,
    (state: RootState) => selectUnicodeEmoji(state).names,
  ],
  namedGroups,
);

export interface EmojiPack {
  /** Null: emoji without a pack. */
  name: string | null;
  emoji: Emoji[];
}

/** Sorted by name, emoji without a pack last. */
export const selectEmojiPacks = createSelector([selectCustomEmoji], (custom): EmojiPack[] => {
  const packs = new Map<string | null, Emoji[]>();
  for (const each of custom) {
    const name = packOf(each);
    const pack = packs.get(name);
    if (pack) pack.push(customEmoji(each));
    else packs.set(name, [customEmoji(each)]);
  }
  return [...packs]
    .map(([name, emoji]) => ({ name, emoji }))
    .sort((a, b) =>
      a.name === null || b.name === null
        ? Number(a.name === null) - Number(b.name === null)
        : a.name.localeCompare(b.name),
    );
});

const selectFindableCustom = createSelector([selectEmojiPacks], (packs) =>
  packs.flatMap(({ emoji }) => emoji).map(findable),
);

export const selectFindableUnicode = createSelector([selectUnicodeGroups], (groups) =>
  groups.flatMap(({ emoji }) => emoji).map(findable),
);

export const selectFindableEmoji = createSelector(
  [selectFindableCustom, selectFindableUnicode],
  (custom, unicode): FindableEmoji[] => [...custom, ...unicode],
);
