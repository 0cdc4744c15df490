/**
 * Texts as searches compare them: without capitals, accents and marks, and with one letter where
 * writers use several. Readers type what is quickest.
 */

/** Letters that Unicode does not take apart, and those that are typed for one another. */
const others: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  // The stretching of Arabic letters.
  ـ: '',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

const single = new RegExp(`[${Object.keys(others).join('')}]`, 'gu');

export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(single, (letter) => others[letter] ?? letter);
