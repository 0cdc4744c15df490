/** Lists: made, renamed, filled and deleted, as a real server answered. */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import { noEntities } from '@/domain/engine/entities';
import { listRequest, savingRequest } from '@/domain/people/list';
import { timelineKey } from '@/domain/timelines/timeline';
import { fork } from '@/sagas/engine/effects';
import { listMembersSaga } from '@/sagas/people/listMembers';
import { listChangesSaga } from '@/sagas/people/lists';
import { noticesSaga } from '@/sagas/noticeRules';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import {
  selectCandidates,
  selectListEditor,
  selectListForm,
  selectMemberRows,
} from '@/selectors/people/listEditor';
import { selectList, selectListsNewestFirst, selectMembers } from '@/selectors/people/lists';
import { selectRequest } from '@/selectors/engine/requests';
import { listsTruncated } from '@/slices/engine/entities';
import {
  listEditorOpened,
  listTitleTyped,
  membersFound,
  memberSearchEnded,
  memberSearchTyped,
} from '@/slices/people/listEditor';
import {
  listChangeFailed,
  listCreateRequested,
  listDeleted,
  listDeleteRequested,
  listOpened,
  listReceived,
  listSaved,
  listsOpened,
  listsReceived,
  listUpdateRequested,
  listMemberChangeConfirmed,
  listMemberChangeRefused,
  listMemberChangeRequested,
} from '@/slices/people/lists';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, replayFixture } from '@support/fixtures';
import { pageOf, plain } from '@support/statuses/statuses';
import { wireUser } from '@support/wire';

const clock = useStoppedClock();
const BOB = 'BCdWEznj5gBWvsk0Zs';
const EVE = 'BCdWFApu3vSj9oqOzw';
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-alice' } });
const members = (id: string) => `/api/v1/lists/${id}/accounts`;

function open(...before: Action[]) {
  return replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(listMembersSaga);
      yield* fork(timelinesSaga);
      yield* listChangesSaga();
    },
    { before: [userTokenReceived({ userToken: 'TOKEN-alice' }), signedIn(), ...before] },
  );
}

const known = listsReceived({
  lists: [
    { id: '4', title: 'Bridge friends' },
    { id: '10', title: 'Newspapers' },
  ],
});
const wish = (title: string) => ({ title, exclusive: null, repliesPolicy: null });

describe('lists', () => {
  it('LIST-04 are asked for, made, renamed, filled, emptied and deleted', async () => {
    const story = open();
    replayFixture('lists/lists');
    story.dispatch(listsOpened());
    await story.until(listsReceived);
    expect(selectListsNewestFirst(story.state()).map(({ id }) => id)).toEqual(['3', '2', '1']);

    replayFixture('lists/list');
    replayFixture('lists/accounts');
    story.dispatch(listOpened({ listId: '1' }));
    await story.until(listReceived);
    const rows = fixtureBody('lists/accounts') as { id: string }[];
    expect(selectMembers(story.state(), '1')).toEqual(rows.map(({ id }) => id));
    expect(Object.keys(story.state().users.entities)).toEqual(
      expect.arrayContaining(rows.map(({ id }) => id)),
    );

    replayFixture('lists/create');
    replayFixture('lists/add');
    story.dispatch(listCreateRequested({ input: wish('Bridge people'), userIds: [BOB, EVE] }));
    await settled();
    expect(selectList(story.state(), '4')).toMatchObject({ title: 'Bridge people' });

    replayFixture('lists/rename');
    story.dispatch(listUpdateRequested({ listId: '4', input: wish('Bridge friends') }));
    await settled();
    expect(selectList(story.state(), '4')).toMatchObject({ title: 'Bridge friends' });

    replayFixture('lists/remove');
    story.dispatch(listMemberChangeRequested({ listId: '4', userId: EVE, wanted: false }));
    await story.until(listMemberChangeConfirmed);

    replayFixture('lists/delete');
    story.dispatch(listDeleteRequested({ listId: '4' }));
    await story.until(listDeleted);
    expect(selectList(story.state(), '4')).toBeUndefined();
    expect(nock.isDone()).toBe(true);
  });

  it('send whether they are exclusive only where lists have a say in it', async () => {
    const sent: unknown[] = [];
    const put = server()
      .put('/api/v1/lists/4', (body) => sent.push(body) > 0)
      .twice()
      .reply(200, { id: '4', title: 'Bridge friends', exclusive: true });
    const story = open(known);
    story.dispatch(listUpdateRequested({ listId: '4', input: wish('Bridge friends') }));
    await settled();
    const exclusive = { title: 'Bridge friends', exclusive: true };
    const wished = { ...exclusive, repliesPolicy: null };
    story.dispatch(listUpdateRequested({ listId: '4', input: wished }));
    await settled();
    expect(put.isDone()).toBe(true);
    expect(sent).toEqual([{ title: 'Bridge friends' }, exclusive]);
    expect(selectList(story.state(), '4')?.exclusive).toBe(true);
  });

  it('send whose answers they show, made new and changed, and keep what the server says', async () => {
    const told = { title: 'Bakers', exclusive: false, replies_policy: 'followed' };
    const made = server()
      .post('/api/v1/lists', told)
      .reply(200, { id: '7', ...told });
    const story = open();
    const wished = { title: 'Bakers', exclusive: false, repliesPolicy: 'followed' } as const;
    story.dispatch(listCreateRequested({ input: wished, userIds: [] }));
    await settled();
    expect(made.isDone()).toBe(true);
    expect(selectList(story.state(), '7')?.repliesPolicy).toBe('followed');

    // Renaming sends it along: a server that takes what is left out for the usual would forget it.
    story.dispatch(listEditorOpened({ listId: '7' }));
    const form = selectListForm(story.state());
    expect(form).toMatchObject({ exclusive: false, repliesPolicy: 'followed' });
    const changed = server()
      .put('/api/v1/lists/7', { ...told, replies_policy: 'none' })
      .reply(200, { id: '7', ...told, replies_policy: 'none' });
    const { title, exclusive } = form;
    const input = { title, exclusive, repliesPolicy: 'none' as const };
    story.dispatch(listUpdateRequested({ listId: '7', input }));
    await settled();
    expect(changed.isDone()).toBe(true);
    expect(selectListForm(story.state()).repliesPolicy).toBe('none');
  });

  it('LIST-10 that cannot be made are told of, and what was written stays', async () => {
    const story = open();
    story.dispatch(listEditorOpened({ listId: null }));
    story.dispatch(listTitleTyped({ title: 'Bakers' }));
    story.dispatch(listMemberChangeRequested({ listId: null, userId: BOB, wanted: true }));
    replayFixture('lists/create-empty-title');
    story.dispatch(listCreateRequested({ input: wish(''), userIds: [BOB] }));
    await story.until(requestFailed);
    expect(story.state().notices).toMatchObject([
      { level: 'error', messageKey: 'lists.error', values: { detail: "can't be blank" } },
    ]);
    expect(selectListEditor(story.state())).toMatchObject({ title: 'Bakers', chosen: [BOB] });
    expect(selectRequest(story.state(), savingRequest(null)).busy).toBe(false);
    expect(story.context.routes).toEqual([]);
  });

  it('keep their title when a new one is refused, and what was typed', async () => {
    const story = open(known);
    story.dispatch(listEditorOpened({ listId: '4' }));
    story.dispatch(listTitleTyped({ title: ' ' }));
    replayFixture('lists/rename-empty');
    story.dispatch(listUpdateRequested({ listId: '4', input: wish('') }));
    await story.until(listChangeFailed);
    expect(selectList(story.state(), '4')?.title).toBe('Bridge friends');
    expect(selectListEditor(story.state()).title).toBe(' ');
    expect(story.state().notices).toMatchObject([{ messageKey: 'lists.error' }]);
  });

  it('LIST-08 are filled with whom one chose once they are there, and then shown', async () => {
    const story = open();
    const order: string[] = [];
    server()
      .post('/api/v1/lists', { title: 'Bridge people' })
      .reply(() => (order.push('made'), [200, { id: '4', title: 'Bridge people' }]));
    server()
      .post(members('4'), { account_ids: [EVE, BOB] })
      .reply(() => (order.push('filled'), [200, {}]));
    story.dispatch(listEditorOpened({ listId: null }));
    for (const userId of [BOB, EVE, BOB]) {
      story.dispatch(listMemberChangeRequested({ listId: null, userId, wanted: true }));
    }
    expect(order).toEqual([]);
    const { chosen } = selectListEditor(story.state());
    story.dispatch(listCreateRequested({ input: wish('Bridge people'), userIds: chosen }));
    await settled();
    expect(order).toEqual(['made', 'filled']);
    expect(story.context.routes.map(({ target }) => target)).toEqual([
      { name: 'lists-timeline', params: { id: '4' } },
    ]);
    // The next one begins with an empty form.
    expect(selectListEditor(story.state())).toMatchObject({ title: null, chosen: [] });
  });

  it('lead to their people when those could not be put on, and say so', async () => {
    const story = open();
    replayFixture('lists/create');
    server().post(members('4')).reply(422, { error: 'You must follow this user' });
    story.dispatch(listCreateRequested({ input: wish('Bridge people'), userIds: [BOB] }));
    await settled();
    expect(story.state().notices).toMatchObject([
      { messageKey: 'lists.error', values: { detail: 'You must follow this user' } },
    ]);
    expect(story.context.routes.map(({ target }) => target)).toEqual([
      { name: 'lists-edit', params: { id: '4' } },
    ]);
  });

  it.each([
    ['deleted', 'lists/delete'],
    ['gone already', 'lists/delete-again'],
  ])('LIST-09 lead to the page of lists when %s', async (_how, name) => {
    const story = open(known);
    replayFixture(name);
    story.dispatch(listDeleteRequested({ listId: '4' }));
    await story.until(requestEnded);
    expect(selectListsNewestFirst(story.state()).map(({ id }) => id)).toEqual(['10']);
    expect(story.context.routes.map(({ target }) => target)).toEqual([{ name: 'lists' }]);
    expect(story.state().notices).toEqual([]);
  });

  it('stay when they could not be deleted', async () => {
    const story = open(known);
    server().delete('/api/v1/lists/4').reply(403, { error: 'Not allowed' });
    story.dispatch(listDeleteRequested({ listId: '4' }));
    await story.until(requestFailed);
    expect(selectList(story.state(), '4')).toBeDefined();
    expect(story.context.routes).toEqual([]);
    expect(story.state().notices).toMatchObject([{ values: { detail: 'Not allowed' } }]);
  });

  it('of an unknown id are known to be none', async () => {
    const story = open(known);
    replayFixture('lists/unknown');
    replayFixture('lists/accounts-unknown');
    story.dispatch(listOpened({ listId: '999' }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), listRequest('999'))).toMatchObject({
      busy: false,
      httpStatus: 404,
      reason: 'List not found',
    });
    expect(selectListsNewestFirst(story.state())).toHaveLength(2);
  });
});

describe('who is on a list', () => {
  const filled = listReceived({
    list: { id: '4', title: 'Bridge friends' },
    userIds: [BOB],
    entities: noEntities(),
  });
  const press = (userId: string, wanted: boolean, undoes = false) =>
    listMemberChangeRequested({ listId: '4', userId, wanted, undoes });

  it('LIST-07 changes with each press, and back with undo', async () => {
    const story = open(known, filled, listEditorOpened({ listId: '4' }));
    const shown = () => selectMembers(story.state(), '4');
    const undoable = () => selectListEditor(story.state()).changed;

    const added = server()
      .post(members('4'), { account_ids: [EVE] })
      .reply(200, {});
    story.dispatch(press(EVE, true));
    expect(shown()).toEqual([BOB, EVE]);
    expect(undoable()).toEqual([EVE]);
    await settled();
    expect(added.isDone()).toBe(true);

    const taken = server()
      .delete(members('4'), { account_ids: [EVE] })
      .reply(200, {});
    story.dispatch(press(EVE, false, true));
    expect(shown()).toEqual([BOB]);
    expect(undoable()).toEqual([]);
    await settled();
    expect(taken.isDone()).toBe(true);

    const removed = server()
      .delete(members('4'), { account_ids: [BOB] })
      .reply(200, {});
    story.dispatch(press(BOB, false));
    expect(shown()).toEqual([]);
    await settled();
    const back = server()
      .post(members('4'), { account_ids: [BOB] })
      .reply(200, {});
    story.dispatch(press(BOB, true, true));
    await settled();
    expect(shown()).toEqual([BOB]);
    expect(removed.isDone() && back.isDone()).toBe(true);
    expect(story.state().lists?.pendingMembers).toEqual({});
  });

  it('is as it was when the server refuses, and the reader is told', async () => {
    const story = open(known, filled, listEditorOpened({ listId: '4' }));
    server().post(members('4')).reply(422, { error: 'You must follow this user' });
    story.dispatch(press(EVE, true));
    await story.until(listMemberChangeRefused);
    expect(selectMembers(story.state(), '4')).toEqual([BOB]);
    expect(selectListEditor(story.state()).changed).toEqual([]);
    expect(story.state().notices).toMatchObject([
      { messageKey: 'lists.error', values: { detail: 'You must follow this user' } },
    ]);
  });

  it('ends as what was pressed last, one call after the other', async () => {
    const story = open(known, filled);
    const calls: string[] = [];
    const heard = (what: string) => () => (calls.push(what), [200, {}] as [number, object]);
    server().post(members('4')).delay(50).reply(heard('on'));
    server().delete(members('4')).reply(heard('off'));
    story.dispatch(press(EVE, true));
    story.dispatch(press(EVE, false, true));
    story.dispatch(press(EVE, true));
    story.dispatch(press(EVE, false, true));
    expect(selectMembers(story.state(), '4')).toEqual([BOB]);
    await clock.pass(100);
    await settled();
    expect(calls.at(-1)).toBe('off');
    expect(calls.length).toBeLessThanOrEqual(2);
    expect(selectMembers(story.state(), '4')).toEqual([BOB]);
  });

  it('makes what its timeline held void', async () => {
    const key = timelineKey('list', '4');
    const story = open(known, filled, pageOf(key, plain('s1')));
    server().post(members('4')).reply(200, {});
    story.dispatch(press(EVE, true));
    await story.until(listMemberChangeConfirmed);
    await settled();
    expect(story.state().timelines[key]).toMatchObject({ loaded: false, ranges: [] });
  });
});

describe('LIST-06 the search for people', () => {
  const SEARCH = '/api/v1/accounts/search';
  const type = (query: string, followingOnly = true) =>
    memberSearchTyped({ query, followingOnly, pace: 'pause' });

  it('asks 2000 ms after the last letter, only among those one follows', async () => {
    const story = open();
    story.dispatch(listEditorOpened({ listId: null }));
    expect(selectListEditor(story.state()).followingOnly).toBe(true);
    const asked = server()
      .get(SEARCH)
      .query({ q: 'bob', resolve: true, following: true, limit: 40 })
      .reply(200, [wireUser({ id: BOB, acct: 'bob', username: 'bob' })]);
    story.dispatch(type('bo'));
    await clock.pass(1_500);
    story.dispatch(type(' bob '));
    await clock.pass(1_999);
    expect(asked.isDone()).toBe(false);
    await clock.pass(1);
    await story.until(membersFound);
    expect(asked.isDone()).toBe(true);
    expect(selectCandidates(story.state())).toEqual([BOB]);
  });

  it('asks for everybody where that is wanted, and at once for Enter', async () => {
    const story = open();
    server()
      .get(SEARCH)
      .query({ q: 'bob', resolve: true, limit: 40 })
      .reply(200, [wireUser({ id: BOB })]);
    story.dispatch(memberSearchTyped({ query: 'bob', followingOnly: false, pace: 'at once' }));
    await story.until(membersFound);
    expect(selectCandidates(story.state())).toEqual([BOB]);
  });

  it('does nothing on an empty one, nor after it was left', async () => {
    const story = open();
    story.dispatch(type('  '));
    await clock.pass(5_000);
    story.dispatch(type('bob'));
    story.dispatch(memberSearchEnded());
    await clock.pass(5_000);
    expect(story.all(membersFound)).toEqual([]);
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('says when it failed, until another is typed', async () => {
    const story = open();
    server().get(SEARCH).query(true).reply(403, { error: 'Not allowed' });
    story.dispatch(type('bob'));
    await clock.pass(2_000);
    await story.until(requestFailed);
    expect(selectRequest(story.state(), 'list members').reason).toBe('Not allowed');
    story.dispatch(type('bobb'));
    expect(selectRequest(story.state(), 'list members').reason).toBeNull();
  });
});

describe('the timeline of a list', () => {
  const at = (id: string) => timelineKey('list', id);
  const path = (id: string) => `/api/v1/timelines/list/${id}`;
  const serve = (id: string, ...ids: string[]) =>
    server()
      .get(path(id))
      .query(true)
      .reply(200, plain(...ids));

  it('LIST-03 is fetched anew for another id, rests when it is left, and is cleared but for the place', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `s${String(999 - at)}`);
    const story = open(known, pageOf(at('4'), plain(...many)));
    const first = serve('4', 's1000');
    story.dispatch(timelineOpened({ key: at('4') }));
    await settled();
    expect(first.isDone()).toBe(true);

    const other = serve('10', 's200');
    story.dispatch(timelineClosed({ key: at('4') }));
    story.dispatch(timelineOpened({ key: at('10') }));
    await settled();
    expect(other.isDone()).toBe(true);
    expect(story.state().timelines[at('10')]?.ranges).toEqual([['s200']]);

    const stale = serve('4', 's1001');
    story.dispatch(timelineClosed({ key: at('10') }));
    await clock.pass(120_000);
    expect(stale.isDone()).toBe(false);
    story.dispatch(listsTruncated());
    expect(story.state().timelines[at('4')]?.ranges.flat().length).toBeLessThanOrEqual(101);
  });
});

it('a saved title takes the place of what was typed, and the list that is made empties the form', () => {
  const story = open(known);
  story.dispatch(listEditorOpened({ listId: '4' }));
  story.dispatch(listTitleTyped({ title: 'Rivers ' }));
  story.dispatch(listSaved({ list: { id: '4', title: 'Rivers' }, isNew: false }));
  expect(selectListEditor(story.state()).title).toBeNull();
  // Coming back to the same desk finds it as it was; another begins empty.
  story.dispatch(listTitleTyped({ title: 'Brooks' }));
  story.dispatch(listEditorOpened({ listId: '4' }));
  expect(selectListEditor(story.state()).title).toBe('Brooks');
  story.dispatch(listEditorOpened({ listId: '10' }));
  expect(selectListEditor(story.state()).title).toBeNull();
  expect(selectMemberRows(story.state())).toBeNull();
});
