/**
 * What each action on a person does, wherever it is pressed: a question first where the reader wants
 * one, and the opposite of what is so or was wished last.
 */
import { useNavigate } from 'react-router-dom';
import type { Bond } from '@/domain/bonds';
import type { PersonAction, PersonDeed } from '@/domain/personActions';
import { pathTo } from '@/domain/routes';
import { useAppDispatch, useAppStore } from '@/hooks/store';
import { useMention } from '@/hooks/useMention';
import { selectBondWish, selectIsTied } from '@/selectors/bonds';
import { selectSetting } from '@/selectors/config';
import { selectNoteDraft } from '@/selectors/notes';
import { selectRelationship } from '@/selectors/relationships';
import { selectCurrentUser } from '@/selectors/session';
import { selectUser } from '@/selectors/users';
import { bondRequested } from '@/slices/bonds';
import { dialogOpened, type DialogEntry } from '@/slices/dialogs';
import { noteEdited } from '@/slices/notes';
import { handleCopyRequested } from '@/slices/personActions';

/** A link of its own; there is nothing to do. */
export type Deed = Exclude<PersonAction, 'openOriginal'>;

/** `compact`: there is no room to write a note where the action stands. */
export function usePersonDeeds(userId: string, compact = false): Record<Deed, () => unknown> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const mention = useMention();

  const open = (entry: DialogEntry) => dispatch(dialogOpened(entry));
  const confirm = (deed: PersonDeed) => open({ kind: 'confirmPerson', props: { userId, deed } });
  const set = (bond: Bond, wanted: boolean) => dispatch(bondRequested({ userId, bond, wanted }));
  const wish = (bond: Bond) => selectBondWish(store.getState(), userId, bond);
  const isOn = (bond: Bond): boolean =>
    wish(bond)?.wanted ?? selectIsTied(store.getState(), userId, bond) ?? false;
  const asks = (
    name: `modalOn${'Unfollow' | 'Mute' | 'MuteDomain' | 'Block' | 'RemoveUserFromFollowers'}`,
  ) => selectSetting(store.getState(), name);
  const toggle = (bond: Bond) => () => set(bond, !isOn(bond));

  return {
    follow: () => {
      // What is on its way or waits for an answer is taken back without a word.
      const settled = wish('following') === null;
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
      // What was begun goes on.
      const text = selectNoteDraft(store.getState(), userId)?.text ?? known;
      dispatch(noteEdited({ userId, text }));
      if (compact) open({ kind: 'personNote', props: { userId } });
    },
    copyHandle: () => dispatch(handleCopyRequested({ userId })),
    report: () => open({ kind: 'report', props: { userId, preTickedIds: [] } }),
  };
}
