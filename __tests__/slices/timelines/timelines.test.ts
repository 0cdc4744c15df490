import { loggedOut } from '@/slices/session/session';
import timelines, { timelineOpened, timelineReloadRequested } from '@/slices/timelines/timelines';

const HOME = 'home';

type State = ReturnType<typeof timelines>;
const after = (...actions: Parameters<typeof timelines>[1][]): State =>
  actions.reduce(timelines, timelines(undefined, { type: 'begin' }));

describe('an open timeline', () => {
  // A page that was requested before must not pass for one that leaves nothing out.
  it.each([timelineReloadRequested({ key: HOME }), loggedOut()])(
    'is in another period of the socket after $type',
    (emptying) => {
      const opened = after(timelineOpened({ key: HOME }));
      const emptied = timelines(opened, emptying);
      expect(emptied[HOME]).toMatchObject({ viewers: 1, loaded: false, missedCount: 1 });
      expect(timelines(emptied, emptying)[HOME]?.missedCount).toBe(2);
    },
  );
});
