/**
 * No post of the server gets lost: through news by socket and by page, connections lost and
 * restored, failures, late answers, deletions, leaving and returning, each is shown, waits behind
 * the button, or lies in a visible gap; after recovery all can be loaded.
 * `LINNET_LONG=1` runs far more cases.
 */
import fc from 'fast-check';
import { gapAbove } from '@/domain/timelines/timelineRanges';
import { selectBottomedOut, selectFlushMarker } from '@/selectors/timelines/timelines';
import { selectNewCount } from '@support/timelines/newCount';
import { settled, useStoppedClock } from '@support/clock';
import { readerOf, type Step } from '@support/timelines/timelineModel';

// The limits are low enough for short runs to reach them.
jest.mock('@/domain/engine/limits', () => ({
  ...jest.requireActual<object>('@/domain/engine/limits'),
  MAX_UNSEEN: 45,
  KEPT_OF_LAST_VIEWED: 25,
  KEPT_PER_UNVIEWED: 12,
}));

const long = process.env.LINNET_LONG === '1';
jest.setTimeout(long ? 3_600_000 : 60_000);
const clock = useStoppedClock();

const only = <Name extends Step['do']>(...names: Name[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }) as Step);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('post'), count: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('post'), count: fc.integer({ min: 15, max: 50 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('own'), count: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete'), at: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('gap'), at: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(1, 5, 12) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('server'),
      how: fc.constantFrom('answers', 'lingers', 'fails'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('line'),
      how: fc.constantFrom('joined', 'joined', 'dead', 'broken', 'closed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look'), atTop: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('page'), visible: fc.boolean() }) },
  { weight: 3, arbitrary: only('older') },
  { weight: 4, arbitrary: only('show') },
  { weight: 4, arbitrary: only('reload', 'leave', 'come', 'sweep') },
) as fc.Arbitrary<Step>;

const story = fc.record({
  first: fc.constantFrom(0, 3, 19, 20, 21, 70),
  showsByItself: fc.boolean(),
  steps: fc.array(step, { minLength: 5, maxLength: long ? 120 : 45 }),
});

describe('promise 5: any story of a timeline', () => {
  it('omits no post without a gap, lists none twice, and keeps their order', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ first, showsByItself, steps }) => {
        const reader = readerOf(first, showsByItself);
        reader.come();
        await settled();
        for (const each of steps) {
          reader.take(each);
          await clock.pass(each.do === 'wait' ? each.seconds * 1_000 : 0);
          expect(reader.faults()).toEqual([]);
        }
        await makeWhole(reader);
        reader.story.task.cancel();
      }),
      { numRuns: long ? 3_000 : 80 },
    );
  });
});

/** Server and connection recover, and the reader loads everything that is offered. */
async function makeWhole(reader: ReturnType<typeof readerOf>): Promise<void> {
  const { story: told, server, rows, take } = reader;
  reader.come();
  take({ do: 'page', visible: true });
  take({ do: 'server', how: 'answers' });
  take({ do: 'line', how: 'joined' });
  await clock.passSeconds(60);
  const state = () => told.state();
  for (let rounds = 0; rounds < 60; rounds += 1) {
    expect(reader.faults()).toEqual([]);
    if (selectNewCount(state(), 'friends') > 0 || selectFlushMarker(state(), 'friends')) {
      take({ do: 'show' });
    } else if (rows().some((row) => gapAbove(row) !== null)) {
      take({ do: 'gap', at: 0 });
    } else if (!selectBottomedOut(state(), 'friends')) {
      take({ do: 'older' });
    } else {
      const listed = new Set(rows());
      expect(server.posts().filter((id) => !listed.has(id))).toEqual([]);
      return;
    }
    await clock.passSeconds(3);
  }
  throw new Error('The list does not become whole');
}
