/** The data about the reader and the instance that every card needs, as one object. */
import { createSelector } from '@reduxjs/toolkit';
import { interactionPageOf, type InteractionPage } from '@/domain/statuses/remoteInteraction';
import { settingNames, settings, type Settings } from '@/domain/settings/settings';
import type { CommandFailure } from '@/domain/statuses/commandFailure';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectReadLanguages } from '@/selectors/session/readLanguages';
import { selectDefaultAvatar, selectInstance } from '@/selectors/session/config';
import { selectTranslationOffered } from '@/selectors/session/translating';
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
  /** Nobody is signed in, and no login is in progress. */
  visitor: boolean;
  /** The origin of the own server. */
  server: string;
  /** The page through which visitors interact as members of another server. */
  interactionPage: InteractionPage;
  canReact: boolean;
  /** The languages in which a post needs no sign of its language. */
  knownLanguages: readonly string[];
  /** Somebody can translate, and the reader wants to be offered it. */
  offersTranslation: boolean;
  /** The buttons of a card. */
  statusActions: readonly string[];
  /** Failures of commands on single statuses. So few at any time that they need no own selector. */
  commandFailures: Readonly<Record<string, CommandFailure>>;
  /** True if the reader wants to see scrobbles and the server has them. */
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
  knownLanguages: selectReadLanguages,
  offersTranslation: selectTranslationOffered,
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

/** Stays the same object until one of its parts changes, which is rare. */
export const selectDisplayPreferences = createSelector(
  [selectSettings, makeSelectFacts()],
  (wanted, { canScrobble, ...rest }): DisplayPreferences => ({
    ...wanted,
    ...rest,
    showsScrobbles: canScrobble && !wanted.hideScrobbles,
  }),
);
