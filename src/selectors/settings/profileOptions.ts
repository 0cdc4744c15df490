/** The options of the account, with pending changes applied. */
import {
  profileOptions,
  type ProfileOptionChange,
  type ProfileOptionName,
  type ProfileOptionValues,
} from '@/domain/settings/profileOptions';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';

const noPendingOptions: readonly ProfileOptionChange[] = [];

const selectPendingOptions = (state: RootState) => state.profileOptions ?? noPendingOptions;

/** Null while nobody is signed in. */
export function selectProfileOption<Name extends ProfileOptionName>(
  state: RootState,
  name: Name,
): ProfileOptionValues[Name] | null {
  const own = state.session.currentUser;
  const row = own && rowIn(state.users.entities, own.id);
  if (!own || !row) return null;
  const wish = selectPendingOptions(state).find((one) => one.name === name);
  return (wish ? wish.value : profileOptions[name].read({ own, row })) as ProfileOptionValues[Name];
}

/** True while the server has not answered the change. */
export const selectOptionInFlight = (state: RootState, name: ProfileOptionName): boolean =>
  selectPendingOptions(state).some((wish) => wish.name === name);

/** The change to be sent next. */
export const selectOldestPendingOption = (state: RootState): ProfileOptionChange | null =>
  selectPendingOptions(state)[0] ?? null;
