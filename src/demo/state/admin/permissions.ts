/** GoToSocial's drafts of rules, and the lists that it subscribes to. */
import type { World } from '../world';

export interface Draft {
  id: string;
  domain: string;
  type: string;
  publicComment: string;
  privateComment: string;
  createdAt: number;
}

export interface List {
  id: string;
  createdAt: number;
  type: string;
  title: string;
  uri: string;
  contentType: string;
  priority: number;
  asDraft: boolean;
  removesRetracted: boolean;
  adoptsOrphans: boolean;
  /** Empty for a list without a login. */
  username: string;
  password: string;
}

interface Exclude {
  id: string;
  domain: string;
  createdAt: number;
}

interface HeaderFilter {
  id: string;
  header: string;
  regex: string;
  createdAt: number;
}

interface Permissions {
  /** The oldest first. */
  drafts: Draft[];
  lists: List[];
  /** Hosts of which no drafts come any more. */
  excluded: Exclude[];
  header_blocks: HeaderFilter[];
  header_allows: HeaderFilter[];
}

const known = new WeakMap<World, Permissions>();

const spammers = ['casino', 'pills', 'prizes', 'followers', 'coins'];

function first(world: World): Permissions {
  const now = world.clock.now();
  const drafts = Array.from({ length: 130 }, (_, at) => ({
    id: `01DRAFT${String(at).padStart(4, '0')}`,
    domain: `${spammers[at % spammers.length] ?? ''}${String(at)}.example`,
    type: at % 10 === 9 ? 'allow' : 'block',
    publicComment: at % 3 === 0 ? 'Spam' : '',
    privateComment: '',
    createdAt: now - (130 - at) * 3_600_000,
  }));
  const list = {
    id: '01LIST0001',
    createdAt: now - 864_000_000,
    type: 'block',
    title: 'Spammers',
    uri: 'https://lists.example/spammers.csv',
    contentType: 'text/csv',
    priority: 100,
    asDraft: true,
    removesRetracted: true,
    adoptsOrphans: false,
    username: '',
    password: '',
  };
  return { drafts, lists: [list], excluded: [], header_blocks: [], header_allows: [] };
}

/** Filled on first use, so that only staff pays for it. */
export function permissionsOf(world: World): Permissions {
  const there = known.get(world) ?? first(world);
  known.set(world, there);
  return there;
}
