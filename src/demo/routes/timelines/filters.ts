/**
 * Routes for filters of API v1: one phrase each. Other clients of the account are notified by
 * socket.
 */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import { badValue, missingField, notFound } from '../../http/refusal';
import { isoTime } from '../../render/view';
import { SECOND } from '../../state/clock';
import { filterOf } from '../../state/filters';
import type { Filter } from '../../state/types';
import { announce } from '../../state/world';

const render = ({ world }: SignedIn, row: Filter): Json => ({
  id: row.id,
  phrase: row.keywords[0]?.phrase ?? row.title,
  context: row.context,
  expires_at: row.expiresAt === null ? null : isoTime(world, row.expiresAt),
  irreversible: row.action === 'hide',
  whole_word: row.keywords[0]?.wholeWord ?? true,
});

export function ownFilter({ viewer, path }: SignedIn): Filter {
  const row = viewer.filters.find(({ id }) => id === path.id);
  if (!row) throw notFound();
  return row;
}

/** Sets the expiry; null clears it, and so does an empty text, except on Pleroma. */
export function setEnd({ params, world }: SignedIn, row: Filter): void {
  const isEmpty = params.text('expires_in') === '';
  if (isEmpty && world.dialect === 'pleroma') throw badValue('expires_in', 'Invalid integer');
  const seconds = params.number('expires_in');
  if (seconds !== null) row.expiresAt = world.clock.now() + seconds * SECOND;
  else if ('expires_in' in params.values) row.expiresAt = null;
}

export const tellOthers = ({ world, viewer }: SignedIn): void => {
  announce(world, { type: 'filtersChanged', person: viewer });
};

function change(call: SignedIn, row: Filter): Json {
  const { params } = call;
  const [keyword] = row.keywords;
  if (keyword) {
    keyword.phrase = params.text('phrase') ?? keyword.phrase;
    keyword.wholeWord = params.flag('whole_word') ?? keyword.wholeWord;
    row.title = keyword.phrase;
  }
  if (params.has('context')) row.context = params.list('context');
  const irreversible = params.flag('irreversible');
  if (irreversible !== null) row.action = irreversible ? 'hide' : 'warn';
  setEnd(call, row);
  tellOthers(call);
  return render(call, row);
}

export const READ = ['read:filters'] as const;
export const WRITE = ['write:filters'] as const;

export function drop(call: SignedIn): typeof EMPTY {
  const row = ownFilter(call);
  call.viewer.filters = call.viewer.filters.filter((other) => other !== row);
  tellOthers(call);
  return EMPTY;
}

export const filterRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/filters',
    scopes: READ,
    handle: (call) => call.viewer.filters.toReversed().map((row) => render(call, row)),
  }),
  user({
    method: 'POST',
    path: '/api/v1/filters',
    scopes: WRITE,
    handle: (call) => {
      const phrase = call.params.text('phrase');
      if (phrase === null) throw missingField('phrase');
      if (!call.params.has('context')) throw missingField('context');
      const row = filterOf(call.world, { phrase, context: [], action: 'warn' });
      call.viewer.filters.push(row);
      return change(call, row);
    },
  }),
  user({
    method: 'GET',
    path: '/api/v1/filters/:id',
    scopes: READ,
    handle: (call) => render(call, ownFilter(call)),
  }),
  user({
    method: 'PUT',
    path: '/api/v1/filters/:id',
    scopes: WRITE,
    handle: (call) => change(call, ownFilter(call)),
  }),
  user({ method: 'DELETE', path: '/api/v1/filters/:id', scopes: WRITE, handle: drop }),
];
