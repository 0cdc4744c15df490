/** Typing in the palette: people are searched for on the server once the reader pauses. */
import nock from 'nock';
import { paletteSaga } from '@/sagas/discovery/palette';
import { selectPalette } from '@/selectors/discovery/palette';
import { selectUser } from '@/selectors/people/users';
import {
  paletteClosed,
  paletteOpened,
  palettePeopleFailed,
  palettePeopleFound,
  palettePeopleRequested,
  paletteTyped,
  recentsRestored,
} from '@/slices/discovery/palette';
import { settingChanged } from '@/slices/session/config';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { takeTime } from '@support/engine/inFlight';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireUser } from '@support/wire';

const clock = useStoppedClock();
const PAUSE = 300;

const asked = (q: string) =>
  nock(ORIGIN).get('/api/v1/accounts/search').query({ q, limit: 8, resolve: false });
const eve = wireUser({ id: 'u2', acct: 'eve@far.example', username: 'eve' });
const typed = (query: string) => paletteTyped({ query });
const start = (before = [signedIn()]) => {
  const story = replay(paletteSaga, { before });
  story.dispatch(paletteOpened());
  return story;
};

it('asks for people after a pause, and once for what was typed meanwhile', async () => {
  asked('eve').reply(200, [eve]);
  const story = start();
  for (const query of ['e', 'ev', ' eve']) {
    story.dispatch(typed(query));
    await clock.pass(PAUSE - 1);
  }
  expect(story.all(palettePeopleRequested)).toEqual([]);
  await clock.pass(1);
  await story.until(palettePeopleFound);
  expect(selectPalette(story.state())).toMatchObject({ userIds: ['u2'], search: 'idle' });
  expect(selectUser(story.state(), 'u2')?.screenName).toBe('eve@far.example');
});

it('drops the answer to an older text, and asks nothing once it is closed', async () => {
  asked('eve').reply(200, async () => {
    await takeTime(1_000);
    return [eve];
  });
  asked('evening').reply(200, []);
  const story = start();
  story.dispatch(typed('eve'));
  await clock.pass(PAUSE);
  expect(selectPalette(story.state()).search).toBe('busy');
  story.dispatch(typed('evening'));
  await clock.pass(PAUSE);
  await story.until(palettePeopleFound);
  await clock.pass(1_000);
  expect(story.all(palettePeopleFound).map(({ payload }) => payload.query)).toEqual(['evening']);

  story.dispatch(typed('evenings'));
  story.dispatch(paletteClosed());
  await clock.pass(PAUSE);
  expect(story.all(palettePeopleRequested)).toHaveLength(2);
});

it.each([
  ['a missing call', () => asked('eve').reply(404, { error: 'Not found' })],
  ['a broken server', () => asked('eve').reply(500, 'Oh no')],
  ['no connection', () => asked('eve').replyWithError('offline')],
])(
  'says quietly that it did not work, and asks again with the next text: %s',
  async (_name, fail) => {
    fail();
    const story = start();
    story.dispatch(typed('eve'));
    await clock.pass(PAUSE);
    await story.until(palettePeopleFailed);
    expect(selectPalette(story.state())).toMatchObject({ search: 'failed', userIds: [] });
    expect(story.types().filter((type) => !type.startsWith('palette/'))).toEqual([]);
    asked('eve@').reply(200, [eve]);
    story.dispatch(typed('eve@'));
    expect(selectPalette(story.state()).search).toBe('idle');
    await clock.pass(PAUSE);
    await story.until(palettePeopleFound);
  },
);

it('asks nothing for visitors, and nothing for one letter', async () => {
  const visitor = start([]);
  visitor.dispatch(typed('eve'));
  await clock.pass(PAUSE);
  const member = start();
  member.dispatch(typed('e'));
  await clock.pass(PAUSE);
  expect([...visitor.all(palettePeopleRequested), ...member.all(palettePeopleRequested)]).toEqual(
    [],
  );
});

describe('what was used last', () => {
  const place = { route: 'bookmarks', params: {}, label: null } as const;
  const kept = { owner: 'u1', places: [place], used: ['action newPost'] };
  const opened = async (before: Parameters<typeof start>[0]) => {
    const { storage } = fakeStorage({ recentPlaces: kept });
    const story = replay(paletteSaga, { before, context: { storage: { database: storage } } });
    story.dispatch(paletteOpened());
    await settled();
    return story;
  };

  it('is read when the palette opens', async () => {
    const story = await opened([signedIn()]);
    expect(selectPalette(story.state()).recents).toEqual({
      places: [place],
      used: ['action newPost'],
    });
  });

  it('is not read where nothing is to be kept, nor for visitors', async () => {
    const shared = settingChanged({ name: 'keepLastScreen', value: false });
    const member = await opened([signedIn(), shared] as never);
    const visitor = await opened([]);
    expect([...member.all(recentsRestored), ...visitor.all(recentsRestored)]).toEqual([]);
  });
});
