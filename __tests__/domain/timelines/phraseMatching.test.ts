/** Words and phrases match within the text or within the subject, never across both. */
import fc from 'fast-check';
import { mutedWordIn, saysPhrase } from '@/domain/timelines/phraseMatching';
import { someStatus } from '../../support/timelines/filtering';

const saying = (text: string, summary = '') => someStatus({}, { text, summary });

describe('muted words', () => {
  it('match in any case, as part of a word, in the text or the subject', () => {
    expect(mutedWordIn(saying('The FOOTBALL season'), ['tball'])).toBe('tball');
    expect(mutedWordIn(saying('Nothing here', 'Football!'), ['football'])).toBe('football');
    expect(mutedWordIn(saying('Ferien an der ÖSTLICHEN See'), ['Östlich'])).toBe('Östlich');
    expect(mutedWordIn(saying('Nothing here'), ['football'])).toBeNull();
  });

  it('with the sign of a hashtag match the whole hashtag, in the text or beside it', () => {
    const tagged = someStatus({}, { text: 'Look', summary: '', hashtags: ['Cats'] });
    expect(mutedWordIn(tagged, ['#cats'])).toBe('#cats');
    expect(mutedWordIn(tagged, ['#cat'])).toBeNull();
    expect(mutedWordIn(saying('All my #Cats.'), ['#cats'])).toBe('#cats');
    expect(mutedWordIn(saying('All my #catsofthepond'), ['#cats'])).toBeNull();
    expect(mutedWordIn(saying('cats'), ['#cats'])).toBeNull();
  });

  it('are reported as the reader wrote them, the first of several', () => {
    expect(mutedWordIn(saying('cats and dogs'), ['Dogs', 'Cats'])).toBe('Dogs');
  });

  it('that are blank match nothing', () => {
    expect(mutedWordIn(saying('two  spaces'), ['', ' ', '\t'])).toBeNull();
  });

  it('do not match across subject and text', () => {
    expect(mutedWordIn(saying('ball', 'foot'), ['football', 'foot ball', 'foot\nball'])).toBeNull();
  });

  it('match exactly the texts that contain them', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'B', 'ß', '漢', '.', ' '),
      maxLength: 6,
    });
    fc.assert(
      fc.property(letters, letters, letters, (before, word, after) => {
        const hit = mutedWordIn(saying(before + word + after), [word]);
        return hit === (word.trim() === '' ? null : word);
      }),
    );
  });
});

describe('filter phrases', () => {
  const says = (text: string, phrase: string, wholeWord = true) =>
    saysPhrase(saying(text), { phrase, wholeWord });

  it('may match whole words only, in any script', () => {
    expect(says('down in the quarry.', 'quarry')).toBe(true);
    expect(says('The Quarry', 'quarry')).toBe(true);
    expect(says('quarrymen', 'quarry')).toBe(false);
    expect(says('quarrymen', 'quarry', false)).toBe(true);
    expect(says('über-quarry', 'quarry')).toBe(true);
    expect(says('überquarry', 'quarry')).toBe(false);
    expect(says('новости дня', 'новости')).toBe(true);
    expect(says('новостища', 'новости')).toBe(false);
  });

  it('may contain special characters of regular expressions', () => {
    expect(says('C++ (again)', 'c++')).toBe(true);
    expect(says('a.b', 'a.b')).toBe(true);
    expect(says('axb', 'a.b')).toBe(false);
    expect(says('see #cats now', '#cats')).toBe(true);
    expect(says('a well-known cat', 'well-known')).toBe(true);
    expect(says('', '-')).toBe(false);
  });

  it('that are blank match nothing', () => {
    expect(says('anything', ' ')).toBe(false);
    expect(says('anything', '', false)).toBe(false);
  });

  it('never throw, and whole words match no more than parts of words', () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: 8 });
    fc.assert(
      fc.property(anything, anything, (text, phrase) => {
        const whole = says(text, phrase);
        return !whole || says(text, phrase, false);
      }),
    );
  });
});
