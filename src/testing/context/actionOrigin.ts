/** Tells apart who dispatched an action, as a recording skips some of them. */

/** The mark that redux-saga puts on actions of sagas. */
const SAGA_ACTION = '@@redux-saga/SAGA_ACTION';

export const isSagaAction = (action: unknown): boolean =>
  (action as Record<string, unknown>)[SAGA_ACTION] === true;

/** True for the recorder's own actions. */
export const isRecorderAction = (action: unknown): boolean =>
  String((action as { type?: unknown }).type).startsWith('recording/');
