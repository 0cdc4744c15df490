/**
 * Changes the account's security settings: e-mail, password, aliases, sessions, moving and
 * deletion.
 */
import {
  addAlias,
  changeEmail,
  changePassword,
  deleteAccount,
  fetchAliases,
  fetchSessions,
  moveAccount,
  removeAlias,
  revokeSession,
} from '@/api/endpoints/settings/security';
import { securityForms, securityRequests, type SecurityForm } from '@/domain/settings/security';
import {
  accountDeletionRequested,
  accountMoveRequested,
  aliasAdditionRequested,
  aliasesReceived,
  aliasRemovalRequested,
  emailChangeRequested,
  passwordChangeRequested,
  securityFormAccepted,
  securityOpened,
  sessionRevocationRequested,
  sessionRevoked,
  sessionsReceived,
} from '@/slices/settings/security';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, fork, getContext, put } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { leaveAccount } from '@/sagas/session/logout';
import { showNotice } from '@/sagas/engine/showNotice';
import { SECURITY_CALL, secondFactorSaga } from './secondFactor';

export function* securitySaga(): SagaGenerator<void> {
  yield* fork(secondFactorSaga);
  yield* handleRequest(securityOpened, () => securityRequests.aliases, readAliases);
  yield* handleRequest(securityOpened, () => securityRequests.sessions, readSessions);
  yield* form('email', emailChangeRequested, ({ payload: { email, password } }) =>
    callApiWith(SECURITY_CALL, changeEmail, email, password),
  );
  yield* form('password', passwordChangeRequested, function* ({ payload }) {
    yield* callApiWith(SECURITY_CALL, changePassword, payload);
    // All tokens are revoked; the reader's drafts are kept.
    yield* call(leave, 'pause');
    yield* showNotice('success', 'settings.changed_password', {}, { timeout: null });
  });
  yield* form('deletion', accountDeletionRequested, function* ({ payload: { password } }) {
    yield* callApiWith(SECURITY_CALL, deleteAccount, password);
    yield* call(leave, 'wish');
    yield* showNotice('success', 'settings.account_deleted', {}, { timeout: null });
  });
  yield* form('move', accountMoveRequested, ({ payload: { password, target } }) =>
    callApiWith(SECURITY_CALL, moveAccount, password, target),
  );
  yield* form('alias', aliasAdditionRequested, function* ({ payload: { alias } }) {
    yield* callApiWith(SECURITY_CALL, addAlias, alias);
    yield* call(readAliases);
  });
  yield* handleRequest(
    aliasRemovalRequested,
    () => securityForms.alias,
    function* ({ payload: { alias } }) {
      yield* callApiWith(SECURITY_CALL, removeAlias, alias);
      yield* call(readAliases);
    },
  );
  yield* handleRequest(
    sessionRevocationRequested,
    ({ payload: { sessionId } }) => `${securityRequests.sessions} ${sessionId}`,
    function* ({ payload: { sessionId } }) {
      const gone = yield* callApiWith(SECURITY_CALL, revokeSession, sessionId);
      if (gone) yield* put(sessionRevoked({ sessionId }));
    },
  );
}

/** Sends a form; success is shown beside it. */
function* form<A>(
  name: SecurityForm,
  kind: Kind<A>,
  send: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* handleRequest(
    kind,
    () => securityForms[name],
    function* (action) {
      yield* call(send, action);
      yield* put(securityFormAccepted({ form: name }));
    },
  );
}

function* readAliases(): SagaGenerator<void> {
  yield* put(aliasesReceived({ aliases: yield* callApi(fetchAliases) }));
}

function* readSessions(): SagaGenerator<void> {
  yield* put(sessionsReceived({ sessions: yield* callApi(fetchSessions) }));
}

function* leave(why: 'wish' | 'pause'): SagaGenerator<void> {
  yield* call(leaveAccount, why);
  const { goTo } = yield* getContext('page');
  goTo({ name: 'root' });
}
