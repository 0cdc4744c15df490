/** Bulk actions on many people: run one after the other, stopped, refused, rate-limited, undone. */
import nock from 'nock';
import { noEntities } from '@/domain/engine/entities';
import { readBulkActions, type BulkActionKind } from '@/domain/admin/bulkActions';
import { relationshipActionsSaga } from '@/sagas/people/relationshipActions';
import { bulkActionsSaga } from '@/sagas/admin/bulkActions';
import { fork } from '@/sagas/engine/effects';
import {
  bulkActionRequested,
  bulkActionLogRestored,
  bulkActionPeopleShown,
  bulkActionStopRequested,
  bulkActionUndoRequested,
} from '@/slices/admin/bulkActions';
import { profileReceived } from '@/slices/people/profiles';
import { loggedOut } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';

const clock = useStoppedClock();
const ids = ['u2', 'u3', 'u4'];

const known = [
  signedIn(),
  profileReceived({
    address: { id: 'u2' },
    userId: 'u2',
    entities: {
      ...noEntities(),
      users: ids.map((id) => someUser({ id, screenName: `name-of-${id}` })),
    },
  }),
];

function* both() {
  yield* fork(relationshipActionsSaga);
  yield* fork(bulkActionsSaga);
}

interface Server {
  muting: Set<string>;
  blocking: Set<string>;
  followers: Set<string>;
  following: Set<string>;
  calls: string[];
  /** Answers to the next call of an action, by `action id`. */
  refusals: Map<string, [number, object, Record<string, string>?]>;
}

/** A server that keeps the reader's relationships. */
function answerRelationshipActions(changes: Partial<Server> = {}): Server {
  const server: Server = {
    muting: new Set(),
    blocking: new Set(),
    followers: new Set(ids),
    following: new Set(),
    calls: [],
    refusals: new Map(),
    ...changes,
  };
  const relationship = (id: string) => ({
    id,
    following: server.following.has(id),
    followed_by: server.followers.has(id),
    blocking: server.blocking.has(id),
    muting: server.muting.has(id),
    requested: false,
  });
  nock(ORIGIN)
    .persist()
    .get('/api/v1/accounts/relationships')
    .query(true)
    .reply(200, (uri) => {
      const asked = new URL(uri, ORIGIN).searchParams.getAll('id[]');
      return asked.map(relationship);
    });
  const effects: Record<string, (id: string) => void> = {
    mute: (id) => server.muting.add(id),
    unmute: (id) => server.muting.delete(id),
    block: (id) => {
      server.blocking.add(id);
      server.following.delete(id);
    },
    unblock: (id) => server.blocking.delete(id),
    follow: (id) => server.following.add(id),
    remove_from_followers: (id) => server.followers.delete(id),
  };
  nock(ORIGIN)
    .persist()
    .post(/^\/api\/v1\/accounts\/[^/]+\/\w+$/)
    .reply((uri) => {
      const [, id = '', action = ''] = /accounts\/([^/]+)\/(\w+)/.exec(uri) ?? [];
      server.calls.push(`${action} ${id}`);
      const refusal = server.refusals.get(`${action} ${id}`);
      server.refusals.delete(`${action} ${id}`);
      if (refusal) return refusal;
      effects[action]?.(id);
      return [200, relationship(id)];
    });
  return server;
}

const begin = async (server: Partial<Server> = {}, storage = fakeStorage()) => {
  const bonds = answerRelationshipActions(server);
  const story = replay(both, {
    before: known,
    context: { storage: { database: storage.storage } },
  });
  story.dispatch(bulkActionPeopleShown({ userIds: ids }));
  await settled();
  const request = async (kind: BulkActionKind) => {
    story.dispatch(bulkActionRequested({ kind, userIds: ids }));
    await settled();
  };
  const deed = () => story.state().bulkActions?.actions[0];
  const outcomes = () => deed()?.people.map(({ outcome }) => outcome);
  const undo = async () => {
    story.dispatch(bulkActionUndoRequested({ deedId: deed()?.id ?? '' }));
    await settled();
  };
  return { story, bonds, request, deed, outcomes, undo, storage };
};

describe('a bulk action', () => {
  it('goes from person to person, with pauses between them', async () => {
    const { bonds, request, outcomes, deed } = await begin();
    await request('mute');
    expect(bonds.calls).toEqual(['mute u2']);
    expect(outcomes()).toEqual(['done', 'waiting', 'waiting']);
    await clock.pass(499);
    expect(bonds.calls).toHaveLength(1);
    await clock.pass(1);
    expect(bonds.calls).toEqual(['mute u2', 'mute u3']);
    await clock.passSeconds(2);
    expect(outcomes()).toEqual(['done', 'done', 'done']);
    expect(deed()).toMatchObject({ kind: 'mute', phase: 'ended' });
    expect([...bonds.muting]).toEqual(ids);
  });

  it('skips people to whom it already applies, without a pause', async () => {
    const { bonds, request, outcomes } = await begin({ muting: new Set(['u2', 'u3']) });
    await request('mute');
    expect(bonds.calls).toEqual(['mute u4']);
    expect(outcomes()).toEqual(['already', 'already', 'done']);
  });

  it('continues after a refusal, and reports it', async () => {
    const { bonds, request, outcomes } = await begin({
      refusals: new Map([['block u3', [404, { error: 'Record not found' }]]]),
    });
    await request('block');
    await clock.passSeconds(3);
    expect(outcomes()).toEqual(['done', 'refused', 'done']);
    expect([...bonds.blocking]).toEqual(['u2', 'u4']);
  });

  it('waits when the server asks for a pause, and skips nobody', async () => {
    const { bonds, request, outcomes, story } = await begin({
      refusals: new Map([['mute u3', [429, { error: 'Throttled' }, { 'retry-after': '20' }]]]),
    });
    await request('mute');
    await clock.passSeconds(10);
    expect(outcomes()).toEqual(['done', 'waiting', 'waiting']);
    expect(bonds.calls).toEqual(['mute u2', 'mute u3']);
    expect(story.state().relationshipActions?.pending.u3?.muting?.waitsUntil).toEqual(
      expect.any(Number),
    );
    await clock.passSeconds(20);
    expect(outcomes()).toEqual(['done', 'done', 'done']);
  });

  it("respects the server's limit for removing followers", async () => {
    const { bonds, request, outcomes } = await begin();
    await request('remove');
    await clock.pass(1_100);
    expect(bonds.calls).toEqual(['remove_from_followers u2']);
    await clock.passSeconds(3);
    expect(outcomes()).toEqual(['done', 'done', 'done']);
    expect(bonds.followers.size).toBe(0);
  });

  it('can be stopped between two people', async () => {
    const { story, bonds, request, outcomes, deed } = await begin();
    await request('mute');
    story.dispatch(bulkActionStopRequested());
    await clock.passSeconds(5);
    expect(outcomes()).toEqual(['done', 'stopped', 'stopped']);
    expect(deed()?.phase).toBe('ended');
    expect(bonds.calls).toEqual(['mute u2']);
  });

  it('can be stopped while it waits, and sends nothing later', async () => {
    const { story, bonds, request, outcomes } = await begin({
      refusals: new Map([['mute u2', [429, { error: 'Throttled' }, { 'retry-after': '20' }]]]),
    });
    await request('mute');
    story.dispatch(bulkActionStopRequested());
    await clock.passSeconds(60);
    expect(outcomes()).toEqual(['stopped', 'stopped', 'stopped']);
    expect(bonds.muting.size).toBe(0);
  });

  it('runs one at a time', async () => {
    const { story, request } = await begin();
    await request('mute');
    await request('block');
    await clock.passSeconds(5);
    expect(story.state().bulkActions?.actions).toHaveLength(1);
  });

  it('ends with the logout', async () => {
    const { story, bonds, request, storage } = await begin();
    await request('mute');
    story.dispatch(loggedOut());
    await clock.passSeconds(5);
    expect(bonds.calls).toEqual(['mute u2']);
    expect(storage.table.has('crowd')).toBe(false);
  });
});

describe('undoing a bulk action', () => {
  it('affects only those to whom it was applied', async () => {
    const { bonds, request, outcomes, undo } = await begin({ muting: new Set(['u2']) });
    await request('mute');
    await clock.passSeconds(3);
    await undo();
    await clock.passSeconds(3);
    expect(outcomes()).toEqual(['already', 'undone', 'undone']);
    expect([...bonds.muting]).toEqual(['u2']);
  });

  it('of a block follows people again whom the reader followed', async () => {
    const { bonds, request, undo } = await begin({ following: new Set(['u3']) });
    await request('block');
    await clock.passSeconds(3);
    expect(bonds.following.size).toBe(0);
    await undo();
    await clock.passSeconds(3);
    expect(bonds.blocking.size).toBe(0);
    expect([...bonds.following]).toEqual(['u3']);
  });

  it('can be stopped, and resumed', async () => {
    const { story, bonds, request, outcomes, undo, deed } = await begin();
    await request('mute');
    await clock.passSeconds(3);
    await undo();
    story.dispatch(bulkActionStopRequested());
    await clock.passSeconds(3);
    expect(outcomes()).toEqual(['undone', 'done', 'done']);
    expect(deed()?.phase).toBe('ended');
    await undo();
    await clock.passSeconds(3);
    expect(outcomes()).toEqual(['undone', 'undone', 'undone']);
    expect(bonds.muting.size).toBe(0);
  });

  it('is possible after a reload, for the same reader', async () => {
    const first = await begin();
    await first.request('mute');
    await clock.passSeconds(3);
    nock.cleanAll();
    const again = await begin({ muting: new Set(ids) }, first.storage);
    expect(again.story.all(bulkActionLogRestored)).toHaveLength(1);
    expect(again.deed()?.people.map(({ screenName }) => screenName)).toEqual(
      ids.map((id) => `name-of-${id}`),
    );
    await again.undo();
    await clock.passSeconds(3);
    expect(again.bonds.muting.size).toBe(0);

    const kept = first.storage.table.get('crowd') as object;
    const others = fakeStorage({ crowd: { ...kept, owner: 'somebody' } });
    const stranger = await begin({}, others);
    expect(stranger.deed()).toBeUndefined();
  });
});

describe('a stored bulk action', () => {
  it.each([null, 7, {}, [null, 7, { id: 'd' }, { id: 'd', kind: 'bite', at: 1, people: [] }]])(
    'is dropped if it cannot be read (%j)',
    (kept) => {
      expect(readBulkActions(kept)).toEqual([]);
    },
  );

  it('is shown as stopped if it was running when the page closed', () => {
    const person = { userId: 'u2', screenName: 'x', followed: true };
    const deed = { id: 'd', kind: 'mute', at: 1, phase: 'running' };
    const people = [
      { ...person, outcome: 'waiting' },
      { ...person, outcome: 'done' },
      { ...person, outcome: 'eaten' },
      { userId: 7 },
    ];
    expect(readBulkActions([{ ...deed, people }])).toEqual([
      {
        ...deed,
        phase: 'ended',
        people: [
          { ...person, outcome: 'stopped' },
          { ...person, outcome: 'done' },
        ],
      },
    ]);
  });
});
