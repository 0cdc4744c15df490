import fc from 'fast-check';
import { findHashtags } from '@/domain/composer/completions/hashtagSearch';
import { emojiInsertion, wordInsertion } from '@/domain/composer/insertion';
import { findPeople, MOST_PEOPLE } from '@/domain/people/peopleSearch';
import { someUser } from '@support/people';

const person = (screenName: string, name = screenName) =>
  someUser({ id: screenName, screenName, name });
const names = (query: string, people = crowd, followed: string[] = []) =>
  findPeople(people, { query, followed: new Set(followed), ownId: 'me' }).map(({ id }) => id);

const crowd = [
  person('me'),
  person('alan', 'Alan'),
  person('alice@hill.example', 'Alice'),
  person('bob', 'Robert Alder'),
  person('carol', 'Čárol'),
  { ...person('alva'), deactivated: true },
];

describe('suggested people for a mention', () => {
  it('are those whose handle begins with the letters, then those whose name does', () => {
    expect(names('al')).toEqual(['alan', 'alice@hill.example', 'bob']);
    expect(names('ROB')).toEqual(['bob']);
    expect(names('caro')).toEqual(['carol']);
    expect(names('zed')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  it('begin with people whom the reader follows', () => {
    expect(names('al', crowd, ['alice@hill.example'])[0]).toBe('alice@hill.example');
  });

  it('are empty once a host is typed, and never contain oneself', () => {
    expect(names('alice@hi')).toEqual([]);
    expect(names('me')).toEqual([]);
  });

  it('are limited to twenty', () => {
    const many = Array.from({ length: 50 }, (_each, at) => person(`al${String(at)}`));
    expect(names('al', many)).toHaveLength(MOST_PEOPLE);
  });
});

describe('suggested hashtags', () => {
  it('begin with the most used ones, then those of the server', () => {
    const used = ['Garden', 'garden', 'gargoyle', 'pond'];
    expect(findHashtags(used, ['gar', 'garden'], 'gar')).toEqual(['Garden', 'gargoyle', 'gar']);
  });

  it('are empty when the only match is the typed text itself', () => {
    expect(findHashtags([], ['frogs'], 'frogs')).toEqual([]);
    expect(findHashtags(['frogs'], [], '')).toEqual([]);
  });
});

describe('a completion inserted into the text', () => {
  it.each([
    ['', '', true, '🐈 '],
    ['Hello', '', true, ' 🐈 '],
    ['Hello ', ' you', true, '🐈'],
    ['Hello\n', 'you', true, '🐈 '],
    ['Hello', 'you', false, '🐈'],
  ])('puts an emoji between %j and %j, padded: %s', (before, after, padded, expected) => {
    expect(emojiInsertion('🐈', { before, after, padded })).toBe(expected);
  });

  it('PROPERTY a padded emoji never touches another word', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = before + emojiInsertion(':cat:', { before, after, padded: true }) + after;
        expect(text).toMatch(/(^|\s):cat:\s/);
      }),
    );
  });

  it('adds one space after a name', () => {
    expect(wordInsertion('@alice', '')).toBe('@alice ');
    expect(wordInsertion('@alice', ' and bob')).toBe('@alice');
  });
});
