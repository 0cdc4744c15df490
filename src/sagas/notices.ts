/**
 * What the reader is told of what went wrong, in one table, and for how long. There is one notice
 * per kind of trouble, not one per failed call.
 */
import { hostOfPerson } from '@/domain/bonds';
import { isExtra } from '@/domain/statusActions';
import { selectTimelineLoaded } from '@/selectors/timelines';
import { selectUser } from '@/selectors/users';
import { announcementNotDeleted, announcementReadRefused } from '@/slices/announcements';
import { bondRefused } from '@/slices/bonds';
import { messageDeleteRefused } from '@/slices/chatMessages';
import type { RootState } from '@/slices/root';
import { directReadRefused } from '@/slices/directs';
import { followRequestRefused } from '@/slices/followRequests';
import { rateLimited } from '@/slices/governor';
import { languageFailed } from '@/slices/language';
import { listChangeFailed, memberRefused } from '@/slices/lists';
import { moderationRefused } from '@/slices/moderation';
import { noteNotSaved } from '@/slices/notes';
import { noticeDismissed, noticeRaised } from '@/slices/notices';
import { notificationsReceived } from '@/slices/notifications';
import { handleCopied, handleNotCopied } from '@/slices/personActions';
import { profileOptionRefused } from '@/slices/profileOptions';
import { reactionRefused } from '@/slices/reactions';
import { reportSent } from '@/slices/reporting';
import { reportStateRefused } from '@/slices/reports';
import { requestFailed } from '@/slices/requests';
import { shoutReturned } from '@/slices/shout';
import { deleteRefused, linkCopied } from '@/slices/statusActions';
import { markRefused } from '@/slices/statuses';
import { storageFailed } from '@/slices/storage';
import { suggestionRestored } from '@/slices/suggestions';
import { timelinePageFailed, timelinePageReceived } from '@/slices/timelines';
import { call, delay, fork, getContext, put, select } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/flow';
import { takeLatestBy } from './engine/takeLatestBy';
import { failure, rule } from './noticeRule';
import { NEWS } from './notifications';
import { raise } from './raise';

/** Of older ones that fail, nothing is said. */
const newsFailed: Kind<ReturnType<typeof requestFailed>> = {
  match: (action): action is ReturnType<typeof requestFailed> =>
    requestFailed.match(action) && action.payload.key === NEWS,
};

const rules = [
  rule({
    kind: rateLimited,
    tell: ({ payload: { until } }, now) => ({
      level: 'error',
      messageKey: 'errors.rate_limited',
      values: { until, seconds: Math.max(1, Math.ceil((until - now) / 1_000)) },
    }),
  }),
  rule({
    kind: storageFailed,
    troubleOf: ({ payload: { operation } }) => operation,
    tell: ({ payload: { operation, matters } }) => {
      if (operation === 'load') return { level: 'error', messageKey: 'errors.storage_unavailable' };
      return matters ? { level: 'error', messageKey: 'settings.saving_err' } : null;
    },
  }),
  rule({
    kind: timelinePageFailed,
    ofCall: true,
    // The loop tries again and again; the reader hears of the first time.
    troubleOf: ({ payload: { key } }) => key,
    endedBy: { kind: timelinePageReceived, troubleOf: ({ payload: { key } }) => key },
    // Where nothing is shown yet, the list itself says why.
    tell: ({ payload: { key, reason } }, _now, state) =>
      selectTimelineLoaded(state, key) ? failure('timeline.error', reason) : null,
  }),
  rule({
    kind: newsFailed,
    ofCall: true,
    troubleOf: () => NEWS,
    endedBy: { kind: notificationsReceived, troubleOf: () => NEWS },
    tell: ({ payload: { reason } }) => failure('notifications.error', reason),
  }),
  rule({
    kind: shoutReturned,
    tell: () => ({ level: 'error', messageKey: 'shoutbox.not_sent' }),
  }),
  rule({
    kind: languageFailed,
    tell: () => ({ level: 'error', messageKey: 'errors.language_failed' }),
  }),
  rule({
    kind: reactionRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: followRequestRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: directReadRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: listChangeFailed,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('lists.error', reason),
  }),
  rule({
    kind: announcementReadRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: announcementNotDeleted,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: memberRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('lists.error', reason),
  }),
  rule({
    kind: profileOptionRefused,
    ofCall: true,
    tell: ({ payload: { change, reason } }) => ({
      level: 'error',
      messageKey: 'settings.option_refused',
      values: { option: change.name, detail: reason },
    }),
  }),
  rule({
    kind: moderationRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: reportStateRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: suggestionRestored,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: messageDeleteRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: deleteRefused,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('status.delete_error', reason),
  }),
  rule({
    kind: bondRefused,
    ofCall: true,
    tell: ({ payload: { userId, bond, wanted, reason } }, _now, state) => ({
      level: 'error',
      messageKey: 'user_card.action_failed',
      values: {
        deed: `${wanted ? '' : 'un'}${bond}`,
        name: selectUser(state, userId)?.name ?? '',
        detail: reason,
      },
    }),
  }),
  rule({
    kind: noteNotSaved,
    ofCall: true,
    tell: ({ payload: { reason } }) => failure('user_card.note_error', reason),
  }),
  rule({
    kind: reportSent,
    tell: ({ payload: { userId, form } }, _now, state) => {
      const user = selectUser(state, userId);
      return {
        level: 'success',
        messageKey: 'user_reporting.sent',
        values: {
          name: user?.name ?? '',
          count: form.statusIds.length,
          comment: form.comment.trim() === '' ? 'no' : 'yes',
          forward: form.forward ? 'yes' : 'no',
          domain: user ? hostOfPerson(user) : '',
        },
      };
    },
  }),
  rule({
    kind: handleCopied,
    tell: () => ({ level: 'success', messageKey: 'user_card.handle_copied' }),
  }),
  rule({
    kind: handleNotCopied,
    tell: ({ payload: { reason } }) => failure('general.generic_error_message', reason),
  }),
  rule({
    kind: linkCopied,
    tell: () => ({ level: 'success', messageKey: 'status.link_copied' }),
  }),
  rule({
    kind: markRefused,
    ofCall: true,
    // Of the others, the status itself tells.
    tell: ({ payload: { mark, reason } }) =>
      isExtra(mark) ? null : failure('general.generic_error_message', reason),
  }),
];

export function* noticesSaga(): SagaGenerator<void> {
  yield* fork(takeLatestBy<ReturnType<typeof noticeRaised>>, noticeRaised, idOf, fade);
  for (const each of rules) yield* fork(each);
  // What is kept was looked for before anything could listen.
  if (!(yield* select((state) => state.storage.available))) {
    yield* raise('error', 'errors.storage_unavailable');
  }
}

const idOf = ({ payload }: ReturnType<typeof noticeRaised>): string => payload.id;

function* fade({ payload }: ReturnType<typeof noticeRaised>): SagaGenerator<void> {
  if (payload.timeout === null) return;
  yield* untilRead();
  yield* delay(payload.timeout);
  const stillThere = yield* select(({ notices }) => notices.some(({ id }) => id === payload.id));
  if (stillThere) yield* put(noticeDismissed({ id: payload.id }));
}

/** What is told while starting counts from when the page is there and has had its turn to appear. */
function* untilRead(): SagaGenerator<void> {
  if (yield* select(selectShown)) return;
  yield* waitUntil(selectShown);
  yield* call(yield* getContext('idle'));
}

const selectShown = ({ startup }: RootState): boolean => startup.shown;
