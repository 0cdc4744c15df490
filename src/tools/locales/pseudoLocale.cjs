/**
 * Pseudo-localizes English texts, which stay readable: accents on the letters, vowels repeated
 * until a text is 40 % longer, brackets around the whole of it. Arguments stay as they are.
 */
const { TYPE } = require('@formatjs/icu-messageformat-parser');

const GROWTH = 0.4;
const PLAIN = 'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ';
const ACCENTED = 'áÁƀƁçÇďĎéÉƒƑğĞĥĤîÎĵĴķĶļĻɱṀñÑöÖþÞɋǪŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ';
const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at]]));

/** Parsed messages by id, as `compileLocale` makes them. */
function pseudolocalizeMessages(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, elements]) => [
      id,
      [literal('['), ...elements.map(accentElement), literal(']')],
    ]),
  );
}

const literal = (value) => ({ type: TYPE.literal, value });

function accentElement(element) {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: accentText(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(accentElement) };
    case TYPE.plural:
    case TYPE.select:
      return { ...element, options: mapValues(element.options, accentOption) };
    default:
      return element;
  }
}

const accentOption = ({ value, ...rest }) => ({ ...rest, value: value.map(accentElement) });

const mapValues = (table, change) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));

function accentText(text) {
  const letters = [...text];
  const vowels = placesOf(letters, /[aeiou]/i);
  const stretched = vowels.length > 0 ? vowels : placesOf(letters, /[a-z]/i);
  const extra = stretched.length > 0 ? Math.ceil(letters.length * GROWTH) : 0;
  const times = new Map();
  for (let given = 0; given < extra; given += 1) {
    const place = stretched[given % stretched.length];
    times.set(place, (times.get(place) ?? 1) + 1);
  }
  return letters
    .map((letter, place) => (accents.get(letter) ?? letter).repeat(times.get(place) ?? 1))
    .join('');
}

const placesOf = (letters, pattern) =>
  letters.flatMap((letter, place) => (pattern.test(letter) ? [place] : []));

module.exports = { pseudolocalizeMessages };
