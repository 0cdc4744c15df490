/** Page events reach the store: window size, visibility, and network state. */
import { pageEventsSaga } from '@/sagas/realtime/pageEvents';
import { windowResized } from '@/slices/session/interface';
import { useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { replay } from '@support/flow';

const clock = useStoppedClock();

const start = () => {
  const page = fakePage();
  return { page, story: replay(pageEventsSaga, { context: { page: page.events } }) };
};

describe('page events', () => {
  it('put the initial state and its changes into the store', () => {
    const { page, story } = start();
    expect(story.state().realtime).toMatchObject({
      pageVisible: true,
      pageFocused: true,
      online: true,
    });
    page.visible.change(false);
    page.focused.change(false);
    page.online.change(false);
    expect(story.state().realtime).toMatchObject({
      pageVisible: false,
      pageFocused: false,
      online: false,
    });
  });

  it('follow the window size, but not each step of a drag', async () => {
    const { page, story } = start();
    expect(story.all(windowResized).map(({ payload }) => payload.width)).toEqual([1024]);
    for (let width = 1000; width > 700; width -= 10) page.size.change({ width, height: 600 });
    await clock.pass(100);
    expect(story.all(windowResized).map(({ payload }) => payload.width)).toEqual([1024, 710]);
    expect(story.state().interface.layout).toBe('mobile');
  });

  it('stop with their saga', () => {
    const { page, story } = start();
    story.task.cancel();
    expect(
      [page.visible, page.focused, page.online, page.size].map((each) => each.listeners),
    ).toEqual([0, 0, 0, 0]);
  });
});
