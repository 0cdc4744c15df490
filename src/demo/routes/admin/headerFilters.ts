/** Filters of requests by their headers, for administrators of GoToSocial. */
import { Reply, EMPTY, type Route, type SignedIn } from '../../http/call';
import type { Json } from '../../http/json';
import { notFound, refuse } from '../../http/refusal';
import { permissionsOf } from '../../state/admin/permissions';
import { gotosocialRoute } from './staff';

type List = 'header_blocks' | 'header_allows';

type Filter = ReturnType<typeof permissionsOf>[List][number];

const HEADER = /^[\w-]+$/;

const render = ({ id, header, regex, createdAt }: Filter): Json => ({
  id,
  header,
  regex,
  created_by: '01ADMIN',
  created_at: new Date(createdAt).toISOString(),
});

const isExpression = (text: string): boolean => {
  try {
    // Go has flags at the beginning of the expression.
    return new RegExp(text.replace(/^\(\?[imsU]+\)/, '')) instanceof RegExp;
  } catch {
    return false;
  }
};

function add({ world, params }: SignedIn, list: List): Json {
  const header = params.text('header') ?? '';
  const regex = params.text('regex') ?? '';
  if (!HEADER.test(header)) throw refuse(400, 'Bad Request: invalid request header');
  if (regex === '' || !isExpression(regex)) throw refuse(400, 'Bad Request: invalid header regex');
  const id = `01HEADER${String(world.ids.count('headers') + 1).padStart(4, '0')}`;
  const filter = { id, header, regex, createdAt: world.clock.now() };
  permissionsOf(world)[list].push(filter);
  return render(filter);
}

function remove({ world, path }: SignedIn, list: List): Reply {
  const filters = permissionsOf(world)[list];
  const at = filters.findIndex(({ id }) => id === path.id);
  if (at < 0) throw notFound();
  filters.splice(at, 1);
  return new Reply({ status: 202, body: EMPTY });
}

const routesOf = (list: List): Route[] => [
  gotosocialRoute('GET', list, ({ world }) => permissionsOf(world)[list].map(render)),
  gotosocialRoute('POST', list, (call) => add(call, list)),
  gotosocialRoute('DELETE', `${list}/:id`, (call) => remove(call, list)),
];

export const headerFilterRoutes: Route[] = [
  ...routesOf('header_blocks'),
  ...routesOf('header_allows'),
];
