/** Lists are created, renamed, filled and deleted, against recorded answers. */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import { noEntities } from '@/domain/engine/entities';
import { listRequest, savingRequest } from '@/domain/people/list';
import { timelineKey } from '@/domain/timelines/timeline';
import { selectSetting } from '@/selectors/session/config';
import { settingChanged } from '@/slices/session/config';
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
    {
      before: [userTokenReceived({ userToken: 'TOKEN-alice' }), signedIn(), ...before],
      context: { page: { location: () => '/lists/999' } },
    },
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
  it('LIST-04 are loaded, created, renamed, filled, emptied and deleted', async () => {
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
    expect(story.state().users.ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));

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

  it('send if they are exclusive only where the server supports that', async () => {
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

  it("send their reply policy when created and edited, and keep the server's answer", async () => {
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

    // Renaming sends the policy again, because some servers reset fields that are left out.
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

  it('LIST-10 that cannot be created cause a notice, and the form stays', async () => {
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

  it('keep their title when a new one is refused, and the form stays', async () => {
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

  it('LIST-08 get the chosen members after their creation, and are then shown', async () => {
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
    // The next new list starts with an empty form.
    expect(selectListEditor(story.state())).toMatchObject({ title: null, chosen: [] });
  });

  it('open their member page when members could not be added, with a notice', async () => {
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
  ])('LIST-09 open the page of lists when %s', async (_how, name) => {
    const story = open(known);
    replayFixture(name);
    story.dispatch(listDeleteRequested({ listId: '4' }));
    await story.until(requestEnded);
    expect(selectListsNewestFirst(story.state()).map(({ id }) => id)).toEqual(['10']);
    expect(story.context.routes.map(({ target }) => target)).toEqual([{ name: 'lists' }]);
    expect(story.state().notices).toEqual([]);
  });

  it('that were the start page lead home once they are gone [startPage]', async () => {
    const start = settingChanged({ name: 'startPage', value: '/lists/999' });
    const story = open(known, start);
    replayFixture('lists/unknown');
    replayFixture('lists/accounts-unknown');
    story.dispatch(listOpened({ listId: '999' }));
    await story.until(requestFailed);
    expect(selectSetting(story.state(), 'startPage')).toBe('');
    expect(story.context.routes).toEqual([{ target: '/', replace: true }]);
  });

  it('stay when they cannot be deleted', async () => {
    const story = open(known);
    server().delete('/api/v1/lists/4').reply(403, { error: 'Not allowed' });
    story.dispatch(listDeleteRequested({ listId: '4' }));
    await story.until(requestFailed);
    expect(selectList(story.state(), '4')).toBeDefined();
    expect(story.context.routes).toEqual([]);
    expect(story.state().notices).toMatchObject([{ values: { detail: 'Not allowed' } }]);
  });

  it('of an unknown id are known not to exist', async () => {
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

describe('the members of a list', () => {
  const filled = listReceived({
    list: { id: '4', title: 'Bridge friends' },
    userIds: [BOB],
    entities: noEntities(),
  });
  const press = (userId: string, wanted: boolean, undoes = false) =>
    listMemberChangeRequested({ listId: '4', userId, wanted, undoes });

  it('LIST-07 change with each press, and back with undo', async () => {
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

  it('are rolled back when the server refuses, with a notice', async () => {
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

  it('end as the last press, one call after the other', async () => {
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

  it('invalidate its timeline when they change', async () => {
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

  it('sends a request 2000 ms after the last letter, only among followed people', async () => {
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

  it('searches everybody if that is chosen, and at once for Enter', async () => {
    const story = open();
    server()
      .get(SEARCH)
      .query({ q: 'bob', resolve: true, limit: 40 })
      .reply(200, [wireUser({ id: BOB })]);
    story.dispatch(memberSearchTyped({ query: 'bob', followingOnly: false, pace: 'at once' }));
    await story.until(membersFound);
    expect(selectCandidates(story.state())).toEqual([BOB]);
  });

  it('does nothing with an empty query, nor after it was left', async () => {
    const story = open();
    story.dispatch(type('  '));
    await clock.pass(5_000);
    story.dispatch(type('bob'));
    story.dispatch(memberSearchEnded());
    await clock.pass(5_000);
    expect(story.all(membersFound)).toEqual([]);
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('shows a failure, until another query is typed', async () => {
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

  it('LIST-03 is loaded again for another id, pauses when it is left, and is cleared except for its scroll anchor', async () => {
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

it('a saved title replaces the typed one, and creating a list empties the form', () => {
  const story = open(known);
  story.dispatch(listEditorOpened({ listId: '4' }));
  story.dispatch(listTitleTyped({ title: 'Rivers ' }));
  story.dispatch(listSaved({ list: { id: '4', title: 'Rivers' }, isNew: false }));
  expect(selectListEditor(story.state()).title).toBeNull();
  // Opening the same editor again keeps its text; another one starts empty.
  story.dispatch(listTitleTyped({ title: 'Brooks' }));
  story.dispatch(listEditorOpened({ listId: '4' }));
  expect(selectListEditor(story.state()).title).toBe('Brooks');
  story.dispatch(listEditorOpened({ listId: '10' }));
  expect(selectListEditor(story.state()).title).toBeNull();
  expect(selectMemberRows(story.state())).toBeNull();
});
