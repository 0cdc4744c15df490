import { namesIn, plainName } from '@/domain/composer/mentionedNames';

const server = 'https://pond.example';

describe('the people whom a text mentions', () => {
  it.each([
    ['Hello @leo and @mia!', ['leo', 'mia']],
    ['@leo@far.example, @Leo@Far.Example', ['leo@far.example']],
    ['@leo@pond.example', ['leo']],
    ['(@leo) "@mia"', ['leo', 'mia']],
    ['I like @leo.', ['leo']],
    ['@leo@far.example.', ['leo@far.example']],
    ['@leo@far.example:4000 hi', ['leo@far.example:4000']],
    ['@léo', ['l']],
    ['write to leo@far.example', []],
    ['https://far.example/@leo', []],
    ['at @ home', []],
    ['nobody', []],
  ])('in %j are %j', (text, names) => {
    expect(namesIn(text, server)).toEqual(names);
  });

  it('are compared without regard to capitals and to the own server', () => {
    expect(plainName('Leo@pond.example', server)).toBe('leo');
    expect(plainName('LEO', server)).toBe('leo');
  });
});
