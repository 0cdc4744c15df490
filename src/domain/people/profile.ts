/** How addresses name people. */

export type ProfileAddress = { id: string } | { name: string };

/** The address in one word: an id is told from a name by the dollar sign, as in paths. */
export const profileKey = (address: ProfileAddress): string =>
  'id' in address ? `$${address.id}` : address.name.toLowerCase();

/** Under which key `requests` knows the fetching of a profile. */
export const profileRequest = (address: ProfileAddress): string => `profile ${profileKey(address)}`;

/** And the search for somebody of another server. */
export const remoteUserRequest = (name: string): string => `remote user ${name.toLowerCase()}`;

/** Whom the parameters of a route mean. */
export function addressOfRoute(params: Record<string, string>): ProfileAddress {
  const { id, name } = params;
  return id !== undefined ? { id } : { name: name ?? '' };
}

/** `nick@host`, of the routes that lead to people of other servers. */
export const remoteNameOf = ({ username = '', hostname = '' }: Record<string, string>): string =>
  `${username}@${hostname}`;
