/** Lists, makes, sends and revokes invitations. */
import {
  createInvite,
  fetchInvites,
  mailInvite,
  revokeInvite,
} from '@/api/endpoints/admin/invites';
import { INVITE_CHANGE, INVITES } from '@/domain/admin/invites';
import { selectInvites, selectMayInvite } from '@/selectors/admin/staffPeople';
import {
  inviteCreateRequested,
  inviteMailed,
  inviteMailRequested,
  inviteReceived,
  inviteRevokeRequested,
  invitesOpened,
  invitesReceived,
} from '@/slices/admin/invites';
import { callApi } from '@/sagas/engine/callApi';
import { fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

export function* invitesSaga(): SagaGenerator<void> {
  yield* fork(() => handleRequest(invitesOpened, () => INVITES, ifAllowed(list)));
  yield* fork(() =>
    handleRequest(
      inviteCreateRequested,
      () => INVITE_CHANGE,
      ifAllowed(function* ({ payload }: ReturnType<typeof inviteCreateRequested>) {
        yield* put(inviteReceived({ invite: yield* callApi(createInvite, payload) }));
      }),
    ),
  );
  yield* fork(() =>
    handleRequest(
      inviteMailRequested,
      () => INVITE_CHANGE,
      ifAllowed(function* ({ payload: { email } }: ReturnType<typeof inviteMailRequested>) {
        yield* callApi(mailInvite, email);
        yield* put(inviteMailed({ email }));
        // The server has made one for it, and does not say which.
        yield* list();
      }),
    ),
  );
  yield* fork(() =>
    handleRequest(
      inviteRevokeRequested,
      () => INVITE_CHANGE,
      ifAllowed(function* ({ payload: { id } }: ReturnType<typeof inviteRevokeRequested>) {
        const invite = (yield* select(selectInvites)).list?.find((one) => one.id === id);
        if (!invite || invite.revoked) return;
        yield* put(inviteReceived({ invite: yield* callApi(revokeInvite, invite.token) }));
      }),
    ),
  );
}

const ifAllowed = <A>(does: (action: A) => SagaGenerator<void>) =>
  function* (action: A): SagaGenerator<void> {
    if (yield* select(selectMayInvite)) yield* does(action);
  };

function* list(): SagaGenerator<void> {
  yield* put(invitesReceived({ invites: yield* callApi(fetchInvites) }));
}
