/** The words that a flow file may hold as they are: those of the program. */
import table from '@/testing/redaction/redactionVocabulary.json';
import { readRedactionVocabulary } from '@/tools/flow/redactionVocabulary';

describe('the own words of flow files', () => {
  const { words } = readRedactionVocabulary(['api/wire', 'slices']);

  it('hold every field of the wire and of the state; `npm run flow -- words` writes them down', () => {
    expect(words.filter((word) => !table.words.includes(word))).toEqual([]);
  });

  it('are found where they stand', () => {
    expect(words).toEqual(expect.arrayContaining(['spoiler_text', 'draftEdited']));
    expect(readRedactionVocabulary(['domain']).heads).toEqual(
      expect.arrayContaining(['timeline', 'vote']),
    );
  });
});
