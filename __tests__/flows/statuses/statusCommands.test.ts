/** Deleting a status, copying its address, and viewing its edit history. */
import type { UnknownAction } from '@reduxjs/toolkit';
import nock from 'nock';
import { fork } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { statusCommandsSaga } from '@/sagas/statuses/statusCommands';
import { selectStatus } from '@/selectors/statuses/statuses';
import { historyClosed, historyOpened } from '@/slices/statuses/histories';
import { pageShown } from '@/slices/session/startup';
import {
  deleteRefused,
  deleteRequested,
  detailsCopyRequested,
  linkCopyRequested,
  statusCommandRequested,
} from '@/slices/statuses/statusCommands';
import type { StatusCommand } from '@/domain/statuses/statusCommands';
import { redraftRequested } from '@/slices/composer/editing';
import { dialogOpened } from '@/slices/engine/dialogs';
import { settingChanged } from '@/slices/session/config';
import { statusDeleted, statusToggleRequested } from '@/slices/statuses/statuses';
import type { ContextChanges } from '@support/context';
import { settled, useStoppedClock } from '@support/clock';
import { takeTime } from '@support/engine/inFlight';
import { ORIGIN, replay } from '@support/flow';
import { fixtureBody } from '@support/fixtures';
import { statusesKnown } from '@support/statuses/statuses';
import { signedIn } from '@support/people';
import { wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
const PATH = '/api/v1/statuses/s1';

const begin = (context: ContextChanges = {}) =>
  replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(statusCommandsSaga);
    },
    { before: [pageShown(), statusesKnown(wireStatus())], context },
  );
const remove = deleteRequested({ statusId: 's1' });

describe('deleting a status', () => {
  it('ACT-03 sends the request and marks the status only after the server has confirmed', async () => {
    nock(ORIGIN)
      .delete(PATH)
      .reply(200, async () => {
        await takeTime(1_000);
        return wireStatus({ text: 'Hello' });
      });
    const story = begin();
    story.dispatch(remove);
    await settled();
    await clock.pass(900);
    expect(selectStatus(story.state(), 's1')).toMatchObject({ deleted: false });
    await clock.pass(100);
    await story.until(statusDeleted);
    expect(selectStatus(story.state(), 's1')).toMatchObject({ deleted: true });
  });

  it('ACT-03 ACT-17 keeps a status that the server refuses to delete, and says so for 5 seconds', async () => {
    nock(ORIGIN).delete(PATH).reply(403, { error: 'Not yours' });
    const story = begin();
    story.dispatch(remove);
    await story.until(deleteRefused);
    expect(selectStatus(story.state(), 's1')).toMatchObject({ deleted: false });
    expect(story.state().notices).toMatchObject([
      { level: 'error', messageKey: 'status.delete_error', values: { detail: 'Not yours' } },
    ]);
    await clock.pass(4_999);
    expect(story.state().notices).toHaveLength(1);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
  });

  it('twice at once sends one request', async () => {
    nock(ORIGIN).delete(PATH).reply(200, wireStatus());
    const story = begin();
    story.dispatch(remove);
    story.dispatch(remove);
    await settled();
    expect(story.all(statusDeleted)).toHaveLength(1);
    expect(story.all(deleteRefused)).toEqual([]);
  });
});

describe('copying the link', () => {
  it('copies the address of the status on this instance, and confirms it', async () => {
    const copied: string[] = [];
    const story = begin({
      page: {
        copyText: async (text) => {
          copied.push(text);
        },
      },
    });
    story.dispatch(linkCopyRequested({ statusId: 's1' }));
    await settled();
    expect(copied).toEqual([`${ORIGIN}/notice/s1`]);
    expect(story.state().notices).toMatchObject([
      { level: 'success', messageKey: 'status.link_copied' },
    ]);
  });

  it('ACT-16 that fails is shown on the status until it succeeds', async () => {
    let allowed = false;
    const story = begin({
      page: {
        copyText: () => (allowed ? Promise.resolve() : Promise.reject(new Error('Write denied'))),
      },
    });
    story.dispatch(linkCopyRequested({ statusId: 's1' }));
    await settled();
    expect(story.state().statusCommands.commandFailures).toEqual({
      s1: { about: 'link', wanted: true, reason: 'Write denied' },
    });
    expect(story.state().notices).toEqual([]);
    allowed = true;
    story.dispatch(linkCopyRequested({ statusId: 's1' }));
    await settled();
    expect(story.state().statusCommands.commandFailures).toEqual({});
  });
});

describe('copying the details of a status that could not be shown', () => {
  const request = detailsCopyRequested({ statusId: 's1', error: 'Error: frogs' });

  it('copies the error and the status as it is known here', async () => {
    const copied: string[] = [];
    const story = begin({
      page: {
        copyText: async (text) => {
          copied.push(text);
        },
      },
    });
    story.dispatch(request);
    await settled();
    expect(copied).toEqual([expect.stringMatching(/^Error: frogs\n\{[^]*"id": "s1"/)]);
    expect(story.state().notices).toEqual([]);
  });

  it('shows in a notice that the browser does not allow it', async () => {
    const story = begin({ page: { copyText: () => Promise.reject(new Error('Write denied')) } });
    story.dispatch(request);
    await settled();
    expect(story.state().notices).toMatchObject([
      {
        level: 'error',
        messageKey: 'general.generic_error_message',
        values: { detail: 'Write denied' },
      },
    ]);
  });
});

describe('the edit history', () => {
  const open = historyOpened({ statusId: 's1' });

  it('ACT-08 is loaded when it is opened, and removed when it is closed', async () => {
    nock(ORIGIN)
      .get(`${PATH}/history`)
      .reply(200, fixtureBody('statuses/history') as nock.Body);
    const story = begin();
    story.dispatch(open);
    await settled();
    expect(story.state().histories?.s1).toMatchObject([
      { createdAt: '2026-11-20T11:49:29.000Z', summary: 'garden' },
      { createdAt: '2026-11-20T11:50:04.000Z', summary: 'garden' },
      { createdAt: '2026-11-20T11:50:05.000Z', summary: '' },
    ]);
    expect(story.state().histories?.s1?.[1]?.html).toContain('<strong>tomato</strong>');
    // Earlier versions do not change the status itself.
    expect(selectStatus(story.state(), 's1')).toMatchObject({ text: 'Hello world' });
    story.dispatch(historyClosed({ statusId: 's1' }));
    expect(story.state().histories).toEqual({});
  });

  it('is loaded automatically when the server is back, as long as it is open', async () => {
    nock(ORIGIN).get(`${PATH}/history`).times(3).reply(502);
    const story = begin();
    story.dispatch(open);
    await clock.passSeconds(4);
    expect(story.state().requests['history s1']).toMatchObject({ busy: false, httpStatus: 502 });
    nock(ORIGIN).get(`${PATH}/history`).reply(200, []);
    await clock.passSeconds(5);
    expect(story.state().histories).toEqual({ s1: [] });
  });
});

describe('a command on a status', () => {
  const ask = (
    name: 'modalOnDelete' | 'modalOnMuteConversation' | 'modalOnRepeat',
    value: boolean,
  ) => settingChanged({ name, value });
  const own = statusesKnown(wireStatus({ account: wireUser({ id: 'u1' }) }));
  const run = (command: StatusCommand, ...before: UnknownAction[]) => {
    const story = replay(statusCommandsSaga, { before: [signedIn({ id: 'u1' }), own, ...before] });
    story.dispatch(statusCommandRequested({ statusId: 's1', command }));
    return story.log.slice(1);
  };
  const props = { statusId: 's1' };

  it.each([
    ['delete', 'modalOnDelete', 'confirmDelete', deleteRequested(props)],
    ['redraft', 'modalOnDelete', 'confirmRedraft', redraftRequested(props)],
    [
      'mute',
      'modalOnMuteConversation',
      'confirmMuteConversation',
      statusToggleRequested({ ...props, toggle: 'threadMuted', wanted: true }),
    ],
    [
      'repeat',
      'modalOnRepeat',
      'confirmRepeat',
      statusToggleRequested({ ...props, toggle: 'repeated', wanted: true }),
    ],
  ] as const)('"%s" is asked about first only if %s is on', (command, setting, kind, action) => {
    const [asked] = run(command, ask(setting, true));
    expect(asked).toEqual(dialogOpened({ kind, props }));
    const [done] = run(command, ask(setting, false));
    expect(done).toEqual(action);
  });

  it('turns a toggle around, and back without a question', () => {
    const toggle = { ...props, toggle: 'bookmarked' } as const;
    expect(run('bookmark')).toEqual([statusToggleRequested({ ...toggle, wanted: true })]);
    const on = statusToggleRequested({ ...toggle, wanted: true });
    expect(run('bookmark', on)).toEqual([statusToggleRequested({ ...toggle, wanted: false })]);
    const repeated = statusToggleRequested({ ...props, toggle: 'repeated', wanted: true });
    expect(run('repeat', repeated, ask('modalOnRepeat', true))).toEqual([
      statusToggleRequested({ ...props, toggle: 'repeated', wanted: false }),
    ]);
    const muted = statusToggleRequested({ ...props, toggle: 'threadMuted', wanted: true });
    expect(run('mute', muted, ask('modalOnMuteConversation', true))).toEqual([
      statusToggleRequested({ ...props, toggle: 'threadMuted', wanted: false }),
    ]);
  });

  it('does nothing that the menu would not offer, such as reporting oneself', () => {
    expect(run('report')).toEqual([]);
    expect(run('crowd')).toHaveLength(1);
    const direct = statusesKnown(wireStatus({ visibility: 'direct' }));
    expect(run('repeat', direct)).toEqual([]);
  });
});
