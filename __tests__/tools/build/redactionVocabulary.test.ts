/** The words that redaction leaves as they are: those of the program. */
import table from '@/testing/redaction/redactionVocabulary.json';
import { readRedactionVocabulary } from '@/tools/build/redactionVocabulary.cjs';

describe('the vocabulary of flow files', () => {
  const { words } = readRedactionVocabulary(['api/wire', 'slices']);

  it('is brought up to date before the tests run', () => {
    expect(words.filter((word) => !table.words.includes(word))).toEqual([]);
  });

  it('is collected from the source', () => {
    expect(words).toEqual(expect.arrayContaining(['spoiler_text', 'draftEdited']));
    expect(readRedactionVocabulary(['domain']).heads).toEqual(
      expect.arrayContaining(['timeline', 'vote']),
    );
  });
});
