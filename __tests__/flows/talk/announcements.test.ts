/** Announcements are read, posted, edited and deleted, against recorded answers. */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import { ANNOUNCEMENTS, announcementRequest, NEW_ANNOUNCEMENT } from '@/domain/talk/announcement';
import { emptyAnnouncement, type AnnouncementDraft } from '@/domain/talk/announcementDraft';
import { announcementChangesSaga, announcementsSaga } from '@/sagas/talk/announcements';
import { fork } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import {
  selectAnnouncement,
  selectAnnouncements,
  selectMayManageAnnouncements,
  selectWrittenAnnouncement,
} from '@/selectors/talk/announcements';
import { selectCan } from '@/selectors/session/capabilities';
import { selectBadge } from '@/selectors/session/navigation';
import { selectRequest } from '@/selectors/engine/requests';
import {
  announcementDeleted,
  announcementDeleteRequested,
  announcementDeleteRefused,
  announcementSaveRefused,
  announcementReadConfirmed,
  announcementReadRefused,
  announcementReadRequested,
  announcementSaved,
  announcementSaveRequested,
  announcementsClosed,
  announcementsOpened,
  announcementsReceived,
  announcementWritten,
} from '@/slices/talk/announcements';
import { instanceConfigured } from '@/slices/session/config';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { manager, someAnnouncement } from '@support/talk/announcements';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, replayFixture } from '@support/fixtures';
import { wireAnnouncement } from '@support/wire';

const clock = useStoppedClock();
const WELCOME = 'BCdWrSvcBUnGXgS5mi';
const MAINTENANCE = 'BCdWrSz9yJd4ig6vJI';
const KITCHEN = 'BCdesIhK7UN2ry2b1U';
const FESTIVAL = 'BCdesIp7eUbpG9gpBA';
const LIST = '/api/v1/announcements';
const STAFF = '/api/v1/pleroma/admin/announcements';

const alice = [userTokenReceived({ userToken: 'TOKEN-alice' }), signedIn()];
const admin = [userTokenReceived({ userToken: 'TOKEN-admin' }), signedIn(manager)];

const open = (before: Action[]) =>
  replay(
    function* () {
      yield* fork(noticesSaga);
      yield* announcementChangesSaga();
    },
    { before },
  );
const server = (name: string) =>
  nock(ORIGIN, { reqheaders: { authorization: `Bearer TOKEN-${name}` } });
const known = (...announcements: ReturnType<typeof someAnnouncement>[]) =>
  announcementsReceived({ announcements });
const recorded = (name: string) => fixtureBody(`announcements/${name}`) as nock.Body;
const write = (announcementId: string, changes: Partial<AnnouncementDraft>) =>
  announcementWritten({ announcementId, draft: { ...emptyAnnouncement, ...changes } });

type Story = ReturnType<typeof open>;
const read = (story: Story) =>
  Object.fromEntries(selectAnnouncements(story.state()).map(({ id, read }) => [id, read]));

describe('a reader of announcements', () => {
  it('ANN-04 loads the public ones on each visit', async () => {
    replayFixture('announcements/list');
    const story = open(alice);
    story.dispatch(announcementsOpened());
    await story.until(announcementsReceived);
    expect(read(story)).toEqual({ [WELCOME]: false, [MAINTENANCE]: false });
    story.dispatch(announcementsClosed());
    replayFixture('announcements/list-new');
    story.dispatch(announcementsOpened());
    await settled();
    // Newest first.
    expect(selectAnnouncements(story.state()).map(({ id }) => id)).toEqual([
      KITCHEN,
      MAINTENANCE,
      WELCOME,
    ]);
    expect(read(story)).toEqual({ [WELCOME]: true, [MAINTENANCE]: false, [KITCHEN]: false });
    expect(nock.isDone()).toBe(true);
  });

  it('requests read ones as well if they would be left out', async () => {
    const asked = server('alice')
      .get(LIST)
      .query({ with_dismissed: 'true' })
      .reply(200, [wireAnnouncement({ id: 'm1', read: true })]);
    const story = open([...alice, instanceConfigured({ instance: { family: 'mastodon' } })]);
    story.dispatch(announcementsOpened());
    await story.until(announcementsReceived);
    expect(read(story)).toEqual({ m1: true });
    expect(asked.isDone()).toBe(true);
  });

  it('ANN-08 marks one as read after the server has confirmed, and sees that at once', async () => {
    replayFixture('announcements/list');
    const story = open(alice);
    story.dispatch(announcementsOpened());
    await story.until(announcementsReceived);
    expect(selectBadge(story.state(), 'announcements')).toBe(2);

    replayFixture('announcements/dismiss');
    story.dispatch(announcementReadRequested({ announcementId: WELCOME }));
    expect(read(story)).toEqual({ [WELCOME]: true, [MAINTENANCE]: false });
    expect(selectBadge(story.state(), 'announcements')).toBe(1);
    expect(story.state().announcements?.announcements.map((each) => each.read)).toEqual([
      false,
      false,
    ]);
    await story.until(announcementReadConfirmed);
    expect(story.state().announcements?.announcements.map((each) => each.read)).toEqual([
      true,
      false,
    ]);
    expect(story.state().announcements?.reading).toEqual({});

    // An announcement that is not shown cannot be marked as read: no call, no change.
    story.dispatch(known(someAnnouncement({ id: 'past', inactive: true })));
    story.dispatch(announcementReadRequested({ announcementId: 'past' }));
    await settled();
    expect(read(story)).toEqual({ past: false });
    expect(story.all(announcementReadRefused)).toEqual([]);
    expect(nock.isDone()).toBe(true);
  });

  it('gets a notice when marking fails, and sees the current state', async () => {
    const unknown = 'BCzzzzzzzzzzzzzzzz';
    const story = open([...alice, known(someAnnouncement({ id: unknown }))]);
    replayFixture('announcements/dismiss-unknown');
    replayFixture('announcements/list');
    story.dispatch(announcementReadRequested({ announcementId: unknown }));
    expect(read(story)).toEqual({ [unknown]: true });
    await story.until(announcementReadRefused);
    expect(story.state().notices).toMatchObject([{ values: { detail: 'Record not found' } }]);
    await story.until(announcementsReceived);
    expect(Object.keys(read(story))).toEqual([MAINTENANCE, WELCOME]);
  });

  it('reads them as a visitor if the server allows that, and learns if not', async () => {
    nock(ORIGIN, { badheaders: ['authorization'] })
      .get(LIST)
      .reply(200, [wireAnnouncement()]);
    const story = open([]);
    story.dispatch(announcementsOpened());
    await story.until(announcementsReceived);
    expect(read(story)).toEqual({ a1: false });
    expect(selectBadge(story.state(), 'announcements')).toBe(0);
    story.dispatch(announcementsClosed());

    replayFixture('announcements/anonymous');
    story.dispatch(announcementsOpened());
    await story.until(requestFailed);
    expect(selectRequest(story.state(), ANNOUNCEMENTS)).toEqual({
      busy: false,
      reason: 'Invalid credentials.',
      httpStatus: 403,
    });
  });

  it('ANN-10 gets no more of them, nor the page, if the server has none', async () => {
    const asked = server('alice').get(LIST).reply(404, { error: 'Not implemented' });
    const story = replay(
      function* () {
        yield* fork(announcementChangesSaga);
        yield* announcementsSaga();
      },
      { before: alice },
    );
    await settled();
    expect(asked.isDone()).toBe(true);
    expect(selectCan(story.state(), 'announcements')).toBe(false);
    // Another call would get no answer and would show as a failure.
    await clock.pass(60 * 60_000);
    expect(story.all(requestFailed)).toEqual([]);
    expect(story.all(announcementsReceived)).toEqual([]);
  });
});

describe('staff with announcements', () => {
  const lists = (active = 'list-new') => {
    replayFixture('announcements/admin-list');
    return server('admin').get(LIST).reply(200, recorded(active));
  };

  it('ANN-05 see all: inactive ones marked, the others with their read state', async () => {
    lists();
    const story = open(admin);
    story.dispatch(announcementsOpened());
    await story.until(announcementsReceived);
    expect(
      selectAnnouncements(story.state()).map(({ id, read, inactive }) => [id, read, inactive]),
    ).toEqual([
      [FESTIVAL, false, true],
      [KITCHEN, false, false],
      [MAINTENANCE, false, false],
      [WELCOME, true, false],
    ]);
    expect(selectAnnouncement(story.state(), KITCHEN)?.rawContent).toMatch(/\*\*closed\*\*/);
    expect(selectBadge(story.state(), 'announcements')).toBe(2);
    expect(nock.isDone()).toBe(true);
  });

  it('ANN-05 load all pages of them', async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => wireAnnouncement({ id: `a${String(from + at)}` }));
    server('admin').get(LIST).reply(200, []);
    server('admin').get(STAFF).query({ limit: 20, offset: 0 }).reply(200, page(0, 20));
    server('admin').get(STAFF).query({ limit: 20, offset: 20 }).reply(200, page(20, 3));
    const story = open(admin);
    story.dispatch(announcementsOpened());
    await story.until(announcementsReceived);
    expect(selectAnnouncements(story.state())).toHaveLength(23);
    expect(nock.isDone()).toBe(true);
  });

  it.each([
    [403, 'User is not an admin.'],
    [404, 'Not found'],
  ])('read the public ones if they get no list of their own: %s', async (status, error) => {
    server('admin').get(LIST).reply(200, recorded('list'));
    server('admin')
      .get(/admin\/announcements/)
      .times(status === 404 ? 2 : 1)
      .reply(status, { error });
    const story = open(admin);
    expect(selectMayManageAnnouncements(story.state())).toBe(true);
    story.dispatch(announcementsOpened());
    await story.until(announcementsReceived);
    expect(read(story)).toEqual({ [WELCOME]: false, [MAINTENANCE]: false });
    expect(selectMayManageAnnouncements(story.state())).toBe(false);
    // The staff's list is not requested again.
    story.dispatch(announcementsClosed());
    server('admin').get(LIST).reply(200, []);
    story.dispatch(announcementsOpened());
    await settled();
    expect(story.all(requestFailed)).toEqual([]);
    expect(selectAnnouncements(story.state())).toEqual([]);
  });

  it('ANN-06 post, change and delete them, with their text and their times', async () => {
    const story = open(admin);
    // Create one with dates in the future.
    replayFixture('announcements/admin-create-future');
    lists();
    story.dispatch(
      write(NEW_ANNOUNCEMENT, {
        content: 'Bridge festival',
        startsAt: '2027-05-01',
        endsAt: '2027-05-03',
        allDay: true,
      }),
    );
    story.dispatch(announcementSaveRequested({ announcementId: NEW_ANNOUNCEMENT }));
    await story.until(announcementSaved);
    expect(selectAnnouncement(story.state(), FESTIVAL)).toMatchObject({
      html: 'Bridge festival',
      inactive: true,
    });
    expect(selectWrittenAnnouncement(story.state(), NEW_ANNOUNCEMENT)?.draft).toEqual(
      emptyAnnouncement,
    );
    await story.until(announcementsReceived);

    // Create one without dates.
    const created = server('admin')
      .post(STAFF, {
        content: 'The kitchen is **closed** on Monday. :heart_test:\nhttps://example.com/kitchen',
        starts_at: null,
        ends_at: null,
        all_day: false,
      })
      .reply(200, recorded('admin-create'));
    lists();
    const content = selectAnnouncement(story.state(), KITCHEN)?.rawContent ?? '';
    story.dispatch(write(NEW_ANNOUNCEMENT, { content }));
    story.dispatch(announcementSaveRequested({ announcementId: NEW_ANNOUNCEMENT }));
    await settled();
    expect(created.isDone()).toBe(true);

    const changed = server('admin')
      .patch(`${STAFF}/${KITCHEN}`, {
        content: 'The kitchen is open again.',
        starts_at: new Date(2026, 10, 21, 8, 0).toISOString(),
        ends_at: null,
        all_day: false,
      })
      .reply(200, recorded('admin-edit'));
    lists();
    story.log.length = 0;
    story.dispatch(
      write(KITCHEN, { content: 'The kitchen is open again.', startsAt: '2026-11-21T08:00' }),
    );
    story.dispatch(announcementSaveRequested({ announcementId: KITCHEN }));
    await story.until(announcementSaved);
    expect(changed.isDone()).toBe(true);
    expect(selectAnnouncement(story.state(), KITCHEN)?.html).toBe('The kitchen is open again.');
    expect(selectWrittenAnnouncement(story.state(), KITCHEN)).toBeNull();
    await settled();

    replayFixture('announcements/admin-delete');
    story.dispatch(announcementDeleteRequested({ announcementId: KITCHEN }));
    await story.until(announcementDeleted);
    expect(selectAnnouncement(story.state(), KITCHEN)).toBeUndefined();
    expect(nock.isDone()).toBe(true);
    expect(story.state().notices).toEqual([]);
  });

  it.each([
    ['admin-create-user', 'User is not a staff member.'],
    ['admin-create-no-content', 'Missing field: content.'],
  ])("keep their text when it is refused, with the server's message: %s", async (name, words) => {
    const { status } = { 'admin-create-user': { status: 403 } }[name] ?? { status: 400 };
    server('admin').post(STAFF).reply(status, recorded(name));
    const story = open(admin);
    story.dispatch(write(NEW_ANNOUNCEMENT, { content: 'x' }));
    story.dispatch(announcementSaveRequested({ announcementId: NEW_ANNOUNCEMENT }));
    await story.until(announcementSaveRefused);
    expect(selectWrittenAnnouncement(story.state(), NEW_ANNOUNCEMENT)).toEqual({
      draft: { ...emptyAnnouncement, content: 'x' },
      error: words,
    });
    await settled();
    expect(selectRequest(story.state(), announcementRequest(NEW_ANNOUNCEMENT)).busy).toBe(false);
  });

  it('get a general message for a refusal without one, and stay in the form', async () => {
    server('admin').patch(`${STAFF}/${KITCHEN}`).reply(400, recorded('admin-edit-bad-date'));
    const story = open([...admin, known(someAnnouncement({ id: KITCHEN, rawContent: 'Closed' }))]);
    story.dispatch(write(KITCHEN, { content: 'Open' }));
    story.dispatch(announcementSaveRequested({ announcementId: KITCHEN }));
    await story.until(announcementSaveRefused);
    expect(selectWrittenAnnouncement(story.state(), KITCHEN)).toEqual({
      draft: { ...emptyAnnouncement, content: 'Open' },
      error: 'HTTP 400 Bad Request',
    });
    expect(selectAnnouncement(story.state(), KITCHEN)?.rawContent).toBe('Closed');
  });

  it('count a missing one as deleted, and are told of any other refusal', async () => {
    const story = open([...admin, known(someAnnouncement({ id: KITCHEN }))]);
    server('admin').delete(`${STAFF}/${KITCHEN}`).reply(403, { error: 'Not you' });
    story.dispatch(announcementDeleteRequested({ announcementId: KITCHEN }));
    await story.until(announcementDeleteRefused);
    expect(selectAnnouncement(story.state(), KITCHEN)).toBeDefined();
    await settled();
    expect(story.state().notices).toMatchObject([{ values: { detail: 'Not you' } }]);

    replayFixture('announcements/admin-delete-again');
    server('admin').delete(`/api/pleroma/admin/announcements/${KITCHEN}`).reply(404);
    story.dispatch(announcementDeleteRequested({ announcementId: KITCHEN }));
    await story.until(announcementDeleted);
    expect(selectAnnouncement(story.state(), KITCHEN)).toBeUndefined();
  });

  it('see a new one although the list cannot be loaded then', async () => {
    server('admin').post(STAFF).reply(200, recorded('admin-create'));
    server('admin').get(LIST).reply(500, { error: 'Oh no' }).persist();
    const story = open(admin);
    story.dispatch(write(NEW_ANNOUNCEMENT, { content: 'x' }));
    story.dispatch(announcementSaveRequested({ announcementId: NEW_ANNOUNCEMENT }));
    for (let second = 0; second < 60; second += 1) await clock.pass(1_000);
    expect(selectAnnouncement(story.state(), KITCHEN)).toMatchObject({ inactive: false });
    expect(selectRequest(story.state(), ANNOUNCEMENTS).reason).toBe('Oh no');
    expect(selectRequest(story.state(), announcementRequest(NEW_ANNOUNCEMENT)).busy).toBe(false);
  });
});
