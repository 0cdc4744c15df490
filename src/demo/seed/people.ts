/** The people of the world: a table, and the function that adds them. */
import { paintPng } from '../pictures/paintPng';
import { addPaintedFile } from '../state/media';
import type { NewPerson } from '../state/people';
import { addPerson } from '../state/people';
import type { Person } from '../state/types';
import { DAY } from '../state/clock';
import type { World } from '../state/world';
import type { DemoAccount } from './demoAccounts';
import { demoAccounts } from './demoAccounts';

type Row = NewPerson & { picture?: 'none' | 'wide' };

const locals: Row[] = [
  {
    nickname: 'admin',
    displayName: 'Ada, who runs this',
    note: 'I keep the lights on. Write to me if something is broken.',
    role: 'admin',
  },
  { nickname: 'mod', displayName: 'Moritz', note: 'Moderator. Be kind.', role: 'moderator' },
  {
    nickname: 'alice',
    displayName: 'Alice Reed :leaf:',
    note: 'Maps, bread and slow trains. #baking #maps',
    fields: [
      { name: 'Website', value: 'https://example.com/alice' },
      { name: 'Pronouns', value: 'she/her' },
    ],
    flags: { discoverable: true },
  },
  {
    nickname: 'bob',
    displayName: 'Bob',
    note: 'Gardener with more pots than room. @alice knows.',
    flags: { discoverable: true, hideFavourites: false },
  },
  {
    nickname: 'carol',
    displayName: 'Carol (locked)',
    note: 'Friends only, sorry.',
    locked: true,
    defaultScope: 'private',
  },
  { nickname: 'tina', displayName: 'Tina Two-Steps', note: 'Careful with keys.' },
  { nickname: 'newbie', displayName: 'Newbie', note: '', picture: 'none' },
  { nickname: 'rita', displayName: 'Rita', mustResetPassword: true },
  { nickname: 'dora', displayName: 'Dora', isActive: false },
  { nickname: 'uma', displayName: 'Uma', isConfirmed: false },
  {
    nickname: 'weatherbot',
    displayName: 'Weather at the pier',
    note: 'I am a bot. I look out of the window every hour.',
    actorType: 'Service',
  },
  { nickname: 'bookclub', displayName: 'Book club', note: 'A group.', actorType: 'Group' },
  { nickname: 'x', displayName: 'X', note: 'One letter.', picture: 'none' },
  {
    nickname: 'the_person_with_the_longest_handle_of_them_all',
    displayName:
      'Bartholomew Featherstonehaugh-Cholmondeley of the Upper Marshes and the Lower Marshes, Esq.',
    note: 'Long names run in the family.',
  },
  {
    nickname: 'nospace',
    displayName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleih',
    note: 'Ein Wort, kein Leerzeichen.',
  },
  { nickname: 'layla', displayName: 'ليلى الكاتبة', note: 'أكتب عن الكتب والقطارات والخبز.' },
  { nickname: 'noam', displayName: 'נועם', note: 'מצלם גשרים ורכבות.' },
  { nickname: 'haruka', displayName: '春香 🌸', note: '日本語と英語。写真と猫が好き。' },
  { nickname: 'wei', displayName: '小林未来研究所', note: '喜欢面包、地图和慢火车。' },
  { nickname: 'minji', displayName: '김민지', note: '빵과 지도, 느린 기차.' },
  { nickname: 'olena', displayName: 'Олена', note: 'Пишу про ліс і річку.' },
  { nickname: 'emojifan', displayName: ':leaf: :sun: Mia :wave: 👩🏽‍🚀🏳️‍🌈', note: ':kettle: :kettle:' },
  { nickname: 'plainjane', displayName: '', note: 'No display name at all.' },
  {
    nickname: 'greta',
    displayName: 'Greta',
    note: 'Bridges, mostly iron ones. #bridges',
    fields: [
      {
        name: 'Website',
        value: 'https://example.com/greta',
        verifiedAt: '2026-03-01T08:00:00.000Z',
      },
      { name: 'Bridges', value: '41 so far' },
    ],
  },
  { nickname: 'hugo', displayName: 'Hugo', note: 'I repair radios.\nSometimes they repair me.' },
  { nickname: 'ines', displayName: 'Inês', note: 'Azulejos e pão.' },
  { nickname: 'jonas', displayName: 'Jonas', flags: { hideFollowers: true, hideFollows: true } },
  {
    nickname: 'kira',
    displayName: 'Kira',
    flags: { acceptsChats: false },
    note: 'No chats please.',
  },
  { nickname: 'lars', displayName: 'Lars 🚲', isSuggested: true, note: 'Bicycles and rain.' },
  { nickname: 'mara', displayName: 'Mara', isSuggested: true, note: 'Cooks for too many.' },
  { nickname: 'html_fan', displayName: '<b>Not bold</b> & "quoted"', note: '<i>tags</i> & signs' },
  { nickname: 'nils', displayName: 'Nils', tags: ['mrf_tag:sandbox'] },
];

const remotes: Row[] = [
  { nickname: 'ben', host: 'hill.example', displayName: 'Ben on the hill' },
  { nickname: 'frida', host: 'hill.example', displayName: 'Frida' },
  { nickname: 'alice', host: 'hill.example', displayName: 'Another Alice' },
  { nickname: 'george', host: 'marsh.example', displayName: 'George :leaf:', locked: true },
  { nickname: 'nadia', host: 'marsh.example', displayName: 'Nadia' },
  { nickname: 'trainbot', host: 'rails.example', displayName: 'Train bot', actorType: 'Service' },
  { nickname: 'signal', host: 'rails.example', displayName: 'Signal box nine' },
  { nickname: 'omar', host: 'xn--mnchen-3ya.example', displayName: 'عمر' },
  { nickname: 'petra', host: 'xn--mnchen-3ya.example', displayName: 'Petra aus München' },
  { nickname: 'sora', host: 'xn--eckwd4c7c.example', displayName: '空' },
  {
    nickname: 'deep',
    host: 'a.very.long.subdomain.of.a.very.long.host.name.harbour.example',
    displayName: 'Deep harbour',
  },
  ...['quinn', 'rosa', 'sven', 'tomas', 'ulla', 'vera', 'wanda', 'yusuf', 'zoe'].map(
    (nickname, index): Row => ({
      nickname,
      host: ['hill.example', 'marsh.example', 'harbour.example'][index % 3] ?? null,
      displayName: nickname.charAt(0).toUpperCase() + nickname.slice(1),
      note: 'From the other side of the water.',
    }),
  ),
  ...['ivo', 'jana', 'kofi', 'lena', 'mateo', 'nora', 'otto', 'pia'].map(
    (nickname, index): Row => ({
      nickname,
      host: ['meadow.example', 'lighthouse.example'][index % 2] ?? null,
      displayName: nickname.charAt(0).toUpperCase() + nickname.slice(1),
    }),
  ),
];

export function seedPeople(world: World, start: number): Person[] {
  const rows = [...locals, ...remotes];
  return rows.map((row, index) => {
    world.clock.stopAt(start - (rows.length - index) * 11 * DAY);
    const account: DemoAccount | undefined =
      row.host == null ? demoAccounts.find(({ username }) => username === row.nickname) : undefined;
    const label = `${row.nickname}@${row.host ?? 'here'}`;
    const { picture, ...data } = row;
    return addPerson(world, {
      ...data,
      email: row.host == null ? `${row.nickname}@example.com` : null,
      password: account?.password ?? (row.host == null ? `${row.nickname}-password` : null),
      secondFactor:
        account?.totpSecret === undefined
          ? null
          : {
              secret: account.totpSecret,
              confirmed: true,
              recoveryCodes: [...(account.recoveryCodes ?? [])],
            },
      avatar:
        picture === 'none'
          ? null
          : addPaintedFile(world, `face ${label}`, 'image/png', () =>
              paintPng('face', index + 1, 120),
            ),
      header:
        index % 3 === 2
          ? null
          : addPaintedFile(world, `header ${label}`, 'image/png', () =>
              paintPng('landscape', index + 500, 900, 300),
            ),
    });
  });
}
