/** Changing the language: chosen, loaded, sent to the server, and unchanged if loading fails. */
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { languageSaga, loadLanguage } from '@/sagas/session/language';
import { noticesSaga } from '@/sagas/noticeRules';
import { chosenSettingsRestored, settingChanged, settingReset } from '@/slices/session/config';
import {
  languageFailed,
  languageLoaded,
  lateTextsReceived,
  lateTextsWanted,
} from '@/slices/session/language';
import { settled, useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';

/** The state of the network for language files, and the files that were requested. */
const mockLine = { german: 'up', late: 'up', asked: [] as string[] };

function mockFile(code: string, greeting: string) {
  mockLine.asked.push(code);
  if (code === 'de' && mockLine.german === 'down') {
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  }
  return { greeting: [{ type: 0, value: greeting }] };
}
jest.mock('../../../locales/de.json', () => mockFile('de', 'Guten Tag'), { virtual: true });
jest.mock('../../../locales/fr.json', () => mockFile('fr', 'Bonjour'), { virtual: true });

/** The second files of the languages. */
jest.mock('@/i18n/lateMessages', () => ({
  lateMessages: async (code: string) => {
    mockLine.asked.push(`late ${code}`);
    if (mockLine.late === 'down') throw new Error('Loading chunk 8 failed');
    return Promise.resolve({ theme: `Theme (${code})` });
  },
}));

const clock = useStoppedClock();
const choose = (value: string | null) => settingChanged({ name: 'interfaceLanguage', value });
const german = { greeting: [{ type: 0, value: 'Guten Tag' }] };

beforeEach(() => {
  mockLine.german = 'up';
  mockLine.late = 'up';
  mockLine.asked = [];
  jest.resetModules();
});

function begin(saga: () => SagaGenerator<void>, preferred: string[] = ['en'], chosen?: string) {
  const cookies: string[] = [];
  const languages = { preferred: () => preferred, setCookie: (text: string) => cookies.push(text) };
  const story = replay(saga, {
    before: chosen ? [chosenSettingsRestored({ chosen: { interfaceLanguage: chosen } })] : [],
    context: { services: { languages } },
  });
  return { story, cookies };
}

describe('the language at the start', () => {
  it("I18N-03 is the browser's preferred one, with its messages", async () => {
    const { story } = begin(loadLanguage, ['tlh', 'de-AT', 'fr']);
    await story.until(languageLoaded);
    expect(mockLine.asked).toEqual(['de']);
    const preferred = ['tlh', 'de-AT', 'fr'];
    expect(story.state().language).toEqual({ code: 'de', messages: german, preferred });
  });

  it("is the reader's choice if there is one, and is sent to the server in a cookie", async () => {
    const { story, cookies } = begin(loadLanguage, ['fr'], 'de');
    await story.until(languageLoaded);
    await settled();
    expect(story.state().language.code).toBe('de');
    expect(cookies).toEqual([expect.stringMatching(/^userLanguage=de;/)]);
  });

  it('I18N-03 loads no file if the code contains the messages', async () => {
    const { story, cookies } = begin(loadLanguage, ['en-GB']);
    await story.until(languageLoaded);
    await settled();
    expect(story.state().language).toEqual({ code: 'en', messages: {} });
    expect(mockLine.asked).toEqual([]);
    expect(cookies).toHaveLength(1);
  });
});

describe('another language', () => {
  it('I18N-03 is loaded when it is chosen, and only then [interfaceLanguage]', async () => {
    const { story, cookies } = begin(languageSaga);
    story.dispatch(settingChanged({ name: 'hideISP', value: true }));
    await settled();
    expect(mockLine.asked).toEqual([]);
    story.dispatch(choose('fr'));
    await story.until(languageLoaded);
    await settled();
    expect(story.state().language.code).toBe('fr');
    expect(cookies).toEqual([expect.stringMatching(/^userLanguage=fr;/)]);
  });

  it('is the one chosen last, however quickly', async () => {
    const { story } = begin(languageSaga);
    story.dispatch(choose('de'));
    story.dispatch(choose('fr'));
    await settled();
    expect(story.all(languageLoaded).map(({ payload }) => payload.code)).toEqual(['fr']);
  });

  it("is replaced by the browser's when the choice is reset", async () => {
    const { story } = begin(languageSaga, ['de'], 'fr');
    story.dispatch(settingReset({ name: 'interfaceLanguage' }));
    await story.until(languageLoaded);
    expect(story.state().language.code).toBe('de');
  });
});

describe('a language that fails to load', () => {
  it('is tried three times, and loaded when the network is back', async () => {
    mockLine.german = 'down';
    const { story } = begin(languageSaga);
    story.dispatch(choose('de'));
    await settled();
    await clock.pass(1_000);
    expect(mockLine.asked).toHaveLength(2);
    mockLine.german = 'up';
    await clock.pass(2_000);
    expect(story.state().language).toEqual({ code: 'de', messages: german, preferred: ['en'] });
    expect(story.all(languageFailed)).toEqual([]);
    expect(story.context.logged.map(({ level }) => level)).toEqual(['warning', 'warning']);
  });

  it('leaves the page in its current language, with a notice', async () => {
    mockLine.german = 'down';
    const { story, cookies } = begin(function* () {
      yield* fork(languageSaga);
      yield* fork(noticesSaga);
    });
    story.dispatch(choose('fr'));
    await story.until(languageLoaded);
    cookies.length = 0;
    story.dispatch(choose('de'));
    await settled();
    await clock.pass(3_000);
    expect(story.all(languageFailed)).toEqual([languageFailed({ code: 'de' })]);
    expect(story.state().language.code).toBe('fr');
    expect(story.state().notices).toMatchObject([
      { level: 'error', messageKey: 'errors.language_failed' },
    ]);
    expect(cookies).toEqual([]);
    await clock.pass(60_000);
    expect(mockLine.asked.filter((code) => code === 'de')).toHaveLength(3);
  });
});

describe('the texts that only few screens show', () => {
  const themeOf = (code: string) => [{ type: 0, value: `Theme (${code})` }];

  it('I18N-03 are loaded once one of these is opened, for the language on screen', async () => {
    const { story } = begin(languageSaga);
    story.dispatch(choose('de'));
    await story.until(languageLoaded);
    await settled();
    expect(mockLine.asked).toEqual(['de']);
    story.dispatch(lateTextsWanted());
    await settled();
    expect(story.state().language.messages).toEqual({ ...german, theme: themeOf('de') });
    story.dispatch(lateTextsWanted());
    await settled();
    expect(mockLine.asked).toEqual(['de', 'late de']);
  });

  it('change the language together with all others', async () => {
    const { story } = begin(languageSaga);
    story.dispatch(lateTextsWanted());
    await settled();
    story.dispatch(choose('fr'));
    await story.until(languageLoaded);
    expect(story.all(languageLoaded)[0]?.payload.messages).toMatchObject({ theme: themeOf('fr') });
    await settled();
    expect(story.state().language).toMatchObject({ code: 'fr', late: 'loaded' });
    expect(mockLine.asked).toEqual(['fr', 'late fr']);
  });

  it('are loaded as well if the language was still on its way when they were wanted', async () => {
    const { story } = begin(languageSaga);
    story.dispatch(choose('de'));
    story.dispatch(lateTextsWanted());
    await settled();
    expect(story.state().language.late).toBe('loaded');
    expect(story.state().language.messages).toEqual({ ...german, theme: themeOf('de') });
  });

  it('are in English if they fail to load, and tried again at the next opening', async () => {
    const { story } = begin(languageSaga);
    story.dispatch(choose('de'));
    await story.until(languageLoaded);
    mockLine.late = 'down';
    story.dispatch(lateTextsWanted());
    await clock.pass(10_000);
    expect(story.all(lateTextsReceived)).toEqual([
      lateTextsReceived({ code: 'de', messages: null }),
    ]);
    expect(story.state().language).toMatchObject({ code: 'de', messages: german, late: 'missing' });
    mockLine.late = 'up';
    story.dispatch(lateTextsWanted());
    await settled();
    expect(story.state().language.late).toBe('loaded');
  });
});
