/**
 * Carries out the commands on a person from all buttons, menus and keys: asks for confirmation if
 * the reader wants that, and toggles the current or pending relationship.
 */
import type { AskOrUndoAction } from '@/domain/engine/askOrUndo';
import { emptyDraft, NEW_POST } from '@/domain/composer/draft';
import { withMention } from '@/domain/composer/mentionName';
import type { ConfirmedPersonCommand, PersonMenuCommand } from '@/domain/people/personCommands';
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import { selectAsks } from '@/selectors/engine/askOrUndo';
import { selectNoteDraft } from '@/selectors/people/notes';
import {
  selectIsRelationshipActive,
  selectPendingRelationshipAction,
} from '@/selectors/people/relationshipActions';
import { selectRelationship } from '@/selectors/people/relationships';
import { selectUser } from '@/selectors/people/users';
import { selectQuietPeople } from '@/selectors/session/navigation';
import { selectCurrentUser } from '@/selectors/session/session';
import { draftEdited } from '@/slices/composer/drafts';
import { dialogOpened, type DialogEntry } from '@/slices/engine/dialogs';
import { noteEdited } from '@/slices/people/notes';
import {
  handleCopied,
  handleNotCopied,
  personCommandRequested,
  type PersonCommandRequest,
} from '@/slices/people/personCommands';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { settingChanged } from '@/slices/session/config';
import type { RootState } from '@/slices/root';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';

type Run = (request: PersonCommandRequest) => SagaGenerator<void>;

export function* personCommandsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    personCommandRequested,
    ({ payload: { userId, command } }) => `${userId} ${command}`,
    ({ payload }) => commands[payload.command](payload),
  );
}

const open = (entryOf: (userId: string) => DialogEntry): Run =>
  function* ({ userId }) {
    yield* put(dialogOpened(entryOf(userId)));
  };

const confirm = (command: ConfirmedPersonCommand): Run =>
  open((userId) => ({ kind: 'confirmPerson', props: { userId, command } }));

const askHowLong = open((userId) => ({ kind: 'mutePerson', props: { userId } }));

const selectIsOn = (state: RootState, userId: string, kind: RelationshipKind): boolean =>
  selectPendingRelationshipAction(state, userId, kind)?.wanted ??
  selectIsRelationshipActive(state, userId, kind) ??
  false;

/** Toggles; where a setting says so, it asks before turning the relationship on. */
const toggle = (relationshipKind: RelationshipKind, guarded?: AskOrUndoAction, ask?: Run): Run =>
  function* (request) {
    const { userId } = request;
    const wanted = !(yield* select(selectIsOn, userId, relationshipKind));
    if (wanted && ask && guarded && (yield* select(selectAsks, guarded))) yield* ask(request);
    else yield* put(relationshipActionRequested({ userId, relationshipKind, wanted }));
  };

const toggleFollow = toggle('following');

const commands: Record<PersonMenuCommand, Run> = {
  *follow(request) {
    const { userId } = request;
    // Pending changes and requests are reverted without confirmation.
    const pending = yield* select(selectPendingRelationshipAction, userId, 'following');
    const follows = (yield* select(selectRelationship, userId))?.following ?? false;
    const asks = yield* select(selectAsks, 'unfollow');
    yield* (pending === null && follows && asks ? confirm('unfollow') : toggleFollow)(request);
  },
  subscribe: toggle('subscribing'),
  repeats: toggle('showingRepeats'),
  feature: toggle('endorsed'),
  mute: toggle('muting', 'mute', askHowLong),
  muteFor: askHowLong,
  *muteNotifications({ userId }) {
    const quiet = yield* select(selectQuietPeople);
    const value = quiet.includes(userId) ? quiet.filter((id) => id !== userId) : [...quiet, userId];
    yield* put(settingChanged({ name: 'quietPeople', value }));
  },
  block: toggle('blocking', 'block', confirm('block')),
  *removeFollower(request) {
    const intent = {
      userId: request.userId,
      relationshipKind: 'followedBy',
      wanted: false,
    } as const;
    if (yield* select(selectAsks, 'removeFollower')) {
      yield* confirm('removeFollower')(request);
    } else yield* put(relationshipActionRequested(intent));
  },
  muteDomain: toggle('domainBlocking', 'muteDomain', confirm('muteDomain')),
  mention,
  *chat({ userId: recipientId }) {
    const { goTo } = yield* getContext('page');
    const username = (yield* select(selectCurrentUser))?.screenName ?? '';
    goTo({ name: 'chat', params: { username, recipientId } });
  },
  lists: open((userId) => ({ kind: 'personLists', props: { userId } })),
  highlight: open((userId) => ({ kind: 'highlight', props: { userId } })),
  *note({ userId, compact = false }) {
    const known = (yield* select(selectRelationship, userId))?.note ?? '';
    // Continues an unfinished draft of the note.
    const text = (yield* select(selectNoteDraft, userId))?.text ?? known;
    yield* put(noteEdited({ userId, text }));
    if (compact) yield* put(dialogOpened({ kind: 'personNote', props: { userId } }));
  },
  copyHandle,
  report: open((userId) => ({ kind: 'report', props: { userId, preTickedIds: [] } })),
};

/** Starts a post to the person. Text already typed stays in front of the handle. */
function* mention({ userId }: PersonCommandRequest): SagaGenerator<void> {
  const user = yield* select(selectUser, userId);
  if (!user) return;
  const { text } = yield* select(({ drafts }) => drafts[NEW_POST] ?? emptyDraft);
  const written = withMention(text, user.screenName);
  if (written !== text) {
    yield* put(draftEdited({ target: NEW_POST, change: { text: written } }));
  }
  yield* put(dialogOpened({ kind: 'postStatus', props: null }));
}

/** Copies `@nick@host`. */
function* copyHandle({ userId }: PersonCommandRequest): SagaGenerator<void> {
  const user = yield* select(selectUser, userId);
  if (!user) return;
  const { copyText: copy } = yield* getContext('page');
  try {
    yield* call(copy, `@${user.fullName}`);
    yield* put(handleCopied({ userId }));
  } catch (error) {
    yield* put(handleNotCopied({ userId, reason: reasonOf(error) }));
  }
}
