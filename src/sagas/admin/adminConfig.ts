/**
 * The server's configuration: read, changed where the draft differs, and read again after each push,
 * so that what is shown is what the server really took.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import {
  fetchAdminConfig,
  fetchDescriptions,
  isConfigOff,
  pushConfig,
  restartServer,
} from '@/api/endpoints/admin/adminConfig';
import {
  configValue,
  deletionOf,
  outcomeOf,
  pushesOf,
  type ConfigChange,
  type ConfigPush,
} from '@/domain/admin/adminConfig';
import { pathKey, type ConfigPath } from '@/domain/admin/configValue';
import { adminRequests } from '@/domain/admin/adminRequests';
import { isOffered } from '@/domain/admin/adminSettings';
import { selectAdminConfig, selectConfigChanges } from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import {
  adminConfigReceived,
  adminConfigRequested,
  adminConfigSwitchedOff,
  adminDescriptionsReceived,
  configDefaultRequested,
  configPushRequested,
  configPushSettled,
  configValuePushRequested,
  restarted,
  restartRequested,
} from '@/slices/admin/adminConfig';
import { callApiWith } from '@/sagas/engine/callApi';
import { call, delay, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, isTransientFailure } from '@/sagas/engine/failure';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { retry } from '@/sagas/engine/retry';

/** Once: what the server did of it shows when it is asked. */
const CALL_OPTIONS = { priority: 'press', tries: 1, isVerdict: true } as const;
/** A server that goes down does not answer; one that is up again does. */
const DOWN = 5_000;
const WAKING = { times: 10, base: 2_000, max: 10_000, worthwhile: isTransientFailure };

export function* adminConfigSaga(): SagaGenerator<void> {
  yield* handleRequest(adminConfigRequested, () => adminRequests.config, refreshConfig);
  yield* handleRequest(adminConfigRequested, () => adminRequests.descriptions, readDescriptions);
  // One at a time, whatever it is.
  yield* handleRequest(anyPush, () => adminRequests.push, carryOut);
  yield* handleRequest(restartRequested, () => adminRequests.restart, restart);
}

const anyPush = {
  match: isAnyOf(configPushRequested, configValuePushRequested, configDefaultRequested),
};

type Push = ReturnType<
  typeof configPushRequested | typeof configValuePushRequested | typeof configDefaultRequested
>;

function* carryOut(action: Push): SagaGenerator<void> {
  if (configDefaultRequested.match(action)) {
    const { path } = action.payload;
    return yield* push(deletionOf(path), [], [path]);
  }
  if (configValuePushRequested.match(action)) {
    // Alone, whatever else is in the draft.
    const { path, value } = action.payload;
    const { configs } = yield* select(selectAdminConfig);
    const change = { path, before: configValue(configs, path), after: value };
    return yield* push(pushesOf([change]), [change]);
  }
  const changes = yield* select(selectConfigChanges);
  if (changes.length > 0) yield* push(pushesOf(changes), changes);
}

/** A refusal may come half-way, so that it is read again then, too, before the refusal is told. */
function* push(
  pushes: ConfigPush[],
  changes: ConfigChange[],
  sent: ConfigPath[] = changes.map(({ path }) => path),
): SagaGenerator<void> {
  let needsReboot = false;
  try {
    ({ needsReboot } = yield* callApiWith(CALL_OPTIONS, pushConfig, pushes));
  } catch (error) {
    try {
      yield* readConfig(sent);
      yield* finishPush(changes);
    } catch {
      // What was refused is what has to be told.
    }
    throw error;
  }
  yield* readConfig(sent, needsReboot);
  yield* finishPush(changes);
}

function* finishPush(changes: ConfigChange[]): SagaGenerator<void> {
  const { configs } = yield* select(selectAdminConfig);
  yield* put(configPushSettled(outcomeOf(changes, configs)));
}

/**
 * For who looks. A push reads it again itself; what came before or in the midst of one would look as
 * if somebody else had changed it.
 */
function* refreshConfig(): SagaGenerator<void> {
  if ((yield* select(selectRequest, adminRequests.push)).busy) return;
  yield* race({ read: call(readConfig, []), pushed: take(anyPush) });
}

/** Some servers say that they want a restart in the answer to a push only. */
function* readConfig(sent: ConfigPath[], alsoNeedsReboot = false): SagaGenerator<void> {
  try {
    // With a name of its own: what was asked for before a push is no answer after it.
    const plan = { isVerdict: true, key: `${adminRequests.config} ${sent.map(pathKey).join()}` };
    const { configs, needsReboot } = yield* callApiWith(plan, fetchAdminConfig);
    const kept = configs.filter(isOffered);
    const reboot = needsReboot || alsoNeedsReboot;
    yield* put(adminConfigReceived({ configs: kept, needsReboot: reboot, sent }));
  } catch (error) {
    if (!isConfigOff(error)) throw error;
    yield* put(adminConfigSwitchedOff());
  }
}

function* readDescriptions(): SagaGenerator<void> {
  if ((yield* select(selectAdminConfig)).descriptions.length > 0) return;
  const descriptions = yield* callApiWith({ isVerdict: true }, fetchDescriptions);
  yield* put(adminDescriptionsReceived({ descriptions: descriptions.filter(isOffered) }));
}

/** Waits until the server is there again, and reads what it has then. */
function* restart(): SagaGenerator<void> {
  try {
    yield* callApiWith(CALL_OPTIONS, restartServer);
  } catch (error) {
    // It may be gone before it has answered.
    if (httpStatusOf(error) !== null) throw error;
  }
  yield* delay(DOWN);
  yield* retry(WAKING, () => readConfig([]));
  yield* put(restarted());
}
