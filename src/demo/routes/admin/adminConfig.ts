/** Routes with which administrators configure the server: settings, restarts, front-ends. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { crash, missingField, refuse } from '../../http/refusal';
import { availableFrontends } from '../../seed/configuration';
import { descriptions } from '../../seed/descriptions';
import {
  applyConfiguration,
  configurationOf,
  onlySet,
  renderEntry,
} from '../../state/admin/configuration';
import type { World } from '../../state/world';
import { needAdmin } from './staff';

function needDatabase({ options }: World): void {
  if (options.configFromDatabase) return;
  throw refuse(400, 'You must enable configurable_from_database in your config file.');
}

function read({ world, params }: SignedIn): Json {
  needDatabase(world);
  const entries = configurationOf(world);
  const configs = params.flag('only_db') ? entries.flatMap(onlySet) : entries.map(renderEntry);
  return { configs, need_reboot: world.needsReboot };
}

/** Applies the entries one after the other; those before a refused one stay applied. */
function write({ world, params }: SignedIn): Json {
  needDatabase(world);
  const items = params.values.configs;
  if (!Array.isArray(items)) throw crash(400);
  const changed = items.map((item: unknown) => applyConfiguration(world, item));
  const configs = [...new Set(changed)].flatMap((entry) => (entry ? [renderEntry(entry)] : []));
  return { configs, need_reboot: world.needsReboot };
}

/** A front-end whose download fails, so that clients can show the failure. */
const UNREACHABLE = 'soapbox';

function frontends({ frontends: installed }: World): Json[] {
  const row = (name: string, known: Json): Json => {
    const refs = installed.get(name) ?? [];
    return {
      build_url: known.build_url ?? null,
      git: known.git ?? null,
      installed: refs.length > 0,
      installed_refs: refs,
      name,
      ref: known.ref ?? null,
    };
  };
  const others = [...installed.keys()].filter((name) => !(name in availableFrontends));
  return [
    ...Object.entries(availableFrontends).map(([name, known]) => row(name, known)),
    ...others.map((name) => row(name, {})),
  ];
}

function install({ world, params }: SignedIn): Json[] {
  const name = params.text('name');
  if (name === null) throw missingField('name');
  const known: Json | undefined = Object.entries(availableFrontends).find(
    ([each]) => each === name,
  )?.[1];
  const source = params.text('build_url') ?? params.text('file');
  const ref = params.text('ref') ?? known?.ref;
  if ((!known && source === null) || typeof ref !== 'string') throw crash();
  if (name === UNREACHABLE || source?.includes('nowhere')) {
    throw refuse(400, 'Could not download or unzip the frontend');
  }
  const refs = world.frontends.get(name) ?? [];
  world.frontends.set(name, [...refs.filter((each) => each !== ref), ref]);
  return frontends(world);
}

function restart({ world }: SignedIn): Json {
  world.needsReboot = false;
  return EMPTY;
}

const BASE = '/api/v1/pleroma/admin';

const admin = (method: Route['method'], path: string, handle: (call: SignedIn) => unknown): Route =>
  user({
    method,
    path: BASE + path,
    scopes: ['admin', method === 'GET' ? 'admin:read' : 'admin:write'],
    families: pleromaLike,
    handle: (call) => {
      needAdmin(call);
      return handle(call);
    },
  });

export const adminConfigRoutes: Route[] = [
  admin('GET', '/config', read),
  admin('POST', '/config', write),
  admin('GET', '/config/descriptions', () => descriptions),
  admin('GET', '/need_reboot', ({ world }) => ({ need_reboot: world.needsReboot })),
  admin('GET', '/restart', restart),
  admin('GET', '/frontends', ({ world }) => frontends(world)),
  admin('POST', '/frontends/install', install),
];
