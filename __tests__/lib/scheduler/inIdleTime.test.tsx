import { inIdleTime } from '@/lib/scheduler/inIdleTime';

const idle: (() => void)[] = [];
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const becomeIdle = async () => {
  idle.shift()?.();
  await settle();
};

beforeEach(() => {
  idle.length = 0;
  Object.assign(window, { requestIdleCallback: (then: () => void) => idle.push(then) });
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('does one step each time the page is idle, once the step before has ended', async () => {
  const done: string[] = [];
  let end: () => void = () => undefined;
  const slow = () => {
    done.push('first');
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  void inIdleTime([slow, () => done.push('second')]);
  await settle();
  expect(done).toEqual([]);
  await becomeIdle();
  await becomeIdle();
  expect(done).toEqual(['first']);
  end();
  await settle();
  expect(done).toEqual(['first']);
  await becomeIdle();
  expect(done).toEqual(['first', 'second']);
});
