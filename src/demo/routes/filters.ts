/** Filters of the first version. */
import type { Route, SignedIn } from '../http/call';
import { EMPTY, user } from '../http/call';
import type { Json } from '../http/json';
import { missingField, notFound } from '../http/refusal';
import { isoTime } from '../render/view';
import { SECOND } from '../state/clock';
import type { Filter } from '../state/types';

const render = ({ world }: SignedIn, row: Filter): Json => ({
  id: row.id,
  phrase: row.phrase,
  context: row.context,
  expires_at: row.expiresAt === null ? null : isoTime(world, row.expiresAt),
  irreversible: row.irreversible,
  whole_word: row.wholeWord,
});

function own({ viewer, path }: SignedIn): Filter {
  const row = viewer.filters.find(({ id }) => id === path.id);
  if (!row) throw notFound();
  return row;
}

function change({ params, world }: SignedIn, row: Filter): void {
  row.phrase = params.text('phrase') ?? row.phrase;
  if (params.has('context')) row.context = params.list('context');
  row.irreversible = params.flag('irreversible') ?? row.irreversible;
  row.wholeWord = params.flag('whole_word') ?? row.wholeWord;
  const seconds = params.number('expires_in');
  if (seconds !== null) row.expiresAt = world.clock.now() + seconds * SECOND;
}

const READ = ['read:filters'] as const;
const WRITE = ['write:filters'] as const;

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
      if (!call.params.has('phrase')) throw missingField('phrase');
      const row: Filter = {
        id: call.world.ids.serial('filter'),
        phrase: '',
        context: [],
        irreversible: false,
        coversFiles: false,
        wholeWord: true,
        expiresAt: null,
      };
      change(call, row);
      call.viewer.filters.push(row);
      return render(call, row);
    },
  }),
  user({
    method: 'GET',
    path: '/api/v1/filters/:id',
    scopes: READ,
    handle: (call) => render(call, own(call)),
  }),
  user({
    method: 'PUT',
    path: '/api/v1/filters/:id',
    scopes: WRITE,
    handle: (call) => {
      const row = own(call);
      change(call, row);
      return render(call, row);
    },
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/filters/:id',
    scopes: WRITE,
    handle: (call) => {
      const row = own(call);
      call.viewer.filters = call.viewer.filters.filter((other) => other !== row);
      return EMPTY;
    },
  }),
];
