/** A flow that begins in the middle of a visit: its actions, one after the other, by the reducers. */
import { isHappening, type FlowEvent, type ToldAction } from '@/domain/flow/format';
import type { RootState } from '@/slices/root';
import { appReducer } from '@/store/createStore';
import { fromPlain } from '@/store/flow/plain';
import { hashOf, stableText } from '@/store/flow/stable';
import './lateSlices';
import type { Replayable, ReplayOptions } from './replay';
import type { Divergence, Replayed } from './result';

type ActionEvent = Extract<FlowEvent, { kind: 'action' }>;

export function replayActions(flow: Replayable, { hear }: ReplayOptions): Replayed {
  let state = fromPlain(flow.state ?? null) as RootState;
  const actions: ToldAction[] = [];
  let divergence: Divergence | null = null;
  let scene = 0;
  flow.events.forEach((event, index) => {
    if (isHappening(event)) scene += 1;
    if (!isAction(event)) return;
    const action = fromPlain(event.action) as { type: string };
    state = appReducer(state, action);
    const told = { type: action.type, hash: hashOf(stableText(action)) };
    const expected = flow.told?.actions[actions.length];
    if (flow.told && (expected?.type !== told.type || expected.hash !== told.hash)) {
      divergence ??= {
        kind: 'action',
        index,
        at: event.at,
        expected: expected ?? null,
        actual: told,
      };
    }
    actions.push(told);
    hear?.({ at: event.at, scene, by: event.by ?? 'page', action, state });
  });
  const hash = hashOf(stableText(state));
  if (flow.told && flow.told.state !== hash) {
    const { length: index } = flow.events;
    const at = flow.events.at(-1)?.at ?? 0;
    divergence ??= { kind: 'state', index, at, expected: flow.told.state, actual: hash };
  }
  return { actions, state: hash, divergence, crashes: [], events: [...flow.events] };
}

const isAction = (event: FlowEvent): event is ActionEvent & FlowEvent => event.kind === 'action';
