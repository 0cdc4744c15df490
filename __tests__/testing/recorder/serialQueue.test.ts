/** A queue that runs one task at a time. */
import { createSerialQueue } from '@/testing/recorder/serialQueue';

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));
const promises = async (count: number) => {
  for (let step = 0; step < count; step += 1) await Promise.resolve();
};

describe('the serial queue', () => {
  it('starts the next task when the effects of the last one have settled', async () => {
    const gate = createSerialQueue();
    const story: string[] = [];
    gate.enqueue(() => {
      story.push('first');
      void promises(50).then(() => story.push('what follows'));
    });
    gate.enqueue(() => story.push('second'));
    expect(story).toEqual(['first']);
    await soon();
    await soon();
    expect(story).toEqual(['first', 'what follows', 'second']);
  });

  it('waits for events from outside, and for running work', async () => {
    const gate = createSerialQueue();
    const story: string[] = [];
    gate.blockUntilSettled();
    let finish: () => void = () => undefined;
    void gate
      .busy(new Promise<void>((resolve) => (finish = resolve)))
      .then(() => story.push('read'));
    gate.enqueue(() => story.push('next'));
    for (let turn = 0; turn < 5; turn += 1) await soon();
    expect(story).toEqual([]);
    finish();
    for (let turn = 0; turn < 3; turn += 1) await soon();
    expect(story).toEqual(['read', 'next']);
  });

  it('runs everything at once after it is opened', async () => {
    const gate = createSerialQueue();
    const story: string[] = [];
    gate.bypass();
    gate.enqueue(() => story.push('one'));
    gate.enqueue(() => story.push('two'));
    expect(story).toEqual(['one', 'two']);
  });
});
