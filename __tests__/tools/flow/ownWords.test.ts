/** The words that a flow file may hold as they are: those of the program. */
import table from '@/domain/flow/ownWords.json';
import { readOwnWords } from '@/tools/flow/ownWords';

describe('the own words of flow files', () => {
  const { words } = readOwnWords(['api/wire', 'slices']);

  it('hold every field of the wire and of the state; `npm run flow -- words` writes them down', () => {
    expect(words.filter((word) => !table.words.includes(word))).toEqual([]);
  });

  it('are found where they stand', () => {
    expect(words).toEqual(expect.arrayContaining(['spoiler_text', 'draftEdited']));
    expect(readOwnWords(['domain']).heads).toEqual(expect.arrayContaining(['timeline', 'vote']));
  });
});
