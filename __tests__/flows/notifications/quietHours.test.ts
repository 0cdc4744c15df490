/** Quiet hours begin and end: the title and the icon of the page stop counting, and count again. */
import { fork } from '@/sagas/engine/effects';
import { badgeSaga } from '@/sagas/notifications/badge';
import { quietHoursSaga } from '@/sagas/notifications/quietHours';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectUnreadTotal } from '@/selectors/session/navigation';
import { quietChanged } from '@/slices/notifications/desktopNotifications';
import { settingChanged, settingReset } from '@/slices/session/config';
import { useStoppedClock } from '@support/clock';
import { fakeDesktopNotifications } from '@support/context';
import { replay } from '@support/flow';
import { holding, someNotification } from '@support/notifications/notifications';
import { signedIn } from '@support/people';

const HOUR = 3_600_000;
/** The test's own clock decides what 22:00 is. */
const at = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute).toISOString();
const clock = useStoppedClock(at(21, 30));

const on = settingChanged({ name: 'quietHours', value: true });

async function begin(...more: Parameters<ReturnType<typeof replay>['dispatch']>[0][]) {
  const { telling, state: browser } = fakeDesktopNotifications({ permission: 'granted' });
  const story = replay(
    function* () {
      yield* fork(quietHoursSaga);
      yield* badgeSaga();
    },
    {
      before: [signedIn(), holding([someNotification({ id: '1' })]), ...more],
      context: { services: { desktopNotifications: async () => telling } },
    },
  );
  await clock.pass(0);
  const count = () => selectUnreadTotal(story.state());
  return { ...story, browser, count };
}

describe('quiet hours', () => {
  it('hide the count from beginning to end, but not from the list [quietHours]', async () => {
    const { count, state, all } = await begin(on);
    expect(count()).toBe(1);
    await clock.pass(HOUR / 2);
    expect(count()).toBe(0);
    expect(selectHeldNotifications(state())).toHaveLength(1);
    await clock.pass(9 * HOUR - 1);
    expect(count()).toBe(0);
    await clock.pass(1);
    expect(count()).toBe(1);
    expect(all(quietChanged)).toHaveLength(2);
  });

  it('are off unless the reader wants them, and looked at while they are not', async () => {
    const { count, dispatch, all } = await begin();
    await clock.pass(4 * HOUR);
    expect(count()).toBe(1);
    dispatch(on);
    expect(count()).toBe(0);
    dispatch(settingReset({ name: 'quietHours' }));
    expect(count()).toBe(1);
    expect(all(quietChanged)).toHaveLength(2);
  });

  it('follow other times at once [quietHoursFrom, quietHoursTo]', async () => {
    const { count, dispatch } = await begin(on);
    dispatch(settingChanged({ name: 'quietHoursFrom', value: '21:00' }));
    expect(count()).toBe(0);
    dispatch(settingChanged({ name: 'quietHoursTo', value: '21:31' }));
    await clock.pass(60_000);
    expect(count()).toBe(1);
  });

  it('leave the count if the reader wants to see it [quietHoursCount]', async () => {
    const { count } = await begin(on, settingChanged({ name: 'quietHoursCount', value: true }));
    await clock.pass(HOUR);
    expect(count()).toBe(1);
  });
});
