/** Posts are translated by the server, or by the browser, and go back to what they were. */
import nock from 'nock';
import type { BrowserTranslator } from '@/domain/statuses/translation/browserTranslator';
import { translationsSaga } from '@/sagas/statuses/translations';
import { selectShownStatus, selectTranslation } from '@/selectors/statuses/translations';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { languageLoaded } from '@/slices/session/language';
import { userTokenReceived } from '@/slices/session/session';
import {
  automaticTranslationWanted,
  translationToggled,
} from '@/slices/statuses/translationPresses';
import {
  MOST_TRANSLATIONS,
  translationAbandoned,
  translationFailed,
  translationLanguagesReceived,
  translationProgressed,
  translationReceived,
  translationShown,
  translationStarted,
} from '@/slices/statuses/translations';
import { tokenDoubted } from '@/slices/realtime/realtime';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { usersKnown } from '@support/people/relationshipActions';
import { bioTextId } from '@/domain/statuses/translation/textToTranslate';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const french = wireStatus({ id: 's1', content: '<p>Bonjour</p>', language: 'fr' });
const pairs = { fr: ['en', 'de'], de: ['en'], en: ['de'] };
const english = {
  content: '<p>Hello</p>',
  detected_source_language: 'fr',
  provider: 'DeepL.com',
};

interface Start {
  family?: 'mastodon' | 'akkoma' | 'gotosocial';
  translator?: BrowserTranslator;
  posts?: ReturnType<typeof wireStatus>[];
}

const start = ({ family = 'mastodon', translator, posts = [french] }: Start = {}) =>
  replay(translationsSaga, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      instanceConfigured({
        instance: {
          postTranslationEnabled: family === 'mastodon',
          translationAvailable: family === 'akkoma',
        },
      }),
      languageLoaded({ code: 'en', messages: {} }),
      statusesKnown(...posts),
    ],
    context: { services: { translator: async () => translator ?? null } },
  });

const languages = () =>
  nock(ORIGIN).get('/api/v1/instance/translation_languages').reply(200, pairs);
const asked = (id = 's1') => nock(ORIGIN).post(`/api/v1/statuses/${id}/translate`, { lang: 'en' });
const press = translationToggled({ statusId: 's1' });

const fakeTranslator = (changes: Partial<BrowserTranslator> = {}): BrowserTranslator => ({
  detect: async () => 'fr',
  availability: async () => 'ready',
  translate: async (texts) => texts.map((text) => text.toUpperCase()),
  ...changes,
});

describe('a translation by the server', () => {
  it('is shown, goes back to the original, and is shown again without being asked for', async () => {
    languages();
    asked().reply(200, english);
    const story = start();
    story.dispatch(press);
    await story.until(translationReceived);
    expect(selectShownStatus(story.state(), 's1')).toMatchObject({
      html: '<p>Hello</p>',
      language: 'en',
    });
    expect(selectTranslation(story.state(), 's1')?.done).toMatchObject({
      provider: 'DeepL.com',
      source: 'fr',
    });

    story.dispatch(press);
    expect(selectShownStatus(story.state(), 's1')).toMatchObject({ html: '<p>Bonjour</p>' });
    story.dispatch(press);
    expect(selectShownStatus(story.state(), 's1')).toMatchObject({ html: '<p>Hello</p>' });
    expect(story.types()).toEqual([
      press.type,
      translationStarted.type,
      translationLanguagesReceived.type,
      translationReceived.type,
      press.type,
      translationShown.type,
      press.type,
      translationShown.type,
    ]);
  });

  it('is asked for once, however often it is pressed meanwhile', async () => {
    languages();
    asked().reply(200, english);
    const story = start();
    story.dispatch(press);
    story.dispatch(press);
    story.dispatch(press);
    await story.until(translationReceived);
    expect(story.all(translationStarted)).toHaveLength(1);
  });

  it('asks for the languages once', async () => {
    languages();
    const other = wireStatus({ id: 's2', content: 'Guten Tag', language: 'de' });
    asked().reply(200, english);
    asked('s2').reply(200, { ...english, detected_source_language: 'de' });
    const story = start({ posts: [french, other] });
    story.dispatch(press);
    await story.until(translationReceived);
    story.log.length = 0;
    story.dispatch(translationToggled({ statusId: 's2' }));
    await story.until(translationReceived);
    expect(story.types()).not.toContain(translationLanguagesReceived.type);
  });

  it('goes on where the server does not name its languages', async () => {
    nock(ORIGIN).get('/api/v1/instance/translation_languages').reply(404, { error: 'None' });
    asked().reply(200, english);
    const story = start();
    story.dispatch(press);
    await story.until(translationReceived);
  });

  it('is dropped when the post is edited, and kept when it is only told again', async () => {
    languages();
    asked().reply(200, english);
    const story = start();
    story.dispatch(press);
    await story.until(translationReceived);
    story.dispatch(statusesKnown({ ...french, favourites_count: 9 }));
    expect(selectTranslation(story.state(), 's1')).toMatchObject({ shown: true });
    const edited = '2026-11-21T12:00:00.000Z';
    story.dispatch(statusesKnown({ ...french, content: '<p>Bonsoir</p>', edited_at: edited }));
    expect(selectTranslation(story.state(), 's1')).toBeUndefined();
    expect(selectShownStatus(story.state(), 's1')).toMatchObject({ html: '<p>Bonsoir</p>' });
  });

  it('does not come over a version that it is not of', async () => {
    const story = start();
    story.dispatch(translationStarted({ statusId: 's1', editedAt: null }));
    story.dispatch(
      statusesKnown({ ...french, content: 'Bonsoir', edited_at: '2026-11-21T12:00:00.000Z' }),
    );
    const done = { ...someTranslation, html: 'Late' };
    story.dispatch(translationReceived({ statusId: 's1', editedAt: null, done }));
    expect(selectShownStatus(story.state(), 's1')).toMatchObject({ html: 'Bonsoir' });
  });

  it('has the form of Akkoma there, with its codes of languages', async () => {
    nock(ORIGIN)
      .get('/api/v1/akkoma/translation/languages')
      .reply(200, { source: [{ code: 'FR' }], target: [{ code: 'EN-GB' }] });
    nock(ORIGIN)
      .get('/api/v1/statuses/s1/translations/EN-GB?from=FR')
      .reply(200, { detected_language: 'FR', text: '<p>Hello</p>' });
    const story = start({ family: 'akkoma' });
    story.dispatch(press);
    await story.until(translationReceived);
    expect(selectTranslation(story.state(), 's1')?.done).toMatchObject({
      html: '<p>Hello</p>',
      source: 'fr',
      provider: null,
    });
  });

  it.each([
    [403, 'refused'],
    [404, 'missing'],
    [501, 'unavailable'],
    [503, 'unavailable'],
  ])('that fails with %s leaves the original, and raises no doubt', async (status, trouble) => {
    languages();
    asked().reply(status, { error: 'No' });
    const story = start();
    story.dispatch(press);
    await story.until(translationFailed);
    expect(selectTranslation(story.state(), 's1')).toMatchObject({
      shown: false,
      busy: false,
      failure: { trouble, reason: 'No', source: 'fr', target: 'en' },
    });
    expect(selectShownStatus(story.state(), 's1')).toMatchObject({ html: '<p>Bonjour</p>' });
    expect(story.types()).not.toContain(tokenDoubted.type);
  });

  it('that was one too many says so', async () => {
    languages();
    asked().reply(429, { error: 'Slow down' });
    const story = start();
    story.dispatch(press);
    await story.until(translationFailed);
    expect(selectTranslation(story.state(), 's1')?.failure).toMatchObject({ trouble: 'tooMany' });
  });

  it('that failed can be asked for again', async () => {
    languages();
    asked().reply(503, { error: 'No' });
    asked().reply(200, english);
    const story = start();
    story.dispatch(press);
    await story.until(translationFailed);
    story.dispatch(press);
    await story.until(translationReceived);
    expect(selectTranslation(story.state(), 's1')).toMatchObject({ shown: true, failure: null });
  });

  it('that is no translation fails', async () => {
    languages();
    asked().reply(200, { content: null });
    const story = start();
    story.dispatch(press);
    await story.until(translationFailed);
    expect(selectTranslation(story.state(), 's1')?.failure).toMatchObject({ trouble: 'failed' });
  });

  it('is not asked for where it does not translate this language, or this audience', async () => {
    languages();
    const occitan = wireStatus({ id: 's1', content: 'Adiu', language: 'oc' });
    const secret = wireStatus({
      id: 's2',
      content: 'Psst',
      language: 'fr',
      visibility: 'private',
    });
    const story = start({ posts: [occitan, secret] });
    story.dispatch(press);
    await story.until(translationFailed);
    expect(selectTranslation(story.state(), 's1')?.failure).toMatchObject({
      trouble: 'noPair',
      source: 'oc',
    });
    story.log.length = 0;
    story.dispatch(translationToggled({ statusId: 's2' }));
    await story.until(translationFailed);
  });

  it('is forgotten when many others came after it', () => {
    const story = start();
    for (let at = 0; at <= MOST_TRANSLATIONS; at += 1)
      story.dispatch(translationStarted({ statusId: String(at), editedAt: null }));
    expect(Object.keys(story.state().translations?.entries ?? {})).toHaveLength(MOST_TRANSLATIONS);
    expect(selectTranslation(story.state(), '0')).toBeUndefined();
  });
});

const someTranslation = {
  html: 'Hello',
  text: 'Hello',
  summary: null,
  options: [],
  descriptions: {},
  source: 'fr',
  target: 'en',
  provider: null,
  byBrowser: false,
};

describe('a translation by the browser', () => {
  it('is made where the server makes none, and sends nothing', async () => {
    const seen: string[] = [];
    const translator = fakeTranslator({
      translate: async (texts, { source, target }) => {
        seen.push(`${source}-${target}`);
        return texts.map(() => 'Hello <b>');
      },
    });
    const story = start({ family: 'gotosocial', translator });
    story.dispatch(press);
    await story.until(translationReceived);
    expect(seen).toEqual(['fr-en']);
    expect(selectTranslation(story.state(), 's1')?.done).toMatchObject({
      html: '<p>Hello &lt;b&gt;</p>',
      byBrowser: true,
      provider: null,
    });
  });

  it('takes over what only some may read', async () => {
    const secret = { ...french, visibility: 'private' as const };
    const story = start({ translator: fakeTranslator(), posts: [secret] });
    story.dispatch(press);
    await story.until(translationReceived);
    expect(selectTranslation(story.state(), 's1')?.done).toMatchObject({ byBrowser: true });
  });

  it('finds out a language that is not told, or that is said to be the reader’s', async () => {
    const untold = wireStatus({ id: 's1', content: 'Bonjour', language: null });
    const wrong = wireStatus({ id: 's2', content: 'Bonjour', language: 'en' });
    const story = start({ translator: fakeTranslator(), posts: [untold, wrong] });
    languages();
    story.dispatch(press);
    await story.until(translationReceived);
    story.log.length = 0;
    story.dispatch(translationToggled({ statusId: 's2' }));
    await story.until(translationReceived);
    expect(selectTranslation(story.state(), 's2')?.done).toMatchObject({ source: 'fr' });
  });

  it.each([
    ['noLanguage', null],
    ['sameLanguage', 'en'],
  ])('is not made: %s', async (trouble, found) => {
    const untold = wireStatus({ id: 's1', content: 'Hm', language: null });
    const translator = fakeTranslator({ detect: async () => found });
    const story = start({ family: 'gotosocial', translator, posts: [untold] });
    story.dispatch(press);
    await story.until(translationFailed);
    expect(selectTranslation(story.state(), 's1')?.failure).toMatchObject({ trouble });
  });

  it('goes into the next language that the reader reads if there is no other', async () => {
    const translator = fakeTranslator({
      availability: async (_source, target) => (target === 'de' ? 'download' : 'none'),
    });
    const story = start({ family: 'gotosocial', translator });
    story.dispatch(settingChanged({ name: 'readLanguages', value: ['en', 'de'] }));
    story.dispatch(press);
    await story.until(translationReceived);
    expect(selectTranslation(story.state(), 's1')?.done).toMatchObject({ target: 'de' });
  });

  it('says how much of the languages is downloaded', async () => {
    let finish: (texts: string[]) => void = () => undefined;
    let tell: (share: number) => void = () => undefined;
    const translator = fakeTranslator({
      translate: (_texts, _pair, onProgress) => {
        tell = onProgress;
        return new Promise((resolve) => (finish = resolve));
      },
    });
    const story = start({ family: 'gotosocial', translator });
    story.dispatch(press);
    await story.until(translationStarted);
    await clock.pass(0);
    tell(0.4);
    await story.until(translationProgressed);
    expect(selectTranslation(story.state(), 's1')).toMatchObject({ busy: true, progress: 0.4 });
    finish(['Hello']);
    await story.until(translationReceived);
  });

  it('is all that there is for a bio, which no server translates', async () => {
    const story = start({ translator: fakeTranslator() });
    const bioHtml = '<p>Bonjour <a href="https://pond.example">étang</a></p>';
    story.dispatch(usersKnown(someUser({ id: 'u5', bioHtml })));
    const statusId = bioTextId('u5');
    story.dispatch(translationToggled({ statusId }));
    await story.until(translationReceived);
    expect(selectTranslation(story.state(), statusId)).toMatchObject({
      editedAt: bioHtml,
      shown: true,
      done: { byBrowser: true, source: 'fr', target: 'en', text: 'BONJOUR ÉTANG' },
    });
    story.dispatch(translationToggled({ statusId: bioTextId('nobody') }));
    expect(selectTranslation(story.state(), bioTextId('nobody'))).toBeUndefined();
  });

  it('is not waited for where the browser never answers', async () => {
    const never = () => new Promise<never>(() => undefined);
    const deaf = start({
      family: 'gotosocial',
      translator: fakeTranslator({ availability: never }),
    });
    deaf.dispatch(press);
    await clock.pass(20_000);
    await deaf.until(translationFailed);
    expect(selectTranslation(deaf.state(), 's1')?.failure).toMatchObject({ trouble: 'noPair' });

    const slow = start({ family: 'gotosocial', translator: fakeTranslator({ translate: never }) });
    slow.dispatch(press);
    await clock.pass(180_000);
    await slow.until(translationFailed);
    expect(selectTranslation(slow.state(), 's1')?.failure).toMatchObject({ trouble: 'failed' });
  });

  it('that fails leaves the original', async () => {
    const translator = fakeTranslator({ translate: () => Promise.reject(new Error('No room')) });
    const story = start({ family: 'gotosocial', translator });
    story.dispatch(press);
    await story.until(translationFailed);
    expect(selectTranslation(story.state(), 's1')?.failure).toMatchObject({
      trouble: 'failed',
      reason: 'No room',
    });
  });
});

describe('a translation that nobody pressed for', () => {
  const wanted = (statusId: string) => automaticTranslationWanted({ statusId });
  const posts = ['s1', 's2', 's3'].map((id) =>
    wireStatus({ id, content: `<p>${id}</p>`, language: 'fr' }),
  );

  it('goes one after the other', async () => {
    languages();
    const running = { now: 0, most: 0 };
    for (const { id } of posts) {
      asked(id).reply(200, () => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        running.now -= 1;
        return english;
      });
    }
    const story = start({ posts });
    posts.forEach(({ id }) => story.dispatch(wanted(id)));
    await clock.pass(1_000);
    expect(story.all(translationReceived)).toHaveLength(3);
    expect(story.all(translationStarted).map(({ payload }) => payload.statusId)).toEqual([
      's1',
      's2',
      's3',
    ]);
  });

  it('fails silently, and the next ones wait', async () => {
    languages();
    asked('s1').reply(403, { error: 'No' });
    asked('s2').reply(200, english);
    const story = start({ posts });
    story.dispatch(wanted('s1'));
    story.dispatch(wanted('s2'));
    await story.until(translationAbandoned);
    expect(selectTranslation(story.state(), 's1')).toBeUndefined();
    await clock.pass(60_000);
    expect(story.all(translationStarted)).toHaveLength(1);
    await clock.pass(240_000);
    await story.until(translationReceived);
  });

  it('leaves the original to a reader who went back to it', async () => {
    languages();
    asked().reply(200, english);
    const story = start();
    story.dispatch(wanted('s1'));
    await story.until(translationReceived);
    story.dispatch(press);
    story.dispatch(wanted('s1'));
    await clock.pass(1_000);
    expect(selectTranslation(story.state(), 's1')).toMatchObject({ shown: false });
    expect(story.all(translationStarted)).toHaveLength(1);
  });

  it('downloads no languages', async () => {
    const translator = fakeTranslator({ availability: async () => 'download' });
    const story = start({ family: 'gotosocial', translator });
    story.dispatch(wanted('s1'));
    await story.until(translationAbandoned);
  });
});
