/**
 * Converts two packages into the data that the client needs: the emoji in their groups and order,
 * and for each language one line per emoji with its name and keywords. Names that a language lacks
 * (flags, people composed of several characters) are combined from those that it has.
 */
const emojiGroups = require('unicode-emoji-json/data-by-group.json');

/** In the order of the groups in the package. */
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
  }));

const bare = (emoji) => emoji.replaceAll('\uFE0F', '');
const JOINER = '\u200D';
const FAMILY = '👪';
const KISS = '💏';
const COUPLE = '💑';

/** The name of a region by the letters of its flag; undefined for anything else. */
function regionOf(emoji, regions) {
  const letters = [...emoji].map((sign) => sign.codePointAt(0) - 0x1f1e6);
  if (letters.length !== 2 || letters.some((at) => at < 0 || at > 25)) return undefined;
  const code = String.fromCharCode(...letters.map((at) => at + 65));
  const name = regions.of(code);
  return name === code ? undefined : name;
}

/** The parts of a sequence without a name: the emoji for its kind first, then its components. */
function partsOf(emoji) {
  const parts = bare(emoji).split(JOINER);
  const people = parts.filter((part) => /^[👦👧👨👩🧑🧒]$/u.test(part));
  if (parts.includes('💋')) return [KISS, ...people];
  if (parts.includes('❤')) return [COUPLE, ...people];
  return parts.length > 2 || people.length === parts.length ? [FAMILY, ...parts] : parts;
}

/**
 * `annotations`: the table of one language, by emoji; `tts` holds its name and `default` its
 * keywords.
 */
function emojiNames(annotations, language) {
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const isEnglish = language === 'en';
  const known = (emoji) => annotations[bare(emoji)] ?? annotations[emoji];
  const nameIn = (entry) => entry?.tts?.[0] ?? entry?.default?.[0] ?? '';
  return rows.map(({ emoji, name }) => {
    const entry = known(emoji);
    if (entry) return line(nameIn(entry), entry.default ?? []);
    const region = regionOf(emoji, regions);
    if (region !== undefined) return isEnglish ? line(name, [region]) : line(region, []);
    const entries = partsOf(emoji).map(known).filter(Boolean);
    if (isEnglish)
      return line(
        name,
        entries.flatMap((part) => part.default ?? []),
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

/** Converts the file of a package; its path tells which one it is. */
function compileEmojiData(text, file) {
  const language = /annotations[\\/]([^\\/]+)[\\/]annotations\.json$/.exec(file)?.[1];
  if (language === undefined) return emojiList();
  return emojiNames(JSON.parse(text).annotations.annotations, language);
}

module.exports = { compileEmojiData };
