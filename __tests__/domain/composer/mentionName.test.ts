import { shownName } from '@/domain/composer/mentionName';

const server = 'https://home.example:4000';

it.each([
  ['short', 'ben@hill.example', 'ben', null],
  ['short', 'mia', 'mia', null],
  ['full_for_remote', 'ben@hill.example', 'ben', 'hill.example'],
  ['full_for_remote', 'mia', 'mia', null],
  ['full', 'ben@hill.example', 'ben', 'hill.example'],
  ['full', 'mia', 'mia', 'home.example:4000'],
] as const)('writes names %s: %s', (mentionLinkDisplay, screenName, nick, host) => {
  expect(shownName(screenName, { mentionLinkDisplay, server })).toEqual({ nick, host });
});

it('leaves out the host of a server that is not known', () => {
  const manner = { mentionLinkDisplay: 'full', server: '' } as const;
  expect(shownName('mia', manner)).toEqual({ nick: 'mia', host: null });
  expect(shownName('mia@', manner)).toEqual({ nick: 'mia', host: null });
});
