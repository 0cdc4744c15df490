/**
 * The table of notices about failures: which actions show one, its text, and for how long. There is
 * one notice per kind of failure, not one per failed call.
 */
import { isSecondaryToggle } from '@/domain/statuses/commandFailure';
import { selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { selectUser } from '@/selectors/people/users';
import { announcementDeleteRefused, announcementReadRefused } from '@/slices/talk/announcements';
import { relationshipActionRefused } from '@/slices/people/relationshipActions';
import { messageDeleteRefused } from '@/slices/talk/chatMessages';
import type { RootState } from '@/slices/root';
import { conversationReadRefused } from '@/slices/talk/conversations';
import { domainMuteChangeRefused } from '@/slices/people/domainMutes';
import { followRequestRefused } from '@/slices/people/followRequests';
import { rateLimited } from '@/slices/engine/rateLimit';
import { languageFailed } from '@/slices/session/language';
import { listChangeFailed, listMemberChangeRefused } from '@/slices/people/lists';
import { moderationRefused } from '@/slices/admin/moderation';
import { noteNotSaved } from '@/slices/people/notes';
import { noticeDismissed, noticeHeld, noticeShown } from '@/slices/engine/notices';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { handleNotCopied } from '@/slices/people/personCommands';
import { profileOptionRefused } from '@/slices/settings/profileOptions';
import { reactionRefused } from '@/slices/statuses/reactions';
import { reportStateRefused } from '@/slices/people/reports';
import { requestFailed } from '@/slices/engine/requests';
import { shoutReturned } from '@/slices/talk/shout';
import { deleteRefused, detailsNotCopied } from '@/slices/statuses/statusCommands';
import { statusToggleRefused } from '@/slices/statuses/statuses';
import { storageFailed } from '@/slices/session/storage';
import { suggestionRestored } from '@/slices/discovery/suggestions';
import { timelinePageFailed, timelinePageReceived } from '@/slices/timelines/timelines';
import { call, delay, fork, getContext, put, race, select, take } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/control';
import { takeLatestBy } from './engine/takeLatestBy';
import { failureNotice, noticeRule } from './engine/noticeRule';
import { NEWS } from './notifications/notifications';
import { showNotice } from './engine/showNotice';
import { successRules } from './successNotices';

/** A failure to load older items shows no notice. */
const newsFailed: Kind<ReturnType<typeof requestFailed>> = {
  match: (action): action is ReturnType<typeof requestFailed> =>
    requestFailed.match(action) && action.payload.key === NEWS,
};

const rules = [
  noticeRule({
    kind: rateLimited,
    toNotice: ({ payload: { until } }, now) => ({
      level: 'error',
      messageKey: 'errors.rate_limited',
      values: { until, seconds: Math.max(1, Math.ceil((until - now) / 1_000)) },
    }),
  }),
  noticeRule({
    kind: storageFailed,
    oncePer: ({ payload: { operation } }) => operation,
    toNotice: ({ payload: { operation, matters } }) => {
      if (operation === 'load') return { level: 'error', messageKey: 'errors.storage_unavailable' };
      return matters ? { level: 'error', messageKey: 'settings.saving_err' } : null;
    },
  }),
  noticeRule({
    kind: timelinePageFailed,
    fromFailedCall: true,
    // The loop keeps retrying; only its first failure is shown.
    oncePer: ({ payload: { key } }) => key,
    endedBy: { kind: timelinePageReceived, troubleOf: ({ payload: { key } }) => key },
    // An empty list shows the reason itself.
    toNotice: ({ payload: { key, reason } }, _now, state) =>
      selectTimelineLoaded(state, key) ? failureNotice('timeline.error', reason) : null,
  }),
  noticeRule({
    kind: newsFailed,
    fromFailedCall: true,
    oncePer: () => NEWS,
    endedBy: { kind: notificationsReceived, troubleOf: () => NEWS },
    toNotice: ({ payload: { reason } }) => failureNotice('notifications.error', reason),
  }),
  noticeRule({
    kind: shoutReturned,
    toNotice: () => ({ level: 'error', messageKey: 'shoutbox.not_sent' }),
  }),
  noticeRule({
    kind: languageFailed,
    toNotice: () => ({ level: 'error', messageKey: 'errors.language_failed' }),
  }),
  noticeRule({
    kind: reactionRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: domainMuteChangeRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: followRequestRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: conversationReadRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: listChangeFailed,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('lists.error', reason),
  }),
  noticeRule({
    kind: announcementReadRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: announcementDeleteRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: listMemberChangeRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('lists.error', reason),
  }),
  noticeRule({
    kind: profileOptionRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { change, reason } }) => ({
      level: 'error',
      messageKey: 'settings.option_refused',
      values: { option: change.name, detail: reason },
    }),
  }),
  noticeRule({
    kind: moderationRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: reportStateRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: suggestionRestored,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: messageDeleteRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: deleteRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('status.delete_error', reason),
  }),
  noticeRule({
    kind: relationshipActionRefused,
    fromFailedCall: true,
    toNotice: ({ payload: { userId, relationshipKind, wanted, reason } }, _now, state) => ({
      level: 'error',
      messageKey: 'user_card.action_failed',
      values: {
        deed: `${wanted ? '' : 'un'}${relationshipKind}`,
        name: selectUser(state, userId)?.name ?? '',
        detail: reason,
      },
    }),
  }),
  noticeRule({
    kind: noteNotSaved,
    fromFailedCall: true,
    toNotice: ({ payload: { reason } }) => failureNotice('user_card.note_error', reason),
  }),
  noticeRule({
    kind: handleNotCopied,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: detailsNotCopied,
    toNotice: ({ payload: { reason } }) => failureNotice('general.generic_error_message', reason),
  }),
  noticeRule({
    kind: statusToggleRefused,
    fromFailedCall: true,
    // The status itself shows the failure of the other toggles.
    toNotice: ({ payload: { toggle, reason } }) =>
      isSecondaryToggle(toggle) ? null : failureNotice('general.generic_error_message', reason),
  }),
];

export function* noticesSaga(): SagaGenerator<void> {
  yield* fork(takeLatestBy<ReturnType<typeof noticeShown>>, noticeShown, idOf, dismissAfterTimeout);
  for (const each of [...rules, ...successRules]) yield* fork(each);
  // Storage was checked before this saga could listen.
  if (!(yield* select((state) => state.storage.available))) {
    yield* showNotice('error', 'errors.storage_unavailable');
  }
}

const idOf = ({ payload }: ReturnType<typeof noticeShown>): string => payload.id;

function* dismissAfterTimeout({ payload }: ReturnType<typeof noticeShown>): SagaGenerator<void> {
  if (payload.timeout === null) return;
  const { id } = payload;
  yield* untilPageShown();
  yield* untilTimeIsUp(id, payload.timeout);
  const stillThere = yield* select(({ notices }) => notices.some((notice) => notice.id === id));
  if (stillThere) yield* put(noticeDismissed({ id }));
}

/** Counts only the time in which the reader does not hold the notice. */
function* untilTimeIsUp(id: string, timeout: number): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const isHeld = ({ notices }: RootState): boolean =>
    notices.some((notice) => notice.id === id && notice.held === true);
  for (let left = timeout; left > 0;) {
    yield* waitUntil((state) => !isHeld(state));
    const began = now();
    yield* race({
      due: call(delay, left),
      held: take((action) => noticeHeld.match(action) && action.payload.id === id),
    });
    left -= now() - began;
  }
}

/** Waits until the page is visible, so that notices of the startup count their time from then. */
function* untilPageShown(): SagaGenerator<void> {
  if (yield* select(selectShown)) return;
  yield* waitUntil(selectShown);
  yield* call((yield* getContext('clock')).whenIdle);
}

const selectShown = ({ startup }: RootState): boolean => startup.shown;
