/** Routes for follow suggestions: the accounts that the staff recommends. */
import type { Route } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import { renderAccount } from '../../render/account';
import type { Person } from '../../state/types';
import type { World } from '../../state/world';

/** Mastodon also suggests those whom the followed ones follow; others only whom the staff chose. */
const isKnownToFriends = (world: World, viewer: Person, person: Person): boolean =>
  world.options.family === 'mastodon' &&
  [...viewer.following].some((id) => world.people.get(id)?.following.has(person.id));

const others = ['friends_of_friends', 'most_followed', 'similar_to_recently_followed'];

const sourcesOf = (person: Person, place: number): string[] =>
  person.isSuggested ? ['featured'] : others.slice(place % others.length).slice(0, 1);

export const suggestionRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/suggestions',
    scopes: ['read:accounts'],
    handle: () => [],
  }),
  user({
    method: 'GET',
    path: '/api/v2/suggestions',
    scopes: ['read:accounts'],
    handle: ({ world, view, viewer, params }) =>
      [...world.people.values()]
        .filter(
          (person) =>
            (person.isSuggested || isKnownToFriends(world, viewer, person)) &&
            person.isActive &&
            person !== viewer &&
            !viewer.following.has(person.id) &&
            !viewer.dismissedSuggestions.has(person.id),
        )
        .slice(0, params.number('limit') ?? 40)
        .map((person, place) => ({
          account: renderAccount(view, person),
          source: 'staff',
          ...(world.dialect === 'mastodon' && { sources: sourcesOf(person, place) }),
        })),
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/suggestions/:id',
    scopes: ['read:accounts'],
    handle: ({ viewer, path }) => {
      viewer.dismissedSuggestions.add(path.id ?? '');
      return EMPTY;
    },
  }),
];
