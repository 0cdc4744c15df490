/** Returning to a scroll position in a timeline: the requests, the rows, and the stored anchor. */
import nock from 'nock';
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import { withGaps } from '@/domain/timelines/timelineRanges';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { fork } from '@/sagas/engine/effects';
import { savedAnchorsSaga } from '@/sagas/timelines/savedAnchors';
import { scrollAnchorsSaga } from '@/sagas/timelines/scrollAnchors';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { makeSelectRows } from '@/selectors/timelines/timelineRows';
import { selectGaps } from '@/selectors/timelines/timelines';
import {
  MAX_SCROLL_ANCHORS,
  scrollAnchorSaved,
  scrollAnchorRequested,
  scrollAnchorsRestored,
} from '@/slices/timelines/scrollAnchors';
import { loggedOut } from '@/slices/session/session';
import { timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { selectNewCount } from '@support/timelines/newCount';
import { settled, useStoppedClock } from '@support/clock';
import { fakeTabStorage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { wireStatus, wireUser } from '@support/wire';

useStoppedClock();

const entry = 'k1 the list';
/** S199 is the newest status of the server. */
const id = (at: number) => `S${at}`;
const pageOf = (from: number, count = 20) =>
  Array.from({ length: count }, (_, n) => wireStatus({ id: id(from - n) }));
const idsOf = (from: number, count = 20) => pageOf(from, count).map((status) => status.id);

const scrollAnchorAt = (at: number, more: Partial<ScrollAnchor> = {}): ScrollAnchor => ({
  rows: [at, at - 1, at - 2].map((row, n) => ({ id: id(row), offset: 40 + n * 200 })),
  before: [5, 4, 3, 2, 1].map((n) => id(at + n)),
  depth: 30,
  ...more,
});

function reader(place: ScrollAnchor | null, key: TimelineKey = 'friends') {
  const tab = fakeTabStorage();
  const story = replay(
    function* () {
      yield* fork(timelinesSaga);
      yield* fork(savedAnchorsSaga);
      yield* fork(scrollAnchorsSaga);
    },
    {
      before: [scrollAnchorsRestored({ [entry]: place })],
      context: { storage: { tab } },
    },
  );
  const asked: string[] = [];
  const home = (query: Record<string, string>, body: unknown, status = 200) =>
    nock(ORIGIN)
      .get('/api/v1/timelines/home')
      .query((sent) => {
        const cursors = ['max_id', 'min_id', 'since_id'].filter((name) => name in sent);
        const fits = cursors.every((name) => sent[name] === query[name]);
        return fits && cursors.length === Object.keys(query).length;
      })
      .reply(status, () => {
        asked.push(JSON.stringify(query));
        return body as nock.Body;
      });
  return {
    story,
    kept: tab.kept.places,
    asked,
    home,
    come: async () => {
      story.dispatch(timelineOpened({ key }));
      story.dispatch(scrollAnchorRequested({ key, entry }));
      await settled();
    },
    rows: () => {
      const { ids, pinnedCount } = makeSelectRows()(story.state(), key);
      return withGaps(ids, selectGaps(story.state(), key), pinnedCount);
    },
    place: () => story.state().scrollAnchors[entry],
  };
}

describe('promise 6: coming back to a place', () => {
  it('requests nothing more when it is on the first page', async () => {
    const { home, come, asked, rows, place } = reader(scrollAnchorAt(190));
    home({}, pageOf(199));
    await come();
    expect(asked).toEqual(['{}']);
    expect(rows()).toEqual(idsOf(199));
    expect(place()).toEqual(scrollAnchorAt(190));
  });

  it('requests the statuses around it, and shows a gap below the new ones', async () => {
    const { home, come, asked, rows, place, story } = reader(scrollAnchorAt(120));
    home({}, pageOf(199));
    home({ max_id: id(125) }, pageOf(124));
    await come();
    expect(asked).toEqual(['{}', JSON.stringify({ max_id: id(125) })]);
    expect(rows()).toEqual([...idsOf(199), `gap ${id(180)}`, ...idsOf(124)]);
    expect(place()).toEqual(scrollAnchorAt(120));
    expect(selectNewCount(story.state(), 'friends')).toBe(0);
    expect(story.state().timelines.friends?.atTop).toBe(false);
  });

  it('leaves no gap if the statuses around it adjoin the first page', async () => {
    const { home, come, rows } = reader(scrollAnchorAt(175));
    home({}, pageOf(199));
    home({ max_id: id(180) }, pageOf(179));
    await come();
    expect(rows()).toEqual(idsOf(199, 40));
  });

  it('starts below a gap if there was one a little above', async () => {
    const before = [id(140), id(139), `gap ${id(139)}`, id(122), id(121)];
    const { home, come, asked } = reader(scrollAnchorAt(120, { before }));
    home({}, pageOf(199));
    home({ max_id: id(122) }, pageOf(121));
    await come();
    expect(asked.at(-1)).toBe(JSON.stringify({ max_id: id(122) }));
  });

  it('requests pages above and below if the top of the list was in view', async () => {
    const { home, come, asked, rows } = reader(scrollAnchorAt(120, { before: [], depth: 0 }));
    home({}, pageOf(199));
    home({ min_id: id(118) }, pageOf(138));
    home({ max_id: id(119) }, pageOf(118));
    await come();
    expect(asked).toHaveLength(3);
    expect(rows()).toEqual([...idsOf(199), `gap ${id(180)}`, ...idsOf(138, 40)]);
  });

  it('finds the next older status, at the same position, when all that was in view is deleted', async () => {
    const { home, come, place } = reader(scrollAnchorAt(120));
    home({}, pageOf(199));
    home({ max_id: id(125) }, [...pageOf(124, 4), ...pageOf(116, 16)]);
    await come();
    expect(place()?.rows).toEqual([{ id: id(116), offset: 40 }]);
  });

  it('finds the row that groups its repeats', async () => {
    const repeated = wireStatus({ id: 'S090', content: 'Said before' });
    const repeat = (at: number, by: string) =>
      wireStatus({ id: id(at), account: wireUser({ id: by }), reblog: repeated });
    const { home, come, place } = reader(
      scrollAnchorAt(120, { rows: [{ id: id(120), offset: 40 }] }),
    );
    home({}, pageOf(199));
    home({ max_id: id(125) }, [...pageOf(124, 4), repeat(120, 'u8'), repeat(119, 'u9')]);
    await come();
    expect(place()?.rows).toEqual([{ id: id(119), offset: 40 }]);
  });

  it('ends at the last known status when it cannot be loaded', async () => {
    const { home, come, place, story } = reader(scrollAnchorAt(120));
    home({}, pageOf(199));
    home({ max_id: id(125) }, { error: 'No' }, 403);
    await come();
    expect(place()?.rows).toEqual([{ id: id(180), offset: 40 }]);
    expect(story.context.logged.some(({ message }) => message.includes('friends'))).toBe(true);
  });

  it('does nothing in an empty list', async () => {
    const { home, come, place, story } = reader(scrollAnchorAt(120));
    home({}, []);
    home({ max_id: id(125) }, []);
    await come();
    expect(place()).toBeNull();
    expect(story.state().timelines.friends?.atTop).toBe(true);
  });

  it('goes through the pages of a list that is not ordered by id', async () => {
    const key = 'bookmarks';
    const { come, rows, place } = reader(scrollAnchorAt(142), key);
    const marks = (query: { max_id?: string }, from: number, next: string) =>
      nock(ORIGIN)
        .get('/api/v1/bookmarks')
        .query((sent) => (sent.max_id ?? '') === (query.max_id ?? ''))
        .reply(200, pageOf(from), {
          link: `<${ORIGIN}/api/v1/bookmarks?max_id=${next}>; rel="next"`,
        });
    marks({}, 199, '70');
    marks({ max_id: '70' }, 179, '60');
    marks({ max_id: '60' }, 159, '50');
    await come();
    expect(nock.pendingMocks()).toEqual([]);
    expect(rows()).toEqual(idsOf(199, 60));
    expect(place()).toEqual(scrollAnchorAt(142));
  });

  it('is cancelled when the reader has left', async () => {
    const { home, story, asked } = reader(scrollAnchorAt(120));
    const key = 'friends';
    story.dispatch(timelineOpened({ key }));
    story.dispatch(scrollAnchorRequested({ key, entry }));
    story.dispatch(timelineClosed({ key }));
    await settled();
    home({}, pageOf(199));
    story.dispatch(timelineOpened({ key }));
    await settled();
    expect(asked).toEqual(['{}']);
    expect(story.all(scrollAnchorSaved)).toEqual([]);
  });

  it('in a timeline that was cut meanwhile loads it as after a reload', async () => {
    const { home, come, rows, story } = reader(null);
    home({}, pageOf(199));
    await come();
    story.dispatch(scrollAnchorSaved({ entry, anchor: scrollAnchorAt(120) }));
    home({ max_id: id(125) }, pageOf(124));
    story.dispatch(scrollAnchorRequested({ key: 'friends', entry }));
    await settled();
    expect(rows()).toContain(id(120));
  });
});

describe('stored scroll anchors', () => {
  it('are written at once, and removed with the account', () => {
    const { story, kept } = reader(null);
    story.dispatch(scrollAnchorSaved({ entry: 'k2 list', anchor: scrollAnchorAt(9) }));
    expect(kept.at(-1)).toEqual({ [entry]: null, 'k2 list': scrollAnchorAt(9) });
    story.dispatch(loggedOut());
    expect(kept.at(-1)).toEqual({});
  });

  it('are limited to the last hundred', () => {
    const { story } = reader(null);
    for (let n = 0; n < MAX_SCROLL_ANCHORS + 5; n += 1) {
      story.dispatch(scrollAnchorSaved({ entry: `k${n} list`, anchor: null }));
    }
    story.dispatch(scrollAnchorSaved({ entry: 'k5 list', anchor: scrollAnchorAt(9) }));
    const entries = Object.keys(story.state().scrollAnchors);
    expect(entries).toHaveLength(MAX_SCROLL_ANCHORS);
    expect(entries.at(0)).toBe('k6 list');
    expect(entries.at(-1)).toBe('k5 list');
  });
});
