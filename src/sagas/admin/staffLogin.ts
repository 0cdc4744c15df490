/**
 * Logs in again for the scopes of staff. The new registration and the old session stay apart until the
 * server's page has sent the reader back, so that turning back there changes nothing.
 */
import { registerApp } from '@/api/endpoints/session/oauth';
import { staffScopes } from '@/domain/admin/staffScopes';
import { scopesFor } from '@/domain/session/oauthScopes';
import { oauthRedirectAddress } from '@/domain/session/routes';
import { selectInstance } from '@/selectors/session/config';
import { staffLoginRequested } from '@/slices/admin/reportQueue';
import { callApiWith } from '@/sagas/engine/callApi';
import { call, getContext, select, takeLeading } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { showNotice } from '@/sagas/engine/showNotice';
import { learnAuthorization } from '@/sagas/session/authorizationServer';
import { leaveWithClient } from '@/sagas/session/serversPage';

export function* staffLoginSaga(): SagaGenerator<void> {
  yield* takeLeading(staffLoginRequested, leave);
}

function* leave(): SagaGenerator<void> {
  try {
    yield* call(learnAuthorization);
    const instance = yield* select(selectInstance);
    const redirectUri = oauthRedirectAddress((yield* getContext('net')).origin);
    const [usual = ''] = scopesFor(instance);
    const wanted = new Set([...usual.split(' '), ...staffScopes(instance).split(' ')]);
    const scopes = [[...wanted].join(' ')];
    const client = yield* callApiWith({ anonymous: true }, registerApp, { redirectUri, scopes });
    yield* leaveWithClient({ ...client, redirectUri }, { forStaff: true });
  } catch (error) {
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}
