/**
 * Decides what a command from a menu, a button or a key does to a status, and carries out those that
 * are no toggles: deleting, copying address or details, viewing the history.
 */
import { deleteStatus, fetchHistory } from '@/api/endpoints/statuses/statuses';
import type { UnknownAction } from '@reduxjs/toolkit';
import { draftTarget } from '@/domain/composer/draft';
import { pathTo } from '@/domain/session/routes';
import type { Status } from '@/domain/statuses/status';
import {
  isToggleMenuEntry,
  mayCommand,
  toggleOfMenuEntry,
  type StatusCommand,
} from '@/domain/statuses/statusCommands';
import { historyRequest } from '@/domain/statuses/statusVersion';
import { selectAsks } from '@/selectors/engine/askOrUndo';
import { selectActor, selectQuotesReader } from '@/selectors/statuses/statusCommands';
import { selectStatus } from '@/selectors/statuses/statuses';
import { editRequested, redraftRequested } from '@/slices/composer/editing';
import { dialogOpened } from '@/slices/engine/dialogs';
import type { RootState } from '@/slices/root';
import { historyClosed, historyOpened, historyReceived } from '@/slices/statuses/histories';
import {
  deleteRefused,
  deleteRequested,
  detailsCopyRequested,
  detailsNotCopied,
  linkCopied,
  linkCopyRequested,
  linkNotCopied,
  statusCommandRequested,
} from '@/slices/statuses/statusCommands';
import { translationToggled } from '@/slices/statuses/translationPresses';
import { statusDeleted, statusToggleRequested } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

interface OfStatus {
  payload: { statusId: string };
}

const idOf = ({ payload }: OfStatus): string => payload.statusId;

export function* statusCommandsSaga(): SagaGenerator<void> {
  yield* takeEvery(statusCommandRequested, decide);
  yield* takeLeadingBy(deleteRequested, idOf, remove);
  yield* takeLeadingBy(linkCopyRequested, idOf, copyLink);
  yield* takeLeadingBy(detailsCopyRequested, idOf, copyDetails);
  yield* handleRequestWhileMounted(
    {
      opened: historyOpened,
      closed: historyClosed,
      keyOf: (action: OfStatus) => historyRequest(idOf(action)),
    },
    function* ({ payload: { statusId } }) {
      const versions = yield* callApi(fetchHistory, statusId);
      yield* put(historyReceived({ statusId, versions }));
    },
  );
}

/** Keys ask for commands that the menu would not offer; those do nothing. */
function* decide({ payload }: ReturnType<typeof statusCommandRequested>): SagaGenerator<void> {
  const { statusId, command, inThread = false } = payload;
  const status = yield* select(selectStatus, statusId);
  if (!status) return;
  const quotesReader = yield* select(selectQuotesReader, status);
  const actor = yield* select(selectActor);
  if (!mayCommand({ ...status, quotesReader }, actor, command, inThread)) return;
  yield* put(yield* select(selectActionOf, status, command, inThread));
}

/** Returns a question where the reader's settings ask for one. */
function selectActionOf(
  state: RootState,
  status: Status,
  command: StatusCommand,
  inThread: boolean,
): UnknownAction {
  const { id: statusId, userId } = status;
  const props = { statusId };
  if (command === 'repeat') {
    const wanted = !status.repeated;
    return wanted && selectAsks(state, 'repeat')
      ? dialogOpened({ kind: 'confirmRepeat', props })
      : statusToggleRequested({ statusId, toggle: 'repeated', wanted });
  }
  if (isToggleMenuEntry(command)) {
    const toggle = toggleOfMenuEntry[command];
    const wanted = !status[toggle];
    return command === 'mute' && wanted && selectAsks(state, 'muteConversation')
      ? dialogOpened({ kind: 'confirmMuteConversation', props })
      : statusToggleRequested({ statusId, toggle, wanted });
  }
  const asks = selectAsks(state, 'delete');
  switch (command) {
    case 'quote':
      return dialogOpened({
        kind: 'postStatus',
        props: { target: draftTarget('quote', statusId) },
      });
    case 'edit':
      return editRequested(props);
    case 'translate':
      return translationToggled(props);
    case 'folder':
      return dialogOpened({ kind: 'bookmarkFolders', props });
    case 'quotes':
      return dialogOpened({ kind: 'quotes', props });
    case 'quotePolicy':
      return dialogOpened({ kind: 'quotePolicy', props });
    case 'removeFromQuote':
      return dialogOpened({ kind: 'confirmRemoveFromQuote', props });
    case 'history':
      return dialogOpened({ kind: 'statusHistory', props });
    case 'delete':
      return asks ? dialogOpened({ kind: 'confirmDelete', props }) : deleteRequested(props);
    case 'redraft':
      return asks ? dialogOpened({ kind: 'confirmRedraft', props }) : redraftRequested(props);
    case 'copyLink':
      return linkCopyRequested(props);
    case 'report':
      return dialogOpened({ kind: 'report', props: { userId, preTickedIds: [statusId] } });
    case 'crowd':
      return dialogOpened({
        kind: 'crowd',
        props: { statusId, ...(inThread ? { source: 'thread' } : {}) },
      });
    case 'hashtags':
      return dialogOpened({ kind: 'hashtags', props });
    case 'whyShown':
      return dialogOpened({ kind: 'whyShown', props });
  }
}

function* remove({ payload: { statusId } }: OfStatus): SagaGenerator<void> {
  try {
    yield* callApi(deleteStatus, statusId);
    yield* put(statusDeleted({ statusId }));
  } catch (error) {
    yield* put(deleteRefused({ statusId, reason: reasonOf(error) }));
  }
}

function* copyLink({ payload: { statusId } }: OfStatus): SagaGenerator<void> {
  const { origin } = yield* getContext('net');
  const { copyText: copy } = yield* getContext('page');
  try {
    yield* call(copy, origin + pathTo('conversation', { id: statusId }));
    yield* put(linkCopied({ statusId }));
  } catch (error) {
    yield* put(linkNotCopied({ statusId, reason: reasonOf(error) }));
  }
}

/** Copies the error and the status as it is known here, which together make a bug report. */
function* copyDetails({
  payload: { statusId, error },
}: ReturnType<typeof detailsCopyRequested>): SagaGenerator<void> {
  const { copyText: copy } = yield* getContext('page');
  const status = yield* select(selectStatus, statusId);
  try {
    yield* call(copy, `${error}\n${JSON.stringify(status, null, 2)}`);
  } catch (caught) {
    yield* put(detailsNotCopied({ statusId, reason: reasonOf(caught) }));
  }
}
