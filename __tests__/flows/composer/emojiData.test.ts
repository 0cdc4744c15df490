/** Loading of the Unicode emoji data: when, and in which languages. */
import { emojiDataSaga } from '@/sagas/composer/emoji/emojiData';
import { selectEmojiLanguages, selectUnicodeGroups } from '@/selectors/composer/emoji';
import { selectEmojiCompletions } from '@/selectors/composer/completions';
import { languageLoaded } from '@/slices/session/language';
import { unicodeEmojiLoaded, unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { replay } from '@support/flow';
import { nameOf } from '@/domain/composer/emoji/emoji';

const german = languageLoaded({ code: 'de', messages: {} });
const esperanto = languageLoaded({ code: 'eo', messages: {} });

const next = async (story: ReturnType<typeof replay>, count: number) => {
  while (story.all(unicodeEmojiLoaded).length < count)
    await new Promise((done) => setImmediate(done));
};

describe('Unicode emoji data', () => {
  it('is loaded on demand, in nine categories and the letters of flags', async () => {
    const story = replay(emojiDataSaga);
    expect(story.state().unicodeEmoji?.groups).toEqual([]);
    story.dispatch(unicodeEmojiRequested());
    await story.until(unicodeEmojiLoaded);
    const groups = selectUnicodeGroups(story.state());
    expect(groups.map(({ id }) => id)).toEqual([
      'smileys-and-emotion',
      'people-and-body',
      'animals-and-nature',
      'food-and-drink',
      'travel-and-places',
      'activities',
      'objects',
      'symbols',
      'flags',
      'regional-indicator',
    ]);
    expect(groups.at(-1)?.emoji).toHaveLength(26);
    expect(
      groups.flatMap(({ emoji }) => emoji).filter(({ annotations }) => !annotations.en),
    ).toEqual([]);
  });

  it('has names in the interface language as well as in English', async () => {
    const story = replay(emojiDataSaga, { before: [german] });
    story.dispatch(unicodeEmojiRequested());
    await story.until(unicodeEmojiLoaded);
    const [cat] = selectEmojiCompletions(story.state(), 'katze');
    expect(cat).toMatchObject({ displayText: '🐈', annotations: { en: { name: 'cat' } } });
    expect(selectEmojiCompletions(story.state(), 'deutschland')[0]?.displayText).toBe('🇩🇪');
    expect(cat && nameOf(cat, selectEmojiLanguages(story.state()))).toBe('Katze');
  });

  it('follows the interface language, and is loaded once for each', async () => {
    const story = replay(emojiDataSaga);
    story.dispatch(german);
    story.dispatch(unicodeEmojiRequested());
    await next(story, 1);
    story.dispatch(unicodeEmojiRequested());
    story.dispatch(esperanto);
    await next(story, 2);
    expect(selectEmojiLanguages(story.state())).toEqual(['eo', 'en']);
    expect(selectEmojiCompletions(story.state(), 'katze')).toEqual([]);
    expect(selectEmojiCompletions(story.state(), 'coffee')[0]?.displayText).toBe('☕');
    story.dispatch(unicodeEmojiRequested());
    await new Promise((done) => setTimeout(done, 20));
    expect(story.all(unicodeEmojiLoaded)).toHaveLength(2);
  });
});
