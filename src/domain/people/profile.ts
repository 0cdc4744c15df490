/** The ways in which addresses identify people. */

export type ProfileAddress = { id: string } | { name: string };

/** Returns the address as one string: as in paths, a dollar sign marks an id. */
export const profileKey = (address: ProfileAddress): string =>
  'id' in address ? `$${address.id}` : address.name.toLowerCase();

/** The key of the request for a profile. */
export const profileRequest = (address: ProfileAddress): string => `profile ${profileKey(address)}`;

/** The key of the search for somebody of another server. */
export const remoteUserRequest = (name: string): string => `remote user ${name.toLowerCase()}`;

/** Returns the person that a route's parameters identify. */
export function addressOfRoute(params: Record<string, string>): ProfileAddress {
  const { id, name } = params;
  return id !== undefined ? { id } : { name: name ?? '' };
}

/** Returns `nick@host` for routes of people on other servers. */
export const remoteNameOf = ({ username = '', hostname = '' }: Record<string, string>): string =>
  `${username}@${hostname}`;
