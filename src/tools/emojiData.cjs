/**
 * Makes of two packages what the client needs of them: the emoji in their groups and order, and for
 * each language one line per emoji, its name and keywords. What the names of a language leave out
 * (flags, people made of several signs) is put together from what they have.
 */
const emojiGroups = require('unicode-emoji-json/data-by-group.json');

/** Their order is that of the groups in the package. */
const groupIds = [
  'smileys-and-emotion',
  'people-and-body',
  'animals-and-nature',
  'food-and-drink',
  'travel-and-places',
  'activities',
  'objects',
  'symbols',
  'flags',
];

const rows = emojiGroups.flatMap(({ emojis }) => emojis);

/** `{ id, emoji: [text, takes a skin tone][] }` for each group. */
const emojiList = () =>
  groupIds.map((id, at) => ({
    id,
    emoji: emojiGroups[at].emojis.map(({ emoji, skin_tone_support: toned }) => [
      emoji,
      toned ? 1 : 0,
    ]),
      );
    const [first, ...others] = entries.map(nameIn).filter(Boolean);
    const joined = [first, others.join(', ')].filter(Boolean).join(': ');
    return line(
      joined,
      entries.flatMap((part) => part.default ?? []),
    );
  });
}

function line(name, keywords) {
  const others = keywords.filter((word) => word !== name);
  return [name, ...new Set(others)].map((text) => text.replaceAll('|', ' ')).join('|');
}

/** What the file of a package becomes; the path tells which it is. */
function compileEmojiData(text, file) {
  const language = /annotations[\\/]([^\\/]+)[\\/]annotations\.json$/.exec(file)?.[1];
  if (language === undefined) return emojiList();
  return emojiNames(JSON.parse(text).annotations.annotations, language);
}

module.exports = { compileEmojiData };
