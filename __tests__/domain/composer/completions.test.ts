import fc from 'fast-check';
import { findHashtags } from '@/domain/composer/hashtagSearch';
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

describe('people for a mention', () => {
  it('are those whose name begins so, then those who are called so', () => {
    expect(names('al')).toEqual(['alan', 'alice@hill.example', 'bob']);
    expect(names('ROB')).toEqual(['bob']);
    expect(names('caro')).toEqual(['carol']);
    expect(names('zed')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  it('are first those whom the reader follows', () => {
    expect(names('al', crowd, ['alice@hill.example'])[0]).toBe('alice@hill.example');
  });

  it('are none once a host is written, and never oneself', () => {
    expect(names('alice@hi')).toEqual([]);
    expect(names('me')).toEqual([]);
  });

  it('are twenty at most', () => {
    const many = Array.from({ length: 50 }, (_each, at) => person(`al${String(at)}`));
    expect(names('al', many)).toHaveLength(MOST_PEOPLE);
  });
});

describe('hashtags', () => {
  it('are first those that are used most, then those of the server', () => {
    const used = ['Garden', 'garden', 'gargoyle', 'pond'];
    expect(findHashtags(used, ['gar', 'garden'], 'gar')).toEqual(['Garden', 'gargoyle', 'gar']);
  });

  it('are none when what is written is all there is', () => {
    expect(findHashtags([], ['frogs'], 'frogs')).toEqual([]);
    expect(findHashtags(['frogs'], [], '')).toEqual([]);
  });
});

describe('what is put into a text', () => {
  it.each([
    ['', '', true, '🐈 '],
    ['Hello', '', true, ' 🐈 '],
    ['Hello ', ' you', true, '🐈'],
    ['Hello\n', 'you', true, '🐈 '],
    ['Hello', 'you', false, '🐈'],
  ])('an emoji between %j and %j, padded: %s', (before, after, padded, expected) => {
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

  it('a name ends with one space', () => {
    expect(wordInsertion('@alice', '')).toBe('@alice ');
    expect(wordInsertion('@alice', ' and bob')).toBe('@alice');
  });
});
