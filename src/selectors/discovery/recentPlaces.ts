/** The name of a place, as long as its content is known. */
import { isPlace, needsLabel, type Place } from '@/domain/discovery/recentPlaces';
import type { RouteName } from '@/domain/session/routes';
import { allRows, rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectLists } from '@/selectors/session/navigation';

/** In characters. */
const LONGEST = 80;

type Params = Record<string, string>;

/** Null where there is nothing to come back to. */
export function selectPlace(
  state: RootState,
  { name: route, params }: { name: RouteName | null; params: Params },
): Place | null {
  if (route === null || !isPlace(route)) return null;
  const label = labelOf(state, route, params);
  return label === null && needsLabel(route) ? null : { route, params, label };
}

const nameOf = (state: RootState, userId: string): string | null =>
  rowIn(state.users.entities, userId)?.name ?? null;

function labelOf(state: RootState, route: RouteName, params: Params): string | null {
  switch (route) {
    case 'tag-timeline':
      return `#${params.tag}`;
    case 'conversation':
      return labelOfStatus(state, params.id ?? '');
    case 'lists-timeline':
    case 'lists-edit':
      return selectLists(state).find(({ id }) => id === params.id)?.title ?? null;
    case 'external-user-profile':
      return nameOf(state, params.id ?? '');
    case 'chat':
      return nameOf(state, params.recipientId ?? '');
    case 'user-profile':
      return (
        allRows(state.users.entities).find(({ screenName }) => screenName === params.name)?.name ??
        null
      );
    default:
      return null;
  }
}

function labelOfStatus(state: RootState, statusId: string): string | null {
  const status = rowIn(state.statuses.entities, statusId);
  if (!status) return null;
  const author = nameOf(state, status.userId) ?? '';
  const text = (status.summary || status.text).replaceAll(/\s+/gu, ' ').trim();
  return [author, text].filter(Boolean).join(': ').slice(0, LONGEST) || null;
}
