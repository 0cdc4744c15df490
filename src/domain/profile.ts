/** How addresses name people, and the tabs of a profile. */

export type ProfileAddress = { id: string } | { name: string };

/** The address in one word: an id is told from a name by the dollar sign, as in paths. */
export const profileKey = (address: ProfileAddress): string =>
  'id' in address ? `$${address.id}` : address.name.toLowerCase();

/** Under which key `requests` knows the fetching of a profile. */
export const profileRequest = (address: ProfileAddress): string => `profile ${profileKey(address)}`;

export const profileTabs = ['statuses', 'media', 'favorites'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** The tab that a query asks for; anything unknown is the first. */
export const profileTabOf = (query: string | null): ProfileTab =>
  profileTabs.find((tab) => tab === query) ?? 'statuses';

/** Whom the parameters of a route mean. */
export function addressOfRoute(params: Record<string, string>): ProfileAddress {
  const { id, name, username, hostname } = params;
  if (id !== undefined) return { id };
  return { name: hostname === undefined ? (name ?? '') : `${username ?? ''}@${hostname}` };
}
