/** Announcements of the embedded instance: reading for everybody, editing for staff. */
import { decodeAnnouncement, decodeAnnouncements } from '@/api/decode/talk/announcement';
import { isRefusal } from '@/api/decode/engine/refusal';
import { useInstance } from '@support/engine/demo';
import { fixtureBody } from '@support/fixtures';
import { differences } from '@support/engine/api/wireShape';

const stage = useInstance({ family: 'pleroma' });
const akkoma = useInstance({ family: 'akkoma' });
const mastodon = useInstance({ family: 'mastodon' });

const LIST = '/api/v1/announcements';
const STAFF = '/api/v1/pleroma/admin/announcements';

type Stage = typeof stage;
const textsFor = async (on: Stage, path: string, as: string) =>
  decodeAnnouncements((await on.get(path, as)).body).map(({ html }) => html);

function made(body: unknown) {
  const announcement = decodeAnnouncement(body);
  if (isRefusal(announcement)) throw new Error(announcement.why);
  return announcement;
}

it('announcements are posted, edited and deleted by staff, in the recorded form', async () => {
  const future = {
    content: 'Bridge festival\nhttps://example.com <b>',
    starts_at: '2027-05-01T00:00:00.000Z',
    ends_at: '2027-05-03T00:00:00.000Z',
    all_day: true,
  };
  const posted = await stage.ask('POST', STAFF, { as: 'mod', json: future });
  expect(
    differences(posted.body, fixtureBody('announcements/admin-create-future'), { keys: [] }),
  ).toEqual([]);
  const { id, ...rest } = made(posted.body);
  expect(rest).toMatchObject({
    html: expect.stringMatching(
      /^Bridge festival<br \/><a [^>]+>https:..example.com<.a> &lt;b&gt;$/,
    ),
    rawContent: future.content,
    startsAt: '2027-05-01T00:00:00Z',
    endsAt: '2027-05-03T00:00:00Z',
    allDay: true,
  });
  // It has not started yet.
  expect(await textsFor(stage, LIST, 'alice')).toHaveLength(2);
  expect(await textsFor(stage, STAFF, 'admin')).toHaveLength(3);

  const path = `${STAFF}/${id}`;
  const changed = await stage.ask('PATCH', path, { as: 'admin', json: { starts_at: null } });
  expect(made(changed.body)).toEqual({ ...made(posted.body), startsAt: null });
  expect(await textsFor(stage, LIST, 'alice')).toHaveLength(3);

  const wrong = await stage.ask('PATCH', path, {
    as: 'admin',
    json: { content: 'Lost', starts_at: 'some day' },
  });
  expect([wrong.status, wrong.body]).toEqual([
    400,
    fixtureBody('announcements/admin-edit-bad-date'),
  ]);
  expect(made((await stage.get(path, 'admin')).body).rawContent).toBe(future.content);

  const gone = await stage.ask('DELETE', path, { as: 'admin' });
  expect([gone.status, gone.body]).toEqual([200, fixtureBody('announcements/admin-delete')]);
  const again = await stage.ask('DELETE', path, { as: 'admin' });
  expect([again.status, again.body]).toEqual([
    404,
    fixtureBody('announcements/admin-delete-again'),
  ]);
});

it('announcements are paged for staff', async () => {
  const [first, second] = await textsFor(stage, STAFF, 'admin');
  expect(await textsFor(stage, `${STAFF}?limit=1`, 'admin')).toEqual([first]);
  expect(await textsFor(stage, `${STAFF}?limit=1&offset=1`, 'admin')).toEqual([second]);
});

it('announcements are refused to others, and without a text, in the recorded words', async () => {
  const asked = async (name: string, as: string, json: object, on = stage) => {
    const { status, body } = await on.ask('POST', STAFF, { as, json });
    expect([status, body]).toEqual([status, fixtureBody(`announcements/${name}`)]);
    return status;
  };
  expect(await asked('admin-create-user', 'alice', { content: 'x' })).toBe(403);
  expect(await asked('admin-create-no-content', 'admin', {})).toBe(400);
  expect((await akkoma.get(STAFF, 'mod')).status).toBe(403);
  expect((await akkoma.get(STAFF, 'admin')).status).toBe(200);
  expect((await mastodon.get(STAFF, 'admin')).status).toBe(404);
});

it('announcements are dismissed by readers, and then hidden where a family does that', async () => {
  for (const [on, left] of [
    [stage, 2],
    [mastodon, 1],
  ] as const) {
    const [first] = decodeAnnouncements((await on.get(LIST, 'alice')).body);
    const path = `${LIST}/${first?.id ?? ''}/dismiss`;
    expect((await on.ask('POST', path, { as: 'alice' })).body).toEqual({});
    expect(await textsFor(on, LIST, 'alice')).toHaveLength(left);
    const all = decodeAnnouncements((await on.get(`${LIST}?with_dismissed=true`, 'alice')).body);
    expect(all.map(({ read }) => read)).toEqual([true, false]);
    expect(await textsFor(on, LIST, 'bob')).toHaveLength(2);
  }
  const unknown = await stage.ask('POST', `${LIST}/BCzzzzzzzzzzzzzzzz/dismiss`, { as: 'alice' });
  expect([unknown.status, unknown.body]).toEqual([
    404,
    fixtureBody('announcements/dismiss-unknown'),
  ]);
});
