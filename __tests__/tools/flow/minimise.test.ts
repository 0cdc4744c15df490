/** A failing flow is minimised and still fails in the same way. */
import type { FlowEvent, FlowFile, FlowValue } from '@/testing/format/flowFile';
import { replay } from '@/testing/replay/replay';
import type { Replayable } from '@/testing/replay/replayResult';
import { listsOpened } from '@/slices/people/lists';
import { splitIntoSegments } from '@/tools/flow/segments';
import { minimise, type Play } from '@/tools/flow/minimise';
import { rawFlow } from '@support/testing/rawFlow';

const fileOf = (
  events: FlowEvent[],
  told: FlowFile['told'] = { actions: [], state: '' },
): FlowFile => ({
  ...rawFlow({ events }),
  redacted: 'all',
  told,
});

const said = (type: string, at: number): FlowEvent => ({ at, kind: 'action', action: { type } });

/** A press every second, each with a call and its answer. */
const pressed = (count: number): FlowEvent[] =>
  Array.from({ length: count }, (_, number): FlowEvent[] => [
    said(`press ${String(number)}`, number),
    {
      at: number,
      kind: 'call',
      call: number,
      method: 'GET',
      path: `/${String(number)}`,
      as: null,
      body: null,
    },
    {
      at: number,
      kind: 'answer',
      call: number,
      status: 200,
      statusText: '',
      headers: {},
      body: null,
    },
  ]).flat();

const whole = { actions: [], state: '', divergence: null, crashes: [], events: [] };

/** Acts like a replay: an answer without a request is a difference, and so is the planted fault. */
const planted =
  (needed: readonly string[], last: string): Play =>
  async ({ events }: Replayable) => {
    const asked = new Set<number>();
    const done = new Set<string>();
    for (const [index, event] of events.entries()) {
      if (event.kind === 'action') done.add(event.action.type);
      if (event.kind === 'call') asked.add(event.call);
      const differs = { kind: 'effect' as const, index, at: event.at, expected: event };
      if (event.kind === 'answer' && !asked.has(event.call)) {
        return { result: { ...whole, divergence: { ...differs, actual: null } }, toldIn: [] };
      }
      if (
        event.kind === 'action' &&
        event.action.type === last &&
        needed.every((one) => done.has(one))
      ) {
        const actual = { kind: 'tell' as const, name: 'log', args: ['error', 'broken'] };
        return { result: { ...whole, divergence: { ...differs, actual } }, toldIn: [] };
      }
    }
    return { result: whole, toldIn: [] };
  };

describe('minimising a flow', () => {
  it('keeps three of two hundred presses when three are needed', async () => {
    const file = fileOf(pressed(200));
    const small = await minimise(file, planted(['press 20', 'press 91'], 'press 144'));
    const left = small?.file.events ?? [];
    expect(left.filter(({ kind }) => kind === 'action')).toEqual([
      said('press 20', 20),
      said('press 91', 91),
      said('press 144', 144),
    ]);
    expect(left.length).toBeLessThan(file.events.length / 10);
    expect(small?.failure).toContain('broken');
  });

  it('reports if nothing fails', async () => {
    expect(await minimise(fileOf(pressed(3)), planted(['press 9'], 'press 1'))).toBeNull();
  });

  it('keeps a crash like any other failure, with what it needs', async () => {
    const crashing: Play = async ({ events }) => {
      const types = events.flatMap((event) => (event.kind === 'action' ? [event.action.type] : []));
      const crashes =
        types.includes('press 3') && types.includes('press 7') ? ['TypeError: x'] : [];
      return { result: { ...whole, crashes }, toldIn: [] };
    };
    const small = await minimise(fileOf(pressed(30)), crashing);
    expect(small?.file.events.filter(({ kind }) => kind === 'action')).toEqual([
      said('press 3', 3),
      said('press 7', 7),
    ]);
  });

  it('knows which request an answer belongs to', () => {
    const [first, action, answer] = splitIntoSegments(pressed(1), []);
    expect(first?.events).toEqual([]);
    expect(action?.asks).toEqual(['call 0']);
    expect(answer?.answers).toBe('call 0');
  });
});

describe('minimising a replay', () => {
  const play: Play = async (file) => {
    const toldIn: number[] = [];
    const result = await replay(file, {
      onAction: ({ segment: scene }) => void (toldIn[scene] = (toldIn[scene] ?? 0) + 1),
    });
    return { result, toldIn };
  };

  it('keeps the one action that has changed', async () => {
    const action = (number: number): FlowEvent => ({
      at: number,
      kind: 'action',
      action: { type: listsOpened.type, payload: { number } } as {
        type: string;
        payload: FlowValue;
      },
    });
    const events = Array.from({ length: 60 }, (_, number) => action(number));
    const { actions, state } = await replay(rawFlow({ events }));
    const told = actions.map((one, number) => (number === 41 ? { ...one, hash: 'before' } : one));
    const small = await minimise(fileOf(events, { actions: told, state }), play);
    expect(small?.file.events).toEqual([action(41)]);
    expect(small?.failure).toContain(listsOpened.type);
    const again = await play(small!.file);
    expect(again.result.divergence).toMatchObject({
      kind: 'action',
      index: 0,
      expected: { hash: 'before' },
    });
  });
});
