/** What every card on the page wants to know of the reader and the instance, as one object. */
import { createSelector } from '@reduxjs/toolkit';
import { interactionPageOf, type InteractionPage } from '@/domain/statuses/remoteInteraction';
import { settingNames, settings, type Settings } from '@/domain/settings/settings';
import type { CommandFailure } from '@/domain/statuses/statusCommands';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectDefaultAvatar, selectInstance } from '@/selectors/session/config';
import {
  selectSessionPending,
  selectCurrentUserId,
  selectSignedIn,
} from '@/selectors/session/session';

export interface DisplayPreferences extends Settings {
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
  commandFailures: Readonly<Record<string, CommandFailure>>;
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

type Facts = Omit<DisplayPreferences, keyof Settings | 'showsScrobbles'> & { canScrobble: boolean };

const questions: { [Name in keyof Facts]: (state: RootState) => Facts[Name] } = {
  ownId: selectCurrentUserId,
  visitor: (state) => !selectSignedIn(state) && !selectSessionPending(state),
  defaultAvatar: selectDefaultAvatar,
  restrictedNicknames: (state) => selectInstance(state).restrictedNicknames,
  server: (state) => selectInstance(state).server,
  interactionPage: (state) => interactionPageOf(selectInstance(state)),
  canReact: (state) => selectCan(state, 'reactions'),
  statusActions: (state) => state.preferences.values.collections.pinnedStatusActions,
  canScrobble: (state) => selectCan(state, 'scrobbles'),
  commandFailures: (state) => state.statusCommands.commandFailures,
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
export const selectDisplayPreferences = createSelector(
  [selectSettings, makeSelectFacts()],
  (wanted, { canScrobble, ...rest }): DisplayPreferences => ({
    ...wanted,
    ...rest,
    showsScrobbles: canScrobble && !wanted.hideScrobbles,
  }),
);
