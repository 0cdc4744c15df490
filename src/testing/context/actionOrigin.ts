/** Which actions are none of a recording's business. */

/** Put there by redux-saga on what sagas say. */
const SAGA_ACTION = '@@redux-saga/SAGA_ACTION';

export const isSagaAction = (action: unknown): boolean =>
  (action as Record<string, unknown>)[SAGA_ACTION] === true;

/** Of the recorder itself. */
export const isRecorderAction = (action: unknown): boolean =>
  String((action as { type?: unknown }).type).startsWith('recording/');
