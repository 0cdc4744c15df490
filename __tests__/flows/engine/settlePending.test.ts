/** Every optimistic change means the same: the last wish wins, and doubt is settled by looking. */
import nock from 'nock';
import { decodeCurrentUser, type OwnAccount } from '@/api/decode/session/currentUser';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { domainMutesSaga } from '@/sagas/people/domainMutes';
import { listMembersSaga } from '@/sagas/people/listMembers';
import { relationshipActionsSaga } from '@/sagas/people/relationshipActions';
import { reportsSaga } from '@/sagas/people/reports';
import { profileOptionsSaga } from '@/sagas/settings/profileOptions';
import { reactionsSaga } from '@/sagas/statuses/reactions';
import { statusTogglesSaga } from '@/sagas/statuses/statusToggles';
import { selectDomainMutes } from '@/selectors/people/domainMutes';
import { selectMembers } from '@/selectors/people/lists';
import {
  selectIsRelationshipActive,
  selectPendingRelationshipAction,
} from '@/selectors/people/relationshipActions';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectReportChoice } from '@/selectors/people/reports';
import { selectProfileOption } from '@/selectors/settings/profileOptions';
import { selectStatus } from '@/selectors/statuses/statuses';
import { domainMuteChangeRequested, domainMutesReceived } from '@/slices/people/domainMutes';
import { listMemberChangeRequested, listReceived } from '@/slices/people/lists';
import { reportStateChosen } from '@/slices/people/reports';
import type { RootState } from '@/slices/root';
import { currentUserReceived, userTokenReceived } from '@/slices/session/session';
import { profileOptionChanged } from '@/slices/settings/profileOptions';
import { reactionRequested } from '@/slices/statuses/reactions';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { settled } from '@support/clock';
import { fixtureBody } from '@support/fixtures';
import { ORIGIN, replay } from '@support/flow';
import { holding, someNotification } from '@support/notifications/notifications';
import {
  relationshipReceived,
  remoteUser,
  requestRelationshipAction,
  usersKnown,
} from '@support/people/relationshipActions';
import { statusesKnown } from '@support/statuses/statuses';
import { wireList, wireReaction, wireRelationship, wireStatus } from '@support/wire';

type Action = Parameters<ReturnType<typeof replay>['dispatch']>[0];

interface Row {
  saga: () => SagaGenerator<void>;
  before: Action[];
  change: (wanted: boolean) => Action;
  /** The calls that set the value: their address, the value that one sends, and the answer. */
  write: RegExp;
  sent: (uri: string, body: object, method: string) => boolean;
  answer: (value: boolean) => unknown;
  /** The call that fetches the value, and its answer. */
  look: RegExp;
  found: (value: boolean) => unknown;
  /** The value that the reader sees. */
  shown: (state: RootState) => boolean | undefined;
  messageKey: string;
}

const alice = fixtureBody('auth/verify-credentials') as object;
const fire = (me: boolean) =>
  wireStatus({ pleroma: { emoji_reactions: [wireReaction({ name: '🔥', count: 2, me })] } });
const GENERAL = 'general.generic_error_message';
const report = {
  id: 'r1',
  state: 'open' as const,
  html: 'Spam',
  createdAt: '2026-11-20T11:00:00.000Z',
  reportedUserId: 'u9',
  reporterId: 'u5',
  statusIds: [],
  notes: [],
  rules: [],
};

const rows: Record<string, Row> = {
  'a favourite': {
    saga: statusTogglesSaga,
    before: [statusesKnown(wireStatus())],
    change: (wanted) => statusToggleRequested({ statusId: 's1', toggle: 'favourited', wanted }),
    write: /s1\/(un)?favourite$/,
    sent: (uri) => uri.endsWith('/favourite'),
    answer: (favourited) => wireStatus({ favourited }),
    look: /statuses\/s1$/,
    found: (favourited) => wireStatus({ favourited }),
    shown: (state) => selectStatus(state, 's1')?.favourited,
    messageKey: GENERAL,
  },
  'a relationship': {
    saga: relationshipActionsSaga,
    before: [usersKnown(remoteUser()), relationshipReceived()],
    change: (wanted) => requestRelationshipAction('muting', wanted),
    write: /u2\/(un)?mute$/,
    sent: (uri) => uri.endsWith('/mute'),
    answer: (muting) => wireRelationship({ muting }),
    look: /relationships/,
    found: (muting) => [wireRelationship({ muting })],
    shown: (state) =>
      selectPendingRelationshipAction(state, 'u2', 'muting')?.wanted ??
      selectIsRelationshipActive(state, 'u2', 'muting'),
    messageKey: 'user_card.action_failed',
  },
  'the mute of a server': {
    saga: relationshipActionsSaga,
    before: [usersKnown(remoteUser()), relationshipReceived()],
    change: (wanted) => requestRelationshipAction('domainBlocking', wanted),
    write: /domain_blocks/,
    sent: (_uri, _body, method) => method === 'POST',
    answer: () => ({}),
    look: /relationships/,
    found: (muted) => [wireRelationship({ domain_blocking: muted })],
    shown: (state) =>
      selectPendingRelationshipAction(state, 'u2', 'domainBlocking')?.wanted ??
      selectIsRelationshipActive(state, 'u2', 'domainBlocking'),
    messageKey: 'user_card.action_failed',
  },
  'the mute of a server, in the settings': {
    saga: domainMutesSaga,
    before: [domainMutesReceived({ domains: ['loud.example'] })],
    change: (muted) => domainMuteChangeRequested({ domain: 'odd.example', muted }),
    write: /domain_blocks/,
    sent: (_uri, _body, method) => method === 'POST',
    answer: () => ({}),
    look: /domain_blocks/,
    found: (muted) => ['loud.example', ...(muted ? ['odd.example'] : [])],
    shown: (state) => selectDomainMutes(state)?.includes('odd.example'),
    messageKey: GENERAL,
  },
  'a reaction': {
    saga: reactionsSaga,
    before: [statusesKnown(fire(false))],
    change: (wanted) => reactionRequested({ statusId: 's1', name: '🔥', wanted, url: null }),
    write: /s1\/reactions/,
    sent: (_uri, _body, method) => method === 'PUT',
    answer: fire,
    look: /statuses\/s1$/,
    found: fire,
    shown: (state) => selectStatus(state, 's1')?.reactions[0]?.mine,
    messageKey: GENERAL,
  },
  'a member of a list': {
    saga: listMembersSaga,
    before: [
      listReceived({
        list: { id: '1', title: 'Bakers', exclusive: null, repliesPolicy: null },
        userIds: ['u3'],
      }),
    ],
    change: (wanted) => listMemberChangeRequested({ listId: '1', userId: 'u2', wanted }),
    write: /lists\/1\/accounts/,
    sent: (_uri, _body, method) => method === 'POST',
    answer: () => ({}),
    look: /accounts\/u2\/lists/,
    found: (member) => [wireList({ id: '7' }), ...(member ? [wireList({ id: '1' })] : [])],
    shown: (state) => selectMembers(state, '1')?.includes('u2'),
    messageKey: 'lists.error',
  },
  'the state of a report': {
    saga: reportsSaga,
    before: [
      holding([someNotification({ id: '8', type: 'pleroma:report', statusId: null, report })]),
    ],
    change: (wanted) => reportStateChosen({ reportId: 'r1', state: wanted ? 'closed' : 'open' }),
    write: /admin\/reports$/,
    sent: (_uri, body) => JSON.stringify(body).includes('closed'),
    answer: () => ({}),
    look: /admin\/reports\/r1$/,
    found: (closed) => ({ id: 'r1', state: closed ? 'closed' : 'open' }),
    shown: (state) =>
      (selectReportChoice(state, 'r1') ?? selectHeldNotifications(state)[0]?.report?.state) ===
      'closed',
    messageKey: GENERAL,
  },
  'an option of the account': {
    saga: profileOptionsSaga,
    before: [currentUserReceived(decodeCurrentUser(alice) as OwnAccount)],
    change: (value) => profileOptionChanged({ name: 'locked', value }),
    write: /update_credentials/,
    sent: (_uri, body) => 'locked' in body && body.locked === true,
    answer: (locked) => ({ ...alice, locked }),
    look: /verify_credentials/,
    found: (locked) => ({ ...alice, locked }),
    shown: (state) => selectProfileOption(state, 'locked') ?? undefined,
    messageKey: 'settings.option_refused',
  },
  'an option of the notifications': {
    saga: profileOptionsSaga,
    before: [currentUserReceived(decodeCurrentUser(alice) as OwnAccount)],
    change: (value) => profileOptionChanged({ name: 'webPushHideContents', value }),
    write: /notification_settings/,
    sent: (_uri, body) => 'hide_notification_contents' in body && !!body.hide_notification_contents,
    answer: () => ({ status: 'success' }),
    look: /verify_credentials/,
    found: (value) => ({
      ...alice,
      pleroma: { notification_settings: { hide_notification_contents: value } },
    }),
    shown: (state) => selectProfileOption(state, 'webPushHideContents') ?? undefined,
    messageKey: 'settings.option_refused',
  },
};

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A server that keeps one value; `behaves` decides about each call that sets it. */
function serve(row: Row, behaves: (call: number) => { does: boolean; status: number }) {
  const server = { value: false, sent: [] as boolean[], most: 0, looks: 0, open: () => undefined };
  let underWay = 0;
  const gate = new Promise<void>((resolve) => {
    server.open = () => void resolve();
  });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    nock(ORIGIN)
      .persist()
      .intercept(row.write, method)
      .reply(async (uri, body) => {
        const value = row.sent(uri.split('?')[0] ?? uri, Object(body) as object, method);
        const { does, status } = behaves(server.sent.push(value));
        server.most = Math.max(server.most, (underWay += 1));
        await gate;
        underWay -= 1;
        if (does) server.value = value;
        const failed = { error: 'Not allowed' };
        return [status, (status === 200 ? row.answer(server.value) : failed) as nock.Body];
      });
  }
  nock(ORIGIN)
    .persist()
    .get(row.look)
    .query(true)
    .reply(() => {
      server.looks += 1;
      return [200, row.found(server.value) as nock.Body];
    });
  return server;
}

const begin = ({ saga, before }: Row) =>
  replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(saga);
    },
    { before: [userTokenReceived({ userToken: 'TOKEN-mia' }), ...before] },
  );

/** Notices of failures; that a mute was done is said by another table. */
const notices = (story: ReturnType<typeof begin>) =>
  story
    .state()
    .notices.filter(({ level }) => level !== 'success')
    .map(({ messageKey, values }) => [messageKey, values?.detail]);

describe.each(Object.entries(rows))('a change of %s', (_name, row) => {
  it('is sent one call at a time, and ends as the latest wish', async () => {
    const server = serve(row, () => ({ does: true, status: 200 }));
    const story = begin(row);
    story.dispatch(row.change(true));
    while (server.sent.length === 0) await soon();
    for (const wanted of [false, true, false]) story.dispatch(row.change(wanted));
    expect(row.shown(story.state())).toBe(false);
    server.open();
    await settled();
    expect(server).toMatchObject({ sent: [true, false], most: 1, value: false, looks: 0 });
    expect(row.shown(story.state())).toBe(false);
    expect(story.state().notices).toEqual([]);
  });

  it.each([
    ['the server refuses it', 403],
    ['its answer was lost and it was not done', 502],
  ])('is reverted, with a notice, when %s', async (_why, status) => {
    const server = serve(row, () => ({ does: false, status }));
    const story = begin(row);
    story.dispatch(row.change(true));
    server.open();
    await settled();
    expect(server).toMatchObject({ sent: [true], looks: 1 });
    expect(row.shown(story.state())).toBe(false);
    expect(notices(story)).toEqual([[row.messageKey, expect.stringMatching(REASON)]]);
  });

  it('is refused without a look when that would not help', async () => {
    const server = serve(row, () => ({ does: false, status: 409 }));
    const story = begin(row);
    story.dispatch(row.change(true));
    server.open();
    await settled();
    expect(server.looks).toBe(0);
    expect(row.shown(story.state())).toBe(false);
    expect(notices(story)).toEqual([[row.messageKey, 'Not allowed']]);
  });

  it('is dropped silently when it is refused after another wish', async () => {
    const server = serve(row, (call) => ({ does: call > 1, status: call > 1 ? 200 : 403 }));
    const story = begin(row);
    story.dispatch(row.change(true));
    while (server.sent.length === 0) await soon();
    story.dispatch(row.change(false));
    server.open();
    await settled();
    expect(row.shown(story.state())).toBe(false);
    expect(notices(story)).toEqual([]);
  });

  it.each([502, 400, 422])('is kept when it was done though the answer was %d', async (status) => {
    const server = serve(row, () => ({ does: true, status }));
    const story = begin(row);
    story.dispatch(row.change(true));
    server.open();
    await settled();
    expect(server).toMatchObject({ sent: [true], looks: 1 });
    expect(row.shown(story.state())).toBe(true);
    expect(notices(story)).toEqual([]);
  });
});

/** A report's crash reads as the status text. */
const REASON = /^(Not allowed|Bad Gateway)$/;
