/** Builds flow files of a few actions, starting from a state. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { FLOW_FORMAT, FLOW_VERSION, type FlowFile } from '@/testing/format/flowFile';
import type { FlowSteps } from '@/testing/state/sagas/flowRecorder';
import { rootReducer } from '@/slices/root';

/** Noon on a fixed day. */
export const FLOW_CLOCK = Date.UTC(2026, 10, 3, 12);

export function flowFile(changes: Partial<FlowFile> = {}): FlowFile {
  return {
    format: FLOW_FORMAT,
    version: FLOW_VERSION,
    made: {
      client: { version: '0.1.0', build: 'abc' },
      server: { software: 'Akkoma', version: '3.15', family: 'akkoma' },
    },
    begin: 'state',
    seed: 1,
    clock: FLOW_CLOCK,
    locale: 'en',
    origin: 'https://home.example',
    path: '/main/all',
    capabilities: {},
    redacted: 'all',
    state: {},
    events: [],
    told: { actions: [], state: '' },
    ...changes,
  };
}

/**
 * Runs actions through the real reducers; every second one is a saga's, and they are a second
 * apart.
 */
export function stepsThrough(
  actions: readonly UnknownAction[],
  divergedAt: number | null = null,
): FlowSteps {
  const begin = rootReducer(undefined, { type: 'nothing' });
  let state = begin;
  const steps = actions.map((action, at) => {
    state = rootReducer(state, action);
    return { action, at: at * 1_000, by: at % 2 ? ('saga' as const) : ('page' as const), state };
  });
  return { begin, steps, divergedAt };
}
