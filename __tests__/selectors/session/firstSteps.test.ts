/** The conditions of the first steps and of the help with the first post. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@/domain/people/user';
import { selectFirstPostHelped, selectFirstStepsOffered } from '@/selectors/session/firstSteps';
import { rootReducer } from '@/slices/root';
import { followingCountChanged } from '@/slices/people/users';
import {
  freshPreferences,
  preferencesRestored,
  preferenceUpdated,
} from '@/slices/settings/preferences';
import type { SimplePreference } from '@/domain/settings/preferences';
import { signedIn, someUser } from '@support/people';
import { usersKnown } from '@support/people/relationshipActions';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const newcomer = (changes: Partial<User> = {}) =>
  usersKnown(someUser({ statusCount: 0, followingCount: 0, ...changes }));
const hidden = (name: SimplePreference) =>
  preferenceUpdated({ edit: { operation: 'set', name, value: true }, timestamp: 1 });

const known = preferencesRestored(freshPreferences('mia@home.example'));

const after = (...actions: UnknownAction[]) =>
  actions.reduce<ReturnType<typeof rootReducer> | undefined>(rootReducer, undefined) ??
  rootReducer(undefined, signedIn());

describe('the first steps are offered', () => {
  it.each<[string, boolean, UnknownAction[]]>([
    ['to nobody who is not signed in', false, [newcomer()]],
    ['to those who follow nobody and have no posts', true, [signedIn(), newcomer(), known]],
    ['not before their preferences are known', false, [signedIn(), newcomer()]],
    [
      'no longer after a follow',
      false,
      [signedIn(), newcomer(), known, followingCountChanged({ userId: 'u1', by: 1 })],
    ],
    ['to nobody who has posts', false, [signedIn(), newcomer({ statusCount: 1 }), known]],
    [
      'to nobody who dismissed them',
      false,
      [signedIn(), newcomer(), known, hidden('hideFirstSteps')],
    ],
  ])('%s', (_case, offered, actions) => {
    expect(selectFirstStepsOffered(after(...actions))).toBe(offered);
  });
});

describe('the first post is helped', () => {
  const byAnother = statusesKnown(wireStatus({ account: wireUser({ id: 'u2' }) }));
  // The server counts it later.
  const own = statusesKnown(
    wireStatus({ account: wireUser({ id: 'u1', statuses_count: 0, following_count: 0 }) }),
  );

  it.each<[string, boolean, UnknownAction[]]>([
    [
      'to those without posts, also if they follow somebody',
      true,
      [signedIn(), newcomer({ followingCount: 2 }), byAnother],
    ],
    ['no longer with a post', false, [signedIn(), newcomer({ statusCount: 1 })]],
    ['no longer with a post that is not counted yet', false, [signedIn(), newcomer(), own]],
    ['to nobody who dismissed it', false, [signedIn(), newcomer(), hidden('hideFirstPostHint')]],
  ])('%s', (_case, helped, actions) => {
    expect(selectFirstPostHelped(after(...actions))).toBe(helped);
  });
});
