import { codeAmong, pairIn, troubleOf } from '@/domain/statuses/translation/translation';
import { translatedStatus } from '@/domain/statuses/translation/translatedStatus';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { Translation } from '@/domain/statuses/translation/translation';
import { wireAttachment, wireStatus } from '@support/wire';

describe('the pair of languages for a translation', () => {
  const pairs = { fr: ['de', 'en-GB', 'pt-BR'], 'zh-TW': ['en'], zh: ['zh-TW'], und: ['en'] };

  it.each([
    ['the first wanted one that there is', 'fr', ['eo', 'de', 'en-GB'], 'fr', 'de'],
    ['another form of the language', 'fr', ['en'], 'fr', 'en-GB'],
    ['a form without its region', 'fr-CA', ['pt'], 'fr', 'pt-BR'],
    ['the script of the reader', 'zh', ['zh-Hant'], 'zh', 'zh-TW'],
    ['the script of the post', 'zh-Hant', ['en'], 'zh-TW', 'en'],
    ['any code, whatever its letters', 'FR', ['PT_br'], 'fr', 'pt-BR'],
    ['an unknown language', null, ['en'], null, 'en'],
  ])('is %s', (_what, told, wanted, source, target) => {
    expect(pairIn(pairs, told, wanted)).toEqual({ source, target });
  });

  it.each([
    ['from this language', 'oc', ['en']],
    ['into the wanted ones', 'fr', ['oc', 'eo']],
    ['from the name of a property', 'constructor', ['en']],
  ])('is missing where nobody translates %s', (_what, told, wanted) => {
    expect(pairIn(pairs, told, wanted)).toBeNull();
  });

  it('is missing for an unknown language that nobody finds out', () => {
    expect(pairIn({ fr: ['en'] }, null, ['en'])).toBeNull();
  });

  it('takes codes that are none', () => {
    expect(codeAmong('not a code', ['en', '???'])).toBeNull();
    expect(codeAmong('???', ['en', '???'])).toBe('???');
  });
});

it.each([
  [403, 'refused'],
  [404, 'missing'],
  [429, 'tooMany'],
  [500, 'unavailable'],
  [501, 'unavailable'],
  [503, 'unavailable'],
  [400, 'failed'],
  [null, 'failed'],
] as const)('an answer with %s means %s', (status, trouble) => {
  expect(troubleOf(status)).toBe(trouble);
});

describe('a post in translation', () => {
  const [status] = decodeStatuses([
    wireStatus({
      content: '<p>Bonjour</p>',
      spoiler_text: 'Salut',
      pleroma: {},
      language: 'fr',
      media_attachments: [
        wireAttachment({ id: 'm1', description: 'Un canard' }),
        wireAttachment({ id: 'constructor', description: 'Un étang' }),
      ],
      poll: { id: 'p1', options: [{ title: 'Oui', votes_count: 2 }, { title: 'Non' }] },
    }),
  ]).statuses;
  const done: Translation = {
    html: '<p>Hello</p>',
    text: 'Hello',
    summary: 'Hi',
    options: ['Yes'],
    descriptions: { m1: 'A duck' },
    source: 'fr',
    target: 'en',
    provider: 'DeepL.com',
    byBrowser: false,
  };

  it('has all of its texts in the other language, as far as they were translated', () => {
    const shown = translatedStatus(status!, done);
    expect(shown).toMatchObject({
      html: '<p>Hello</p>',
      text: 'Hello',
      summary: 'Hi',
      language: 'en',
      subjectLanguage: 'en',
      poll: {
        id: 'p1',
        options: [
          { title: 'Yes', votesCount: 2 },
          { title: 'Non', votesCount: null },
        ],
      },
    });
    expect(shown.media.map(({ description }) => description)).toEqual(['A duck', 'Un étang']);
  });

  it('keeps a subject that was left alone in its own language', () => {
    expect(translatedStatus(status!, { ...done, summary: null })).toMatchObject({
      summary: 'Salut',
      language: 'en',
      subjectLanguage: 'fr',
    });
  });
});
