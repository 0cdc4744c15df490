/** Fetches the rules about whose notifications are filtered while they are shown; saves changes. */
import {
  fetchNotificationPolicy,
  saveNotificationPolicy,
} from '@/api/endpoints/notifications/notificationPolicy';
import { NOTIFICATION_POLICY_REQUEST } from '@/domain/notifications/notificationPolicy';
import { selectWantedTreatments } from '@/selectors/notifications/notificationPolicy';
import {
  notificationPolicyClosed,
  notificationPolicyOpened,
  notificationPolicyReceived,
  notificationPolicyRefused,
  notificationPolicySaved,
  policyTreatmentChosen,
} from '@/slices/notifications/notificationPolicy';
import { callApi } from '@/sagas/engine/callApi';
import { put, select, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { showNotice } from '@/sagas/engine/showNotice';

export function* notificationPolicySaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: notificationPolicyOpened,
      closed: notificationPolicyClosed,
      keyOf: () => NOTIFICATION_POLICY_REQUEST,
    },
    function* () {
      const policy = yield* probeCapability('notificationPolicy', () =>
        callApi(fetchNotificationPolicy),
      );
      if (policy) yield* put(notificationPolicyReceived({ policy }));
    },
  );
  // Each call sends all changes that are not confirmed, so that the last one is right.
  yield* takeLatest(policyTreatmentChosen, save);
}

function* save(): SagaGenerator<void> {
  try {
    const wanted = yield* select(selectWantedTreatments);
    const policy = yield* callApi(saveNotificationPolicy, wanted);
    yield* put(notificationPolicySaved({ policy }));
  } catch (error) {
    yield* put(notificationPolicyRefused());
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}
