/**
 * Returns the actions on a person, shared by all buttons and menus: each asks for confirmation if
 * the user wants that, and toggles the current or pending state.
 */
import { useNavigate } from 'react-router-dom';
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import type { PersonCommand, ConfirmedPersonCommand } from '@/domain/people/personCommands';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppStore } from '@/hooks/store';
import { useMention } from '@/hooks/useMention';
import {
  selectPendingRelationshipAction,
  selectIsRelationshipActive,
} from '@/selectors/people/relationshipActions';
import { selectSetting } from '@/selectors/session/config';
import { selectNoteDraft } from '@/selectors/people/notes';
import { selectRelationship } from '@/selectors/people/relationships';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { dialogOpened, type DialogEntry } from '@/slices/engine/dialogs';
import { noteEdited } from '@/slices/people/notes';
import { handleCopyRequested } from '@/slices/people/personCommands';

/** Except the entry that is a link and has no command. */
export type PersonMenuCommand = Exclude<PersonCommand, 'openOriginal'>;

/** `compact`: there is no space nearby to edit a note. */
export function usePersonCommands(
  userId: string,
  compact = false,
): Record<PersonMenuCommand, () => unknown> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const mention = useMention();

  const open = (entry: DialogEntry) => dispatch(dialogOpened(entry));
  const confirm = (command: ConfirmedPersonCommand) =>
    open({ kind: 'confirmPerson', props: { userId, command } });
  const set = (relationshipKind: RelationshipKind, wanted: boolean) =>
    dispatch(relationshipActionRequested({ userId, relationshipKind, wanted }));
  const pending = (relationshipKind: RelationshipKind) =>
    selectPendingRelationshipAction(store.getState(), userId, relationshipKind);
  const isOn = (relationshipKind: RelationshipKind): boolean =>
    pending(relationshipKind)?.wanted ??
    selectIsRelationshipActive(store.getState(), userId, relationshipKind) ??
    false;
  const asks = (
    name: `modalOn${'Unfollow' | 'Mute' | 'MuteDomain' | 'Block' | 'RemoveUserFromFollowers'}`,
  ) => selectSetting(store.getState(), name);
  const toggle = (relationshipKind: RelationshipKind) => () =>
    set(relationshipKind, !isOn(relationshipKind));

  return {
    follow: () => {
      // Pending changes and requests are reverted without confirmation.
      const settled = pending('following') === null;
      const follows = selectRelationship(store.getState(), userId)?.following ?? false;
      if (settled && follows && asks('modalOnUnfollow')) confirm('unfollow');
      else set('following', !isOn('following'));
    },
    subscribe: toggle('subscribing'),
    repeats: toggle('showingRepeats'),
    mute: () => {
      if (!isOn('muting') && asks('modalOnMute')) open({ kind: 'mutePerson', props: { userId } });
      else set('muting', !isOn('muting'));
    },
    muteFor: () => open({ kind: 'mutePerson', props: { userId } }),
    block: () => {
      if (!isOn('blocking') && asks('modalOnBlock')) confirm('block');
      else set('blocking', !isOn('blocking'));
    },
    removeFollower: () =>
      asks('modalOnRemoveUserFromFollowers') ? confirm('removeFollower') : set('followedBy', false),
    muteDomain: () => {
      if (!isOn('domainBlocking') && asks('modalOnMuteDomain')) confirm('muteDomain');
      else set('domainBlocking', !isOn('domainBlocking'));
    },
    mention: () => {
      const user = selectUser(store.getState(), userId);
      if (user) mention(user.screenName);
    },
    chat: () => {
      const username = selectCurrentUser(store.getState())?.screenName ?? '';
      void navigate(pathTo('chat', { username, recipientId: userId }));
    },
    lists: () => open({ kind: 'personLists', props: { userId } }),
    highlight: () => open({ kind: 'highlight', props: { userId } }),
    note: () => {
      const known = selectRelationship(store.getState(), userId)?.note ?? '';
      // Continues an unfinished draft of the note.
      const text = selectNoteDraft(store.getState(), userId)?.text ?? known;
      dispatch(noteEdited({ userId, text }));
      if (compact) open({ kind: 'personNote', props: { userId } });
    },
    copyHandle: () => dispatch(handleCopyRequested({ userId })),
    report: () => open({ kind: 'report', props: { userId, preTickedIds: [] } }),
  };
}
