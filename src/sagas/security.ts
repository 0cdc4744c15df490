/** Changes what guards the account: address, password, other names, sessions, moving and deleting. */
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
} from '@/api/endpoints/security';
import { securityForms, securityReadings, type SecurityForm } from '@/domain/security';
import {
  accountDeletionRequested,
  accountMoveRequested,
  aliasAdditionRequested,
  aliasesReceived,
  aliasRemovalRequested,
  emailChangeRequested,
  passwordChangeRequested,
  securityFormTaken,
  securityOpened,
  sessionRevocationRequested,
  sessionRevoked,
  sessionsReceived,
} from '@/slices/security';
import { callApi, callApiWith } from './engine/callApi';
import { call, fork, getContext, put } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { serve } from './engine/serve';
import { leaveAccount } from './logout';
import { raise } from './raise';
import { deed, secondFactorSaga } from './secondFactor';

export function* securitySaga(): SagaGenerator<void> {
  yield* fork(secondFactorSaga);
  yield* serve(securityOpened, () => securityReadings.aliases, readAliases);
  yield* serve(securityOpened, () => securityReadings.sessions, readSessions);
  yield* form('email', emailChangeRequested, ({ payload: { email, password } }) =>
    callApiWith(deed, changeEmail, email, password),
  );
  yield* form('password', passwordChangeRequested, function* ({ payload }) {
    yield* callApiWith(deed, changePassword, payload);
    // No token is good any more; what is being written is still the reader's.
    yield* call(leave, 'pause');
    yield* raise('success', 'settings.changed_password', {}, { timeout: null });
  });
  yield* form('deletion', accountDeletionRequested, function* ({ payload: { password } }) {
    yield* callApiWith(deed, deleteAccount, password);
    yield* call(leave, 'wish');
    yield* raise('success', 'settings.account_deleted', {}, { timeout: null });
  });
  yield* form('move', accountMoveRequested, ({ payload: { password, target } }) =>
    callApiWith(deed, moveAccount, password, target),
  );
  yield* form('alias', aliasAdditionRequested, function* ({ payload: { alias } }) {
    yield* callApiWith(deed, addAlias, alias);
    yield* call(readAliases);
  });
  yield* serve(
    aliasRemovalRequested,
    () => securityForms.alias,
    function* ({ payload: { alias } }) {
      yield* callApiWith(deed, removeAlias, alias);
      yield* call(readAliases);
    },
  );
  yield* serve(
    sessionRevocationRequested,
    ({ payload: { sessionId } }) => `${securityReadings.sessions} ${sessionId}`,
    function* ({ payload: { sessionId } }) {
      const gone = yield* callApiWith(deed, revokeSession, sessionId);
      if (gone) yield* put(sessionRevoked({ sessionId }));
    },
  );
}

/** Sends a form; that it was taken is told beside it. */
function* form<A>(
  name: SecurityForm,
  kind: Kind<A>,
  send: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* serve(
    kind,
    () => securityForms[name],
    function* (action) {
      yield* call(send, action);
      yield* put(securityFormTaken({ form: name }));
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
  const goTo = yield* getContext('goTo');
  goTo({ name: 'root' });
}
