/** The person that a profile address names, as far as that is known. */
import { profileKey, profileRequest, type ProfileAddress } from '@/domain/people/profile';
import { allRows, rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectRequest } from '@/selectors/engine/requests';

/** The server's result; until then, a known person with this id or name. */
export function selectProfileUserId(state: RootState, address: ProfileAddress): string | null {
  const told = state.profiles?.[profileKey(address)];
  if (told !== undefined) return told;
  // The server answered that there is no such person.
  const { reason, httpStatus } = selectRequest(state, profileRequest(address));
  if (reason !== null && (httpStatus === 404 || httpStatus === 400)) return null;
  const { entities } = state.users;
  if ('id' in address) return rowIn(entities, address.id)?.id ?? null;
  const name = address.name.toLowerCase();
  const isMeant = (each: string) => each.toLowerCase() === name;
  const found = allRows(entities).find(
    ({ screenName, fullName }) => isMeant(screenName) || isMeant(fullName),
  );
  return found?.id ?? null;
}
