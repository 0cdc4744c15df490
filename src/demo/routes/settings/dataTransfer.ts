/**
 * Imports of people from files, and backups, which are ready after a few requests for their list.
 */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { crash, missingField, refuse } from '../../http/refusal';
import { findByAcct } from '../../state/people';
import type { Person } from '../../state/types';

/** The people named in a file who are known here. */
async function named({ params, world }: SignedIn): Promise<Person[]> {
  const sent = params.file('list') ?? params.text('list');
  if (sent === null) throw missingField('list');
  const text = typeof sent === 'string' ? sent : await sent.text();
  if (text.trim() === '') throw crash();
  const home = `@${world.host}`;
  return text.split(/[\r\n]+/).flatMap((line) => {
    const handle = (line.split(',')[0] ?? '').trim();
    const acct = handle.endsWith(home) ? handle.slice(0, -home.length) : handle;
    return findByAcct(world, acct) ?? [];
  });
}

const taking =
  (take: (viewer: Person, other: Person) => void) =>
  async (call: SignedIn): Promise<string> => {
    for (const other of await named(call)) if (other !== call.viewer) take(call.viewer, other);
    return 'job started';
  };

interface KeptBackup {
  id: number;
  startedAt: number;
  /** The number of requests for the list since. */
  looks: number;
}

const kept = new WeakMap<Person, KeptBackup[]>();
const RECORDS = 14;
const LOOKS = 3;

function list({ viewer, world }: SignedIn): Json[] {
  return (kept.get(viewer) ?? []).map(({ id, startedAt, looks }) => {
    const isDone = looks >= LOOKS;
    const states = ['pending', 'running', 'running'];
    return {
      id,
      content_type: 'application/zip',
      file_size: isDone ? 3_308 : 0,
      inserted_at: new Date(startedAt).toISOString(),
      processed: isDone,
      processed_number: isDone ? RECORDS : looks * 5,
      state: isDone ? 'complete' : states[looks],
      url: `${world.origin}/media//backups/archive-${String(id)}.zip`,
    };
  });
}

function look(call: SignedIn): Json[] {
  const answer = list(call);
  for (const backup of kept.get(call.viewer) ?? []) backup.looks += 1;
  return answer;
}

function begin(call: SignedIn): Json[] {
  const before = kept.get(call.viewer) ?? [];
  if (before.length > 0) throw refuse(400, 'Last export was less than 7 days ago');
  kept.set(call.viewer, [{ id: 1, startedAt: call.world.clock.now(), looks: 0 }]);
  return list(call);
}

const families = pleromaLike;
const importing = (name: string, take: (viewer: Person, other: Person) => void) =>
  user({
    method: 'POST',
    path: `/api/pleroma/${name}_import`,
    families,
    scopes: ['follow', 'write:follows'],
    handle: taking(take),
  });
const BACKUPS = '/api/v1/pleroma/backups';

export const dataTransferRoutes: Route[] = [
  importing('follow', (viewer, other) => {
    viewer.following.add(other.id);
    other.followers.add(viewer.id);
  }),
  importing('blocks', (viewer, other) => viewer.blocks.add(other.id)),
  importing('mutes', (viewer, other) =>
    viewer.mutes.set(other.id, { notifications: true, expiresAt: null }),
  ),
  user({ method: 'GET', path: BACKUPS, families, scopes: ['read:backups'], handle: look }),
  user({ method: 'POST', path: BACKUPS, families, scopes: ['read:backups'], handle: begin }),
];
