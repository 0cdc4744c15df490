/** The applications that administrators see; those that sign in here are beside them. */
import type { World } from '../world';

export interface RegisteredApp {
  id: number;
  name: string;
  clientId: string;
  secret: string;
  redirectUris: string;
  website: string | null;
  trusted: boolean;
}

const apps = new WeakMap<World, RegisteredApp[]>();

const names = ['Heron', 'Otter for Android', 'Reed', 'Kingfisher', 'Web'];

export function newApp(world: World, id: number, name: string): RegisteredApp {
  const { random } = world;
  const secretOf = (use: string): string =>
    Array.from({ length: 43 }, (_, at) =>
      random
        .fork(`${use} ${String(id)} ${String(at)}`)
        .between(0, 35)
        .toString(36),
    ).join('');
  return {
    id,
    name,
    clientId: secretOf('client'),
    secret: secretOf('secret'),
    redirectUris: 'urn:ietf:wg:oauth:2.0:oob',
    website: null,
    trusted: false,
  };
}

/** Filled on first use, so that only staff pays for it. */
export function registeredApps(world: World): RegisteredApp[] {
  const known =
    apps.get(world) ??
    Array.from({ length: 70 }, (_, at) => ({
      ...newApp(world, at + 1, `${names[at % names.length] ?? ''} ${String(at + 1)}`),
      trusted: at === 0,
    }));
  apps.set(world, known);
  return known;
}
