/** The check of the catalogues finds each known fault, and accepts good translations. */
import { faultsOf } from '@/tools/locales/translations';

const english = {
  'a.save': 'Save',
  'a.sentence': 'Somebody said this.',
  'a.posts': '{count, plural, one {# post} other {# posts}}',
  'a.link': 'See <link>the page</link> of {name}',
  'a.kind': '{kind, select, image {Picture} other {File}}',
  'a.mark': '{name} ({count, number})',
};

const german = {
  'a.save': 'Speichern',
  'a.sentence': 'Jemand sagte „das hier“.',
  'a.posts': '{count, plural, one {# Beitrag} other {# Beiträge}}',
  'a.link': 'Zur <link>Seite</link> von {name}',
  'a.kind': '{kind, select, image {Bild} other {Datei}}',
  'a.mark': '{name} ({count, number})',
};

const check = (code: string, changes: Record<string, string>, same = {}) =>
  faultsOf(code, { ...german, ...changes }, english, same);

describe('a catalogue', () => {
  it('that is correct passes', () => {
    expect(check('de', {})).toEqual([]);
  });

  it('fails with a missing or invalid message', () => {
    const { 'a.save': _, ...texts } = german;
    expect(faultsOf('de', { ...texts, 'a.old': 'Alt' }, english, {})).toEqual([
      'a.save: is not translated: “Save”',
      'a.old: is no message any more',
    ]);
  });

  it.each([
    ['a text that does not parse', { 'a.sentence': 'Nur {halb' }, /^a\.sentence: does not parse/],
    ['a value less', { 'a.link': 'Zur <link>Seite</link>' }, /lacks \{name\}/],
    ['a value more', { 'a.save': '{was} speichern' }, /asks for \{was\}/],
    ['a tag less', { 'a.link': 'Zur Seite von {name}' }, /lacks <link>/],
    ['a number as a text', { 'a.mark': '{name} ({count})' }, /lacks \{count, number\}/],
    [
      'another choice',
      { 'a.kind': '{kind, select, bild {Bild} other {Datei}}' },
      /lacks \{kind, select: image other\}/,
    ],
    ['a plural form less', { 'a.posts': '{count, plural, other {# Beiträge}}' }, /form “one”/],
    [
      'a plural form that it does not have',
      { 'a.posts': '{count, plural, one {# Beitrag} few {# Beiträge} other {# Beiträge}}' },
      /form “few” of count that the language does not have/,
    ],
    ['nothing', { 'a.save': ' ' }, /is empty/],
    ['a space at the end', { 'a.save': 'Speichern ' }, /a space/],
    ['English', { 'a.save': 'Save' }, /is still English/],
    ['too much for a button', { 'a.save': 'Jetzt alles speichern' }, /is 21 long, where 16 fit/],
    ['straight quotation marks', { 'a.sentence': '"das"' }, /straight quotation mark/],
    ['another language’s', { 'a.sentence': '«das»' }, /“«”, which this language/],
    ['a straight apostrophe', { 'a.sentence': "Wie geht's?" }, /straight apostrophe/],
    ['three dots', { 'a.sentence': 'Und dann...' }, /three dots/],
    ['a plain space before an ellipsis', { 'a.sentence': 'Und dann …' }, /must not break/],
  ])('fails with %s', (_what, changes, fault) => {
    expect(check('de', changes).join('\n')).toMatch(fault);
  });

  it.each([
    ['fr', 'Qui dit « cela » ?', 'Qui dit «\u202fcela\u202f»\u202f?'],
    ['oc', 'Un mot : aqueste', 'Un mot\u202f: aqueste'],
    ['nb', 'Vent litt …', 'Vent litt\u00a0…'],
    ['ru', 'Имя — это имя.', 'Имя\u00a0— это имя.'],
  ])('must have %s spaces where a line must not break', (code, wrong, right) => {
    const sentence = (text: string) =>
      faultsOf(code, { 'a.sentence': text }, { 'a.sentence': english['a.sentence'] }, {});
    expect(sentence(wrong)).toEqual([expect.stringMatching(/must not break/)]);
    expect(sentence(right)).toEqual([]);
  });

  it('may distinguish one person from several in a notification', () => {
    const text = '{names} {count, plural, one {hat} other {haben}} dich erwähnt';
    const check = (id: string) => faultsOf('de', { [id]: text }, { [id]: '{names} named you' }, {});
    expect(check('notifications.mentioned_you')).toEqual([]);
    expect(check('crowd.outcome_done')).toEqual([expect.stringContaining('asks for {count')]);
  });

  it('may equal the English text where that was reviewed, in one language or in all', () => {
    expect(check('de', { 'a.save': 'Save' }, { de: ['a.save'] })).toEqual([]);
    expect(check('de', { 'a.save': 'Save' }, { '*': ['a.save'] })).toEqual([]);
    expect(check('de', { 'a.save': 'Save' }, { nl: ['a.save'] })).toHaveLength(1);
  });

  it.each([
    ['ja', 'だれかが いいました.', 'だれかが「これ」と言いました。'],
    ['zh', '有人说,这个。', '有人说“这个”。'],
    ['ar', 'من قال هذا?', 'من قال «هذا»؟'],
  ])('must have the punctuation of %s', (code, wrong, right) => {
    const sentence = (text: string) =>
      faultsOf(code, { 'a.sentence': text }, { 'a.sentence': english['a.sentence'] }, {});
    expect(sentence(wrong)).toEqual([expect.stringMatching(/behind a letter/)]);
    expect(sentence(right)).toEqual([]);
  });

  it('must have all six plural forms of Arabic', () => {
    const posts = '{count, plural, one {منشور} other {# منشور}}';
    const { 'a.posts': source } = english;
    expect(faultsOf('ar', { 'a.posts': posts }, { 'a.posts': source }, {})).toEqual(
      ['few', 'many', 'two', 'zero'].map((form) => expect.stringContaining(`“${form}”`)),
    );
  });
});
