/** The options of the account as the reader should see them: their wishes over what the server said. */
import {
  profileOptions,
  type ProfileOptionChange,
  type ProfileOptionName,
  type ProfileOptionValues,
} from '@/domain/profileOptions';
import type { RootState } from '@/slices/root';

const noWishes: readonly ProfileOptionChange[] = [];

const selectWishes = (state: RootState) => state.profileOptions ?? noWishes;

/** Null while nobody is signed in. */
export function selectProfileOption<Name extends ProfileOptionName>(
  state: RootState,
  name: Name,
): ProfileOptionValues[Name] | null {
  const own = state.session.currentUser;
  const row = own && state.users.entities[own.id];
  if (!own || !row) return null;
  const wish = selectWishes(state).find((one) => one.name === name);
  return (wish ? wish.value : profileOptions[name].read({ own, row })) as ProfileOptionValues[Name];
}

/** The server has not said yet what it thinks of the change. */
export const selectOptionInFlight = (state: RootState, name: ProfileOptionName): boolean =>
  selectWishes(state).some((wish) => wish.name === name);

/** What is to be sent next. */
export const selectOldestWish = (state: RootState): ProfileOptionChange | null =>
  selectWishes(state)[0] ?? null;
