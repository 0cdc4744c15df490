/**
 * A new build of the client is detected and announced once; so is a missing file of the old build.
 */
import nock from 'nock';
import { INTERVAL, LATE, PAUSE, SOON, updatesSaga } from '@/sagas/session/updates';
import { noticeDismissed, noticeShown } from '@/slices/engine/notices';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { startBegan, startSucceeded } from '@/slices/session/startup';
import { reloadOffered, pageReloadRequested, reloadWithdrawn } from '@/slices/session/updates';
import { settled, useStoppedClock } from '@support/clock';
import { fakeAppCache } from '@support/context';
import { ORIGIN, replay } from '@support/flow';

const clock = useStoppedClock();
const OWN = 'aaaaaaaaaa';
const FILE = '/static/js/later.aaaaaaaaaa.js';

const pageOf = (build: string) => `<script src="/static/js/app.${build}.js"></script>`;
const server = () => nock(ORIGIN, { badheaders: ['authorization', 'cookie'] });
const serverHas = (build: string) =>
  server().get('/index.html').reply(200, pageOf(build), { 'content-type': 'text/html' });
const fileIs = (status: number, type: string) =>
  server().head(FILE).reply(status, '', { 'content-type': type });

function begin({
  safe = false,
  ...options
}: Parameters<typeof fakeAppCache>[0] & { safe?: boolean } = {}) {
  const program = fakeAppCache({ build: OWN, ...options });
  const story = replay(updatesSaga, {
    before: [startBegan({ safe }), startSucceeded()],
    context: { services: { appCache: async () => program.shell } },
  });
  const raised = () => story.all(noticeShown).map(({ payload }) => payload);
  return { ...program, ...story, appCacheState: program.state, raised };
}

/** Hides the page for `time`, then shows it again. */
async function away({ dispatch }: Pick<ReturnType<typeof begin>, 'dispatch'>, time: number) {
  dispatch(pageVisibilityChanged(false));
  await clock.pass(time);
  dispatch(pageVisibilityChanged(true));
  await settled();
}

describe('the app cache', () => {
  it('stores the running build when the start is complete', async () => {
    const { appCacheState } = begin();
    await clock.pass(LATE - 1);
    expect(appCacheState.kept).toBe(0);
    await clock.pass(1);
    expect(appCacheState.kept).toBe(1);
  });

  it('stores it sooner if the browser had it before, and compares it with the server’s', async () => {
    const { appCacheState, raised } = begin({ startedByWorker: true });
    serverHas('bbbbbbbbbb');
    await clock.pass(SOON - 1);
    expect(appCacheState.kept).toBe(0);
    await clock.pass(1);
    expect(appCacheState).toMatchObject({ kept: 1, renewed: 1, reloaded: 0 });
    expect(raised()).toMatchObject([{ messageKey: 'updates.ready' }]);
  });

  it('stores it again when another service worker takes over', async () => {
    const { appCacheState, replaced, raised } = begin();
    await clock.pass(LATE);
    serverHas('bbbbbbbbbb');
    replaced.change(true);
    await settled();
    expect(appCacheState.kept).toBe(2);
    expect(raised()).toMatchObject([{ messageKey: 'updates.ready' }]);
  });

  it('is skipped if the browser cannot store it, without an error', async () => {
    const { shell, context, raised } = begin();
    shell.cacheBuild = () => Promise.reject(new Error('No serviceworker found!'));
    await clock.pass(LATE);
    expect(context.logged.map(({ level }) => level)).toEqual(['info']);
    expect(raised()).toEqual([]);
  });

  it('is disabled during development', async () => {
    const { appCacheState, raised } = begin({ build: null });
    await clock.pass(INTERVAL);
    expect(appCacheState.kept).toBe(0);
    expect(raised()).toEqual([]);
  });
});

describe('a safe start', () => {
  it('unregisters the service worker, caches nothing, and still detects another build', async () => {
    const { appCacheState, raised } = begin({ safe: true });
    await settled();
    expect(appCacheState.forgotten).toBe(1);
    serverHas('bbbbbbbbbb');
    await clock.pass(INTERVAL);
    expect(appCacheState).toMatchObject({ kept: 0, renewed: 0 });
    expect(raised()).toHaveLength(1);
  });
});

describe('another build', () => {
  it('is announced with a link when somebody returns, and stays until dismissed', async () => {
    const story = begin();
    await settled();
    serverHas('bbbbbbbbbb');
    await away(story, PAUSE);
    expect(story.raised()).toEqual([
      expect.objectContaining({
        level: 'info',
        messageKey: 'updates.ready',
        remedy: 'reload',
        timeout: null,
      }),
    ]);
    expect(story.appCacheState.renewed).toBe(1);
    expect(story.appCacheState.reloaded).toBe(0);
  });

  it('is checked for every hour, and announced once', async () => {
    const story = begin();
    serverHas('bbbbbbbbbb');
    await clock.pass(INTERVAL);
    serverHas('bbbbbbbbbb');
    await clock.pass(INTERVAL);
    expect(story.raised()).toHaveLength(1);
    serverHas('cccccccccc');
    await clock.pass(INTERVAL);
    expect(story.raised()).toHaveLength(2);
  });

  it('is not checked for while the page is hidden, nor on each return', async () => {
    const story = begin();
    await settled();
    let asked = 0;
    server()
      .get('/index.html')
      .times(9)
      .reply(200, () => {
        asked += 1;
        return pageOf(OWN);
      });
    story.dispatch(pageVisibilityChanged(false));
    await clock.pass(INTERVAL * 3);
    expect(asked).toBe(0);
    await away(story, 1_000);
    expect(asked).toBe(1);
    await away(story, PAUSE - 1_000);
    expect(asked).toBe(1);
  });

  it.each([
    ['the same', () => serverHas(OWN)],
    ['no page of ours', () => server().get('/index.html').reply(200, 'Maintenance')],
    ['out of order', () => server().get('/index.html').reply(502, 'Bad gateway')],
    ['out of reach', () => server().get('/index.html').replyWithError('broken line')],
  ])('is not announced if the answer is %s', async (_what, answer) => {
    const story = begin();
    answer();
    await clock.pass(INTERVAL);
    expect(story.raised()).toEqual([]);
  });

  it('is loaded when the reader asks for it', async () => {
    const story = begin();
    await settled();
    story.dispatch(pageReloadRequested());
    expect(story.appCacheState.reloaded).toBe(1);
  });
});

describe('a missing file of the program', () => {
  const lose = async (story: ReturnType<typeof begin>) => {
    story.lost.change(FILE);
    await settled();
  };

  it.each([
    ['404', () => fileIs(404, 'application/json')],
    ['the page instead of it', () => fileIs(200, 'text/html; charset=utf-8')],
  ])('causes the offer of a reload when the server answers %s', async (_what, answer) => {
    const story = begin();
    await settled();
    answer();
    await lose(story);
    expect(story.raised()).toEqual([
      expect.objectContaining({
        messageKey: 'errors.chunk_failed',
        remedy: 'reload',
        timeout: null,
      }),
    ]);
    expect(story.appCacheState).toMatchObject({ offered: OWN, reloaded: 0 });
  });

  it.each([
    ['has it after all', () => fileIs(200, 'text/javascript; charset=utf-8')],
    ['is out of order', () => fileIs(503, 'text/html')],
    ['is out of reach', () => server().head(FILE).replyWithError('broken line')],
  ])('is left to its next use when the server %s', async (_what, answer) => {
    const story = begin();
    await settled();
    answer();
    await lose(story);
    expect(story.raised()).toEqual([]);
    expect(story.appCacheState.offered).toBeNull();
  });

  it('is announced once, however many are missing', async () => {
    const story = begin();
    await settled();
    for (let time = 0; time < 3; time += 1) {
      fileIs(404, 'text/html');
      await lose(story);
    }
    expect(story.raised()).toHaveLength(1);
  });

  it('is not announced if the page says so in its place', async () => {
    const story = begin();
    await settled();
    fileIs(404, 'text/html').persist();
    story.dispatch(reloadOffered(ORIGIN + FILE));
    await lose(story);
    expect(story.raised()).toEqual([]);
    expect(story.appCacheState.offered).toBe(OWN);
    story.dispatch(reloadWithdrawn());
    await lose(story);
    expect(story.raised()).toHaveLength(1);
    story.dispatch(reloadOffered(undefined));
    expect(story.state().notices).toEqual([]);
    expect(story.all(noticeDismissed)).not.toEqual([]);
  });

  it('leads to the diagnostics and to a safe start when a reload did not help', async () => {
    const story = begin({ offered: OWN });
    await settled();
    fileIs(404, 'text/html');
    // The file was lost before the store existed; the page reports it.
    story.dispatch(reloadOffered(ORIGIN + FILE));
    await settled();
    expect(story.raised()).toEqual([
      expect.objectContaining({ messageKey: 'updates.still_lost', remedy: 'recovery' }),
    ]);
    story.dispatch(reloadOffered(undefined));
    expect(story.state().notices).toHaveLength(1);
  });

  it('is announced like the first if the reload brought another build', async () => {
    const story = begin({ offered: 'eeeeeeeeee' });
    await settled();
    fileIs(404, 'text/html');
    await lose(story);
    expect(story.raised()).toMatchObject([{ remedy: 'reload' }]);
  });
});
