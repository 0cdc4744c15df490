/**
 * Reads the server's configuration, sends the settings that the draft changed, and reads it again
 * after each push, so that the page shows what the server accepted.
 */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import { isAnyOf } from '@reduxjs/toolkit';
import {
  fetchAdminConfig,
  fetchDescriptions,
  fetchNeedsReboot,
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
import { writeConfigFile } from '@/domain/admin/server/configExport';
import { selectAdminConfig, selectConfigChanges } from '@/selectors/admin/adminConfig';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectMayRestart } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import {
  adminConfigReceived,
  adminConfigRequested,
  adminConfigSwitchedOff,
  adminDescriptionsReceived,
  configDefaultRequested,
  configExportRequested,
  configPushRequested,
  configPushSettled,
  configValuePushRequested,
  rebootNeedOpened,
  rebootNeedReceived,
  restarted,
  restartRequested,
} from '@/slices/admin/adminConfig';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  delay,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { retry } from '@/sagas/engine/retry';

/** Sent once only: reading the configuration again shows what the server did. */
const CALL_OPTIONS = { priority: 'press', tries: 1, isVerdict: true } as const;
/** While a server restarts it may still answer for a moment, so the first check waits this long. */
const DOWN = 5_000;

export function* adminConfigSaga(): SagaGenerator<void> {
  yield* handleRequest(adminConfigRequested, () => adminRequests.config, refreshConfig);
  yield* handleRequest(adminConfigRequested, () => adminRequests.descriptions, readDescriptions);
  // One change at a time, whatever kind it is.
  yield* handleRequest(anyPush, () => adminRequests.push, carryOut);
  yield* takeEvery(configExportRequested, save);
  yield* handleRequest(rebootNeedOpened, () => adminRequests.rebootNeed, askForNeed);
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
    // Sent alone, whatever else the draft holds.
    const { path, value } = action.payload;
    const { configs } = yield* select(selectAdminConfig);
    const change = { path, before: configValue(configs, path), after: value };
    return yield* push(pushesOf([change]), [change]);
  }
  const changes = yield* select(selectConfigChanges);
  if (changes.length > 0) yield* push(pushesOf(changes), changes);
}

/**
 * A refused push may have been applied in part, so the configuration is read again before the
 * refusal is reported.
 */
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
      // Report the refusal, not an error of the read that follows it.
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
 * Reads the configuration for the open page. Skipped during a push, which reads it again itself: an
 * older answer would look as if somebody else had changed it.
 */
function* refreshConfig(): SagaGenerator<void> {
  if (!(yield* select(selectMayRestart))) return;
  if ((yield* select(selectRequest, adminRequests.push)).busy) return;
  yield* race({ read: call(readConfig, []), pushed: take(anyPush) });
}

/** Some servers say only in the answer to a push that they need a restart. */
function* readConfig(sent: ConfigPath[], alsoNeedsReboot = false): SagaGenerator<void> {
  try {
    // A key of its own: an answer that was requested before the push must not be shared.
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
  if (!(yield* select(selectMayRestart))) return;
  if ((yield* select(selectAdminConfig)).descriptions.length > 0) return;
  const descriptions = yield* callApiWith({ isVerdict: true }, fetchDescriptions);
  yield* put(adminDescriptionsReceived({ descriptions: descriptions.filter(isOffered) }));
}

/** As the server has it, without the draft. */
function* save(): SagaGenerator<void> {
  const { configs } = yield* select(selectAdminConfig);
  const { saveFile } = yield* getContext('page');
  saveFile('configuration.json', 'application/json', writeConfigFile(configs));
}

/** Without the right or the scope, the server would refuse. */
function* askForNeed(): SagaGenerator<void> {
  if (!(yield* select(selectMayHaveStaffScopes)) || !(yield* select(selectMayRestart))) return;
  const needsReboot = yield* callApiWith({ isVerdict: true }, fetchNeedsReboot);
  yield* put(rebootNeedReceived({ needsReboot }));
}

/** Restarts the server, waits until it answers again, and reads the configuration. */
function* restart(): SagaGenerator<void> {
  try {
    yield* callApiWith(CALL_OPTIONS, restartServer);
  } catch (error) {
    // The server may go down before it answers.
    if (httpStatusOf(error) !== null) throw error;
  }
  yield* delay(DOWN);
  yield* retry(retryPolicies.serverRestart, () => readConfig([]));
  yield* put(restarted());
}
