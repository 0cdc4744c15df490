/** Routes for follow suggestions: the accounts that the staff recommends. */
import type { Route } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import { renderAccount } from '../../render/account';

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
            person.isSuggested &&
            person.isActive &&
            person !== viewer &&
            !viewer.following.has(person.id) &&
            !viewer.dismissedSuggestions.has(person.id),
        )
        .slice(0, params.number('limit') ?? 40)
        .map((person) => ({ account: renderAccount(view, person), source: 'staff' })),
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
