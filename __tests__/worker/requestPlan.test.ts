import { buildOf, filesIn, isOnDemand, isBuildFile, stemOf } from '@/domain/session/appCache';
import {
  cacheFor,
  isRightAnswer,
  cachedBuilds,
  outdatedCaches,
  planOf,
  wantedFiles,
  withoutInitialResults,
} from '@/worker/requestPlan';

const HOME = 'https://home.example';
const asked = (path: string, changes: Partial<Parameters<typeof planOf>[0]> = {}) =>
  planOf(
    {
      method: 'GET',
      mode: 'no-cors',
      url: HOME + path,
      authorized: false,
      reloads: false,
      ...changes,
    },
    HOME,
  );
const visited = (path: string) => asked(path, { mode: 'navigate' });
const reloaded = (path: string) => asked(path, { mode: 'navigate', reloads: true });

describe('a request seen by the service worker', () => {
  it.each([
    '/static/js/app.0123456789.js',
    '/static/js/locale-de-json.0123456789.js',
    '/static/css/first.0123456789.css',
    '/static/fonts/text.0123456789.woff2',
  ])('for a file with a content hash is answered: %s', (path) => {
    expect(asked(path)).toBe('file');
  });

  it.each([
    '/api/v1/timelines/home',
    '/api/v1/instance',
    '/media/a.0123456789.png',
    '/proxy/static/js/app.0123456789.js',
    '/static/config.json',
    '/static/js/app.js',
    '/static/js/app.0123456789.js?check',
    '/static/js/deeper/app.0123456789.js',
    '/emoji/blob.0123456789.png',
    '/index.html',
    '/',
  ])('for anything else goes to the network: %s', (path) => {
    expect(asked(path)).toBe('pass');
  });

  it('with a token, a changing method or another origin is never touched', () => {
    const file = '/static/js/app.0123456789.js';
    expect(asked(file, { authorized: true })).toBe('pass');
    expect(asked(file, { method: 'POST' })).toBe('pass');
    expect(asked(file, { method: 'HEAD' })).toBe('pass');
    expect(asked(file, { url: `https://other.example${file}` })).toBe('pass');
    expect(asked('/main/all', { mode: 'navigate', authorized: true })).toBe('pass');
    expect(asked('/share', { mode: 'navigate', method: 'POST' })).toBe('pass');
  });
});

describe('a navigation', () => {
  const own = [
    '/',
    '/main/all',
    '/main/friends',
    '/main/all?record=1',
    '/alice/notifications',
    '/users/alice/chats/7',
    '/lists/new',
    '/about',
  ];

  it.each(own)('to an address of the client alone is answered from the cache: %s', (path) => {
    expect(visited(path)).toBe('start');
  });

  it.each(own)('that reloads asks the server first: %s', (path) => {
    expect(reloaded(path)).toBe('page');
  });

  it.each([
    '/notice/A1',
    '/users/$1',
    '/users/bob@far.example',
    '/bob',
    '/donate',
    '/@bob',
    '/wiki/rules',
    '/web/timelines/home',
    '/registration/abc',
    '/about/diagnostics',
    '/oauth-callback?code=secret',
  ])('where servers may have something else asks the server first: %s', (path) => {
    expect(visited(path)).toBe('page');
  });

  it.each([
    '/oauth/authorize?client_id=1',
    '/auth/sign_in',
    '/media/1/picture.png',
    '/proxy/sig/x',
    '/pleroma/admin/',
    '/api/v1/instance',
    '/main/ostatus',
    '/users/bob.atom',
    '/static/terms-of-service.html',
    '/manifest.json',
    '/sw-pleroma.js',
  ])('to a page of the server is not answered: %s', (path) => {
    expect(visited(path)).toBe('pass');
  });

  it.each(['/?safe=1', '/main/all?x=1&safe', '/notice/A1?safe=1'])(
    'of a safe start is not answered: %s',
    (path) => {
      expect(visited(path)).toBe('pass');
    },
  );
});

describe('a response for the app cache', () => {
  const answer = (type: string | null, changes = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers(type === null ? {} : { 'content-type': type }),
    ...changes,
  });

  it.each([
    ['/static/js/a.0123456789.js', 'text/javascript; charset=utf-8'],
    ['/static/js/a.0123456789.js', 'application/javascript'],
    ['/static/css/a.0123456789.css', 'text/css'],
    ['/static/fonts/a.0123456789.woff2', 'font/woff2'],
    ['/static/img/a.0123456789.png', 'image/png'],
  ])('is stored if it has the requested type: %s as %s', (path, type) => {
    expect(isRightAnswer(path, answer(type))).toBe(true);
  });

  it.each([
    ['/static/js/a.0123456789.js', 'text/html; charset=utf-8'],
    ['/static/js/a.0123456789.js', 'application/json'],
    ['/static/js/a.0123456789.js', null],
    ['/static/css/a.0123456789.css', 'text/html'],
    ['/static/css/a.0123456789.css', 'text/javascript'],
    ['/static/fonts/a.0123456789.woff2', 'text/html'],
    ['/static/img/a.0123456789.png', 'text/html'],
  ])('is rejected if it has another type: %s as %s', (path, type) => {
    expect(isRightAnswer(path, answer(type))).toBe(false);
  });

  it.each([
    { status: 404 },
    { status: 206 },
    { status: 0, type: 'opaque' as const },
    { type: 'opaque' as const },
    { type: 'cors' as const },
    { redirected: true },
  ])('is rejected if it is no plain response of the same origin: %j', (changes) => {
    const path = '/static/js/a.0123456789.js';
    expect(isRightAnswer(path, answer('text/javascript', changes))).toBe(false);
  });
});

describe('caching a build stores', () => {
  const files = [
    '/static/css/first.bbbbbbbbbb.css',
    '/static/js/app.bbbbbbbbbb.js',
    '/static/js/emoji-list.bbbbbbbbbb.js',
    '/static/js/late-de-json.bbbbbbbbbb.js',
    '/static/js/late-fr-json.bbbbbbbbbb.js',
    '/static/js/locale-de-json.bbbbbbbbbb.js',
    '/static/js/locale-fr-json.bbbbbbbbbb.js',
  ];

  it('everything but the emoji that nobody requested, and languages whose first file nobody did', () => {
    expect(wantedFiles(files, ['/static/js/locale-de-json.bbbbbbbbbb.js'], false)).toEqual([
      '/static/css/first.bbbbbbbbbb.css',
      '/static/js/app.bbbbbbbbbb.js',
      '/static/js/late-de-json.bbbbbbbbbb.js',
      '/static/js/locale-de-json.bbbbbbbbbb.js',
    ]);
  });

  it('the language used in the previous build', () => {
    const before = ['/static/js/locale-fr-json.aaaaaaaaaa.js'];
    expect(wantedFiles(files, before, false)).toContain('/static/js/locale-fr-json.bbbbbbbbbb.js');
  });

  it('only files that are here already if the reader saves data', () => {
    const loaded = ['/static/js/app.bbbbbbbbbb.js', '/static/js/locale-de-json.bbbbbbbbbb.js'];
    expect(wantedFiles(files, loaded, true)).toEqual(loaded);
  });

  it('nothing that is not one of its files', () => {
    const loaded = ['/api/v1/accounts/verify_credentials', '/static/js/gone.aaaaaaaaaa.js'];
    expect(wantedFiles(files, loaded, true)).toEqual([]);
  });
});

describe('the kept builds', () => {
  const names = [
    'linnet-shell-1-aaaaaaaaaa',
    'somebody-elses',
    'linnet-shell-12-cccccccccc',
    'linnet-shell-odd',
    'linnet-shell-2-bbbbbbbbbb',
  ];
  const kept = cachedBuilds(names);
  const builds = () => kept.map(({ build }) => build[0]).join('');

  it('are known by their caches, the latest first, and caches of others are left alone', () => {
    expect(builds()).toBe('cba');
  });

  it('keep the cache of a build while it is the latest', () => {
    expect(cacheFor('cccccccccc', kept)).toBe('linnet-shell-12-cccccccccc');
    expect(cacheFor('dddddddddd', kept)).toBe('linnet-shell-13-dddddddddd');
    expect(cacheFor('dddddddddd', [])).toBe('linnet-shell-1-dddddddddd');
  });

  it('make an old build the latest again after a rollback', () => {
    expect(cacheFor('aaaaaaaaaa', kept)).toBe('linnet-shell-13-aaaaaaaaaa');
  });

  const looked = (...rows: [cache: string, whole: boolean][]) =>
    cachedBuilds(rows.map(([cache]) => cache)).map((each) => ({
      ...each,
      whole: rows.some(([cache, whole]) => cache === each.cache && whole),
    }));

  it('drop a build after two newer ones', () => {
    const all = looked(
      ['linnet-shell-1-a', true],
      ['linnet-shell-2-b', true],
      ['linnet-shell-3-c', true],
    );
    expect(outdatedCaches('linnet-shell-3-c', all)).toEqual(['linnet-shell-1-a']);
  });

  it('keep a build instead of a newer one that was never completed', () => {
    const all = looked(
      ['linnet-shell-1-a', true],
      ['linnet-shell-2-b', false],
      ['linnet-shell-3-c', true],
    );
    expect(outdatedCaches('linnet-shell-3-c', all)).toEqual(['linnet-shell-2-b']);
  });

  it('merge the caches that the same build left before', () => {
    const all = looked(
      ['linnet-shell-1-a', true],
      ['linnet-shell-2-b', true],
      ['linnet-shell-3-a', true],
    );
    expect(outdatedCaches('linnet-shell-3-a', all)).toEqual(['linnet-shell-1-a']);
  });
});

describe('a built page', () => {
  const page =
    '<head><title>A</title><script src="/static/js/ahead.1111111111.js" async data-next="/static/js/view.2222222222.js"></script>' +
    '<link href="/static/css/first.3333333333.css" rel="stylesheet"><script defer="defer" src="/static/js/app.4444444444.js"></script></head>';

  it('names the files that it needs', () => {
    expect(filesIn(page)).toEqual([
      '/static/js/ahead.1111111111.js',
      '/static/js/view.2222222222.js',
      '/static/css/first.3333333333.css',
      '/static/js/app.4444444444.js',
    ]);
  });

  it('names its build, and a development page names none', () => {
    expect(buildOf(page)).toBe('4444444444');
    expect(buildOf('<script src="/static/js/app.js"></script>')).toBeNull();
    expect(buildOf('{"error":"gone"}')).toBeNull();
  });

  it.each([
    '<script id="initial-results" type="application/json">{"/api/v1/instance":"c2VjcmV0"}</script>',
    '<script type="application/json" id="initial-results" nonce="x">{"a":"<b>"}\n</script>',
    '<SCRIPT id=initial-results>{}</SCRIPT>',
  ])('is stored without the responses that the server wrote into it: %s', (results) => {
    const nothing = '<script id="initial-results" type="application/json">{}</script>';
    expect(withoutInitialResults(page.replace('<title>', `${results}<title>`))).toBe(
      page.replace('<title>', `${nothing}<title>`),
    );
  });
});

describe('a file of the app cache', () => {
  it('has the same name in every build, and some files load on demand', () => {
    expect(isBuildFile('/static/js/7.0123456789.js')).toBe(true);
    expect(isBuildFile('/static/js/7.0123456789.js.map')).toBe(false);
    expect(stemOf('/static/js/7.0123456789.js')).toBe(stemOf('/static/js/7.abcdef0123.js'));
    expect(stemOf('/static/js/view.0123456789.js')).not.toBe(
      stemOf('/static/css/view.0123456789.css'),
    );
    expect(isOnDemand('/static/js/emoji-list.0123456789.js')).toBe(true);
    expect(isOnDemand('/static/js/later.0123456789.js')).toBe(false);
  });
});
