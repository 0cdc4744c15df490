/**
 * Random sessions produce the same actions and the same state each time they are replayed. `npm run
 * bench -- --only flows` tests many more (`LINNET_FLOWS`: sessions × replays).
 */
import { replay } from '@/testing/replay/replay';
import { useInstance } from '@support/engine/demo';
import { randomSession } from '@support/testing/randomSession';
import { fileOf } from '@support/testing/recordedSession';

const [sessions = 0, replays = 0] = (process.env.LINNET_FLOWS ?? '3x2').split('x').map(Number);
const DEEDS = 25;
const PATIENCE = 60_000;

const stage = useInstance();

describe.each(Array.from({ length: sessions }, (_, number) => number + 1))('session %i', (seed) => {
  it(
    'replays to the same result each time',
    async () => {
      const file = await fileOf(await randomSession(stage.instance(), seed, DEEDS));
      expect(file.told.actions.length).toBeGreaterThan(DEEDS / 2);
      const results = [];
      for (let time = 0; time < replays; time += 1) results.push(await replay(file));
      for (const { actions, state, divergence, crashes } of results) {
        expect({ divergence, crashes }).toEqual({ divergence: null, crashes: [] });
        expect({ actions, state }).toEqual(file.told);
      }
    },
    PATIENCE,
  );
});
