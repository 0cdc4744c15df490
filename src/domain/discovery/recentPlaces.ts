/**
 * The places that a member was at last, and the entries of the palette that they used, as this
 * browser keeps them for each account.
 */
import { pathTo, routeNames, type RouteName } from '@/domain/session/routes';

/** The name of the stored record. */
export const RECENT_PLACES_KEY = 'recentPlaces';

const MOST_PLACES = 20;
const MOST_USED = 30;

export interface Place {
  route: RouteName;
  params: Record<string, string>;
  /** The name of its content, such as a person's; null if the name of the screen says it. */
  label: string | null;
}

export interface Recents {
  /** The last one first. */
  places: readonly Place[];
  /** The ids of entries, the last one first. */
  used: readonly string[];
}

export const noRecents: Recents = { places: [], used: [] };

/** Ways to somewhere else, and what has a memory of its own. */
const passing: readonly RouteName[] = [
  'root',
  'login',
  'oauth-callback',
  'registration',
  'registration-token',
  'password-reset',
  'search',
  'legacy-user-profile',
  'remote-user-profile',
  'remote-user-profile-acct',
];

export const isPlace = (route: RouteName): boolean => !passing.includes(route);

/** Screens that are nothing without what they show. */
const labelled: readonly RouteName[] = [
  'chat',
  'conversation',
  'external-user-profile',
  'lists-edit',
  'lists-timeline',
  'tag-timeline',
  'user-profile',
];

export const needsLabel = (route: RouteName): boolean => labelled.includes(route);

export const pathOfPlace = ({ route, params }: Omit<Place, 'label'>): string =>
  pathTo(route, params);

export function withPlace({ places, used }: Recents, place: Place): Recents {
  const path = pathOfPlace(place);
  const others = places.filter((each) => pathOfPlace(each) !== path);
  return { places: [place, ...others].slice(0, MOST_PLACES), used };
}

export const withUsed = ({ places, used }: Recents, id: string): Recents => ({
  places,
  used: [id, ...used.filter((each) => each !== id)].slice(0, MOST_USED),
});

/** Reads the stored record; nothing of another account, and nothing that is not as it should be. */
export function readRecents(kept: unknown, reader: string | null): Recents {
  const { owner, places, used } = recordOf(kept);
  if (owner !== reader || reader === null) return noRecents;
  return {
    places: listOf(places).flatMap(readPlace).slice(0, MOST_PLACES),
    used: listOf(used)
      .filter((id) => typeof id === 'string')
      .slice(0, MOST_USED),
  };
}

function readPlace(kept: unknown): Place[] {
  const { route: name, params, label } = recordOf(kept);
  const route = routeNames.find((each) => each === name);
  if (route === undefined || !isPlace(route)) return [];
  const texts = Object.entries(recordOf(params)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const text = typeof label === 'string' ? label : null;
  if (text === null && needsLabel(route)) return [];
  return [{ route, params: Object.fromEntries(texts), label: text }];
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
