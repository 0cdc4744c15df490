/** Imports and exports of people, and backups, against recorded answers. */
import nock from 'nock';
import { backupRequests, transferRequest, type TransferKind } from '@/domain/settings/dataTransfer';
import { dataTransferSaga } from '@/sagas/settings/dataTransfer';
import { selectDataTransfer } from '@/selectors/settings/dataTransfer';
import { selectRequest } from '@/selectors/engine/requests';
import {
  backupRequested,
  backupsLeft,
  backupsOpened,
  backupsReceived,
  exportRequested,
  importStarted,
  importRequested,
} from '@/slices/settings/dataTransfer';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';
import { wireUser } from '@support/wire';

const clock = useStoppedClock();
const BACKUPS = '/api/v1/pleroma/backups';

const startAs = (name: string) =>
  replay(dataTransferSaga, {
    before: [userTokenReceived({ userToken: `TOKEN-${name}` }), signedIn()],
  });
type Story = ReturnType<typeof startAs>;
const backups = (story: Story) => selectDataTransfer(story.state()).backups;

describe('importing lists', () => {
  it.each<[TransferKind, string]>([
    ['follows', 'import-follow'],
    ['blocks', 'import-blocks'],
    ['mutes', 'import-mutes'],
  ])('SET-17 of %s sends the file, or reports a failure', async (kind, name) => {
    const { request, response } = fixture(`settings/${name}`);
    let sent = '';
    const answer = (status: number, body: nock.Body) =>
      nock(ORIGIN)
        .post(request.path, (form: string) => {
          sent = form;
          return true;
        })
        .reply(status, body);
    answer(response.status, JSON.stringify(response.body));
    const story = startAs(request.as);
    story.dispatch(importRequested({ kind, csv: 'bob@home.example\n' }));
    await story.until(importStarted);
    expect(sent).toContain('name="list"; filename=');
    expect(sent).toContain('bob@home.example');
    expect(selectDataTransfer(story.state()).begun).toEqual({ [kind]: true });

    answer(500, fixtureBody('settings/import-empty') as nock.Body);
    story.dispatch(importRequested({ kind, csv: '' }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), transferRequest('import', kind)).httpStatus).toBe(500);
    expect(selectDataTransfer(story.state()).begun).toEqual({});
  });

  it('sends nothing if the file could not be read', async () => {
    const story = startAs('u023');
    story.dispatch(importRequested({ kind: 'mutes', csv: null }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), transferRequest('import', 'mutes')).reason).toBe(
      'the file could not be read',
    );
  });
});

describe('exporting lists', () => {
  it.each<[TransferKind, string, string]>([
    ['follows', '/api/v1/accounts/u1/following', 'friends.csv'],
    ['blocks', '/api/v1/blocks', 'blocks.csv'],
    ['mutes', '/api/v1/mutes', 'mutes.csv'],
  ])('of %s loads all pages and writes one handle on each line', async (kind, path, name) => {
    const page = (query: object, accts: string[], next: string | null) =>
      nock(ORIGIN)
        .get(path)
        .query({ limit: 80, ...query })
        .reply(
          200,
          accts.map((acct) => wireUser({ id: acct, acct, fqn: acct })),
          next === null ? {} : { link: `<${ORIGIN}${path}?max_id=${next}>; rel="next"` },
        );
    page({}, ['ann@far.example', 'ben@home.example'], '7');
    page({ max_id: '7' }, ['cid@far.example'], null);
    const story = startAs('alice');
    story.dispatch(exportRequested({ kind }));
    await story.until(requestEnded);
    expect(story.context.saved).toEqual([
      {
        name,
        type: 'text/csv',
        text: 'ann@far.example\nben@home.example\ncid@far.example\n',
      },
    ]);
  });
});

describe('backups', () => {
  it('SET-18 are listed and created, or a failure is shown', async () => {
    replayFixture('settings/backups-none');
    const story = startAs('u025');
    story.dispatch(backupsOpened());
    await story.until(backupsReceived);
    expect(backups(story)).toEqual([]);
    replayFixture('settings/backup-create');
    story.dispatch(backupRequested());
    await story.until({ match: () => backups(story)?.length === 1 });
    expect(backups(story)).toEqual([
      {
        id: '1',
        createdAt: '2026-11-20T11:52:55.000Z',
        state: 'waiting',
        processed: 0,
        size: 0,
        url: null,
      },
    ]);
    story.dispatch(backupsLeft());
    replayFixture('settings/backup-create-again');
    story.dispatch(backupRequested());
    await story.until(requestFailed);
    expect(selectRequest(story.state(), backupRequests.add).reason).toBe(
      'Last export was less than 7 days ago',
    );
  });

  it('are polled as long as one is being made and the list is shown', async () => {
    const row = (fixtureBody('settings/backups') as object[])[0];
    const answer = (more: object) =>
      nock(ORIGIN)
        .get(BACKUPS)
        .reply(200, [{ ...row, ...more }]);
    const story = startAs('u025');
    answer({ state: 'running', processed: false, processed_number: 5 });
    story.dispatch(backupsOpened());
    await story.until(backupsReceived);
    expect(backups(story)?.[0]).toMatchObject({ state: 'running', processed: 5, url: null });
    const done = answer({});
    await clock.pass(4_900);
    expect(done.isDone()).toBe(false);
    await clock.pass(200);
    await story.until({ match: () => backups(story)?.[0]?.state === 'done' });
    expect(backups(story)?.[0]).toMatchObject({
      size: 3_308,
      url: 'https://home.example/media//backups/archive-ARCHIVE.zip',
    });
    // The backup is ready, so polling ends.
    await clock.pass(60_000);
    await settled();
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('are not polled when the list is left', async () => {
    nock(ORIGIN)
      .get(BACKUPS)
      .reply(200, [{ id: 3, processed: false }]);
    const story = startAs('u025');
    story.dispatch(backupsOpened());
    await story.until(backupsReceived);
    // Older servers do not send the progress.
    expect(backups(story)?.[0]).toMatchObject({ state: 'waiting', processed: null });
    story.dispatch(backupsLeft());
    await clock.pass(60_000);
    await settled();
    expect(story.all(requestFailed)).toEqual([]);
    expect(backups(story)).toBeNull();
  });
});
