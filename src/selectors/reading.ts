/** What every card on the page wants to know of the reader and the instance, as one object. */
import { createSelector } from '@reduxjs/toolkit';
import { interactionPageOf, type InteractionPage } from '@/domain/remoteInteraction';
import { settingNames, settings, type Settings } from '@/domain/settings';
import type { Complaint } from '@/domain/statusActions';
import { isShallowEqual } from '@/lib/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectCan } from './capabilities';
import { selectDefaultAvatar, selectInstance } from './config';
import { selectAwaitsMember, selectCurrentUserId, selectSignedIn } from './session';

export interface Reading extends Settings {
  /** Null for visitors. */
  ownId: string | null;
  /** Null where the server has none. */
  defaultAvatar: string | null;
  restrictedNicknames: readonly string[];
  /** Nobody is signed in, and nobody is about to be. */
  visitor: boolean;
  /** The origin of the own server. */
  server: string;
  /** From where visitors go on as members of another server. */
  interactionPage: InteractionPage;
  canReact: boolean;
  /** Which buttons a card has. */
  statusActions: readonly string[];
  /** What failed on single statuses. Very few at any time, so they need no asking of their own. */
  complaints: Readonly<Record<string, Complaint>>;
  /** The reader wants to see what people listen to, and the server can tell. */
  showsScrobbles: boolean;
}

const selectSettings = createSelector(
  [(state: RootState) => state.config.chosen, (state: RootState) => state.config.instanceDefaults],
  (chosen, instanceDefaults): Settings => {
    const valueOf = (name: keyof Settings) =>
      chosen[name] ?? instanceDefaults[name] ?? settings[name].fallback;
    return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as Settings;
  },
);

type Facts = Omit<Reading, keyof Settings | 'showsScrobbles'> & { canScrobble: boolean };

const questions: { [Name in keyof Facts]: (state: RootState) => Facts[Name] } = {
  ownId: selectCurrentUserId,
  visitor: (state) => !selectSignedIn(state) && !selectAwaitsMember(state),
  defaultAvatar: selectDefaultAvatar,
  restrictedNicknames: (state) => selectInstance(state).restrictedNicknames,
  server: (state) => selectInstance(state).server,
  interactionPage: (state) => interactionPageOf(selectInstance(state)),
  canReact: (state) => selectCan(state, 'reactions'),
  statusActions: (state) => state.preferences.values.collections.pinnedStatusActions,
  canScrobble: (state) => selectCan(state, 'scrobbles'),
  complaints: (state) => state.statusActions.complaints,
};

const names = Object.keys(questions) as (keyof Facts)[];

function makeSelectFacts() {
  let known: { answers: readonly unknown[]; facts: Facts } | null = null;
  return (state: RootState): Facts => {
    const answers = names.map((name) => questions[name](state));
    if (!known || !isShallowEqual(known.answers, answers)) {
      const facts = Object.fromEntries(names.map((name, at) => [name, answers[at]]));
      known = { answers, facts: facts as unknown as Facts };
    }
    return known.facts;
  };
}

/** Stays the same object until one of its parts changes, which is seldom. */
export const selectReading = createSelector(
  [selectSettings, makeSelectFacts()],
  (wanted, { canScrobble, ...rest }): Reading => ({
    ...wanted,
    ...rest,
    showsScrobbles: canScrobble && !wanted.hideScrobbles,
  }),
);
