/** Pinned statuses of a person: loaded with their timeline, shown first, and kept up to date. */
import nock from 'nock';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { makeSelectRows } from '@/selectors/timelines/timelineRows';
import { selectEvictableEntities } from '@/selectors/timelines/cacheEviction';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { entitiesEvicted } from '@/slices/engine/entities';
import { pinnedReceived } from '@/slices/statuses/pinned';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { statusToggleConfirmed, statusDeleted } from '@/slices/statuses/statuses';
import { timelineClosed, timelineOpened, timelinePageReceived } from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { plain } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

useStoppedClock();
const KEY = 'user:u1';
const PATH = '/api/v1/accounts/u1/statuses';
const token = userTokenReceived({ userToken: 'TOKEN-mia' });

/** Answers for the timeline and for its pinned statuses. */
function server(list: string[], pinned: string[] | number) {
  nock(ORIGIN)
    .get(PATH)
    .query((query) => query.pinned === undefined)
    .reply(200, plain(...list))
    .persist();
  nock(ORIGIN)
    .get(PATH)
    .query({ limit: 20, with_muted: true, pinned: true })
    .reply(() => (typeof pinned === 'number' ? [pinned, {}] : [200, plain(...pinned)]))
    .persist();
}

async function opened() {
  const story = replay(timelinesSaga, { before: [token] });
  story.dispatch(timelineOpened({ key: KEY }));
  await story.until(timelinePageReceived);
  return story;
}
const shown = (story: ReturnType<typeof replay>, key = KEY) =>
  makeSelectRows()(story.state(), key).ids;
const pinPressed = (statusId: string, wanted: boolean) =>
  statusToggleConfirmed({
    statusId,
    toggle: 'pinned',
    wanted,
    entities: decodeStatuses([wireStatus({ id: statusId, pinned: wanted })]),
  });

describe('pinned statuses', () => {
  it('TL-21 come first on a profile timeline, each once, in the order of the server', async () => {
    server(['s9', 's8', 's5', 's4'], ['s2', 's8']);
    const story = await opened();
    expect(shown(story)).toEqual(['s2', 's8', 's9', 's5', 's4']);
    expect(makeSelectShownIds()(story.state(), KEY)).toEqual(['s2', 's8', 's9', 's5', 's4']);
    expect(makeSelectRows()(story.state(), KEY).pinnedCount).toBe(2);
  });

  it('are loaded before the page, so that nothing moves while it is read', async () => {
    server(['s9'], ['s2']);
    const story = await opened();
    const types = story.types();
    expect(types.indexOf(pinnedReceived.type)).toBeLessThan(
      types.indexOf(timelinePageReceived.type),
    );
  });

  it('come first in no other timeline', async () => {
    server(['s9'], ['s2']);
    const story = await opened();
    const page = { kind: 'first', from: null, next: null, show: false } as const;
    const entities = decodeStatuses(plain('s9', 's2'));
    story.dispatch(timelinePageReceived({ ...page, key: 'friends', ids: ['s9', 's2'], entities }));
    expect(shown(story, 'friends')).toEqual(['s9', 's2']);
  });

  it('that fail to load leave the profile as it is', async () => {
    server(['s9', 's8'], 404);
    const story = await opened();
    expect(shown(story)).toEqual(['s9', 's8']);
  });

  it("follow the reader's pins, unpins and deletions", async () => {
    server(['s9', 's8', 's5'], ['s8']);
    const story = await opened();
    story.dispatch(pinPressed('s5', true));
    expect(shown(story)).toEqual(['s5', 's8', 's9']);
    story.dispatch(pinPressed('s8', false));
    expect(shown(story)).toEqual(['s5', 's9', 's8']);
    story.dispatch(statusDeleted({ statusId: 's5' }));
    expect(story.state().pinned.u1).toEqual([]);
  });

  it('are kept as long as the profile is open, and removed together', async () => {
    server(['s9'], ['s2', 's1']);
    const story = await opened();
    expect(selectEvictableEntities(story.state()).statusIds).toEqual([]);
    story.dispatch(timelineClosed({ key: KEY }));
    expect(selectEvictableEntities(story.state()).statusIds).toEqual(
      expect.arrayContaining(['s2', 's1']),
    );
    story.dispatch(entitiesEvicted({ statusIds: ['s2'], userIds: [] }));
    expect(story.state().pinned).toEqual({});
  });

  it('are requested again by the next account', async () => {
    server(['s9'], ['s2']);
    const story = await opened();
    story.dispatch(loggedOut());
    expect(story.state().pinned).toEqual({});
  });
});
