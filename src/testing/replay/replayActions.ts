/** Replays a flow that begins in the middle of a session: applies its actions to the reducers. */
import { isFlowInput, type FlowEvent, type ExpectedAction } from '@/testing/format/flowFile';
import type { RootState } from '@/slices/root';
import { appReducer } from '@/store/createStore';
import { fromFlowValue } from '@/testing/format/flowValue';
import { isSameAction, isSameHash } from '@/testing/format/recordedHash';
import { hashString, stableStringify } from '@/testing/format/stableHash';
import './deferredSlices';
import type { Divergence, Replayable, Replayed, ReplayOptions } from './replayResult';

type ActionEvent = Extract<FlowEvent, { kind: 'action' }>;

export function replayActions(flow: Replayable, { onAction }: ReplayOptions): Replayed {
  let state = fromFlowValue(flow.state ?? null) as RootState;
  const actions: ExpectedAction[] = [];
  let divergence: Divergence | null = null;
  let segment = 0;
  flow.events.forEach((event, index) => {
    if (isFlowInput(event)) segment += 1;
    if (!isAction(event)) return;
    const action = fromFlowValue(event.action) as { type: string };
    state = appReducer(state, action);
    const told = { type: action.type, hash: hashString(stableStringify(action)) };
    const expected = flow.told?.actions[actions.length];
    if (flow.told && !isSameAction(expected, told)) {
      divergence ??= {
        kind: 'action',
        index,
        at: event.at,
        expected: expected ?? null,
        actual: told,
      };
    }
    actions.push(told);
    onAction?.({ at: event.at, segment, by: event.by ?? 'page', action, state });
  });
  const hash = hashString(stableStringify(state));
  if (flow.told && !isSameHash(flow.told.state, hash)) {
    const { length: index } = flow.events;
    const at = flow.events.at(-1)?.at ?? 0;
    divergence ??= { kind: 'state', index, at, expected: flow.told.state, actual: hash };
  }
  return { actions, state: hash, divergence, crashes: [], events: [...flow.events] };
}

const isAction = (event: FlowEvent): event is ActionEvent & FlowEvent => event.kind === 'action';
