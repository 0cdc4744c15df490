/** The emoji of Unicode: when they come, and in which languages. */
import { emojiDataSaga } from '@/sagas/emojiData';
import { selectEmojiLanguages, selectUnicodeGroups } from '@/selectors/emoji';
import { selectEmojiFor } from '@/selectors/completions';
import { languageLoaded } from '@/slices/language';
import { emojiLoaded, emojiWanted } from '@/slices/unicodeEmoji';
import { replay } from '@support/flow';
import { nameOf } from '@/domain/emoji';

const german = languageLoaded({ code: 'de', messages: {} });
const esperanto = languageLoaded({ code: 'eo', messages: {} });

const next = async (story: ReturnType<typeof replay>, count: number) => {
  while (story.all(emojiLoaded).length < count) await new Promise((done) => setImmediate(done));
};

describe('the emoji of Unicode', () => {
  it('come when somebody wants one, in nine categories and the letters of flags', async () => {
    const story = replay(emojiDataSaga);
    expect(story.state().unicodeEmoji?.groups).toEqual([]);
    story.dispatch(emojiWanted());
    await story.until(emojiLoaded);
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

  it('are named in the language of the interface as well as in English', async () => {
    const story = replay(emojiDataSaga, { before: [german] });
    story.dispatch(emojiWanted());
    await story.until(emojiLoaded);
    const [cat] = selectEmojiFor(story.state(), 'katze');
    expect(cat).toMatchObject({ displayText: '🐈', annotations: { en: { name: 'cat' } } });
    expect(selectEmojiFor(story.state(), 'deutschland')[0]?.displayText).toBe('🇩🇪');
    expect(cat && nameOf(cat, selectEmojiLanguages(story.state()))).toBe('Katze');
  });

  it('take on another language with the interface, and are loaded once for each', async () => {
    const story = replay(emojiDataSaga);
    story.dispatch(german);
    story.dispatch(emojiWanted());
    await next(story, 1);
    story.dispatch(emojiWanted());
    story.dispatch(esperanto);
    await next(story, 2);
    expect(selectEmojiLanguages(story.state())).toEqual(['eo', 'en']);
    expect(selectEmojiFor(story.state(), 'katze')).toEqual([]);
    expect(selectEmojiFor(story.state(), 'coffee')[0]?.displayText).toBe('☕');
    story.dispatch(emojiWanted());
    await new Promise((done) => setTimeout(done, 20));
    expect(story.all(emojiLoaded)).toHaveLength(2);
  });
});
