/**
 * A whole session with a server, and other sites, that echo everything they receive: tokens and
 * password appear only where they belong.
 */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { createBrowserHistory } from '@/lib/history/browserHistory';
import type { RouteTarget } from '@/sagas/engine/context';
import { pathTo } from '@/domain/session/routes';
import { deferredRootSaga } from '@support/engine/deferredRoot';
import { draftEdited, postRequested } from '@/slices/composer/drafts';
import { logoutRequested } from '@/slices/session/session';
import { statusOpened } from '@/slices/statuses/statuses';
import { olderRequested } from '@/slices/timelines/timelines';
import { createAppStore } from '@/store/createStore';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { findCanaries } from '@support/testing/canaries';
import { useStoppedClock } from '@support/clock';
import { fakePage, fakeStorage, testContext } from '@support/context';
import { container } from '@support/renderUi';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { fakeSockets } from '@support/socket';
import { wireApplication, wireSelf, wireStatus, wireToken } from '@support/wire';

jest.setTimeout(60_000);
useFakeIntersectionObserver();
const clock = useStoppedClock();

const secrets = {
  token: 'user/t0ken+canary=1',
  'application token': 'app.t0ken-canary',
  'client secret': 'cl1ent-secret-canary',
  password: 'pa55 wörd/canary&1',
  'mistyped password': 'pa55 wrong canary',
  'refresh token': 'refre5h-t0ken-canary',
};
/** Secrets that only the session's tokens may contain. */
const chatToken = { 'chat token': 'chat-t0ken-canary' };

type Mood = 'well' | 'refusing' | 'failing' | 'garbled' | 'unreachable';

/** A fake instance; in any mood but `well` it echoes whatever was sent. */
function quotingServer() {
  const state = { mood: 'well' as Mood };
  const asked: { address: string; authorization: string | null; body: string }[] = [];
  const json = (body: unknown, status = 200, type = 'application/json') =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type },
    });
  const answers: Record<string, (form: URLSearchParams) => Response> = {
    '/api/v1/instance': () =>
      json({ title: 'Reeds', version: '2.7.2 (compatible; Pleroma 2.6.50)' }),
    '/.well-known/nodeinfo': () =>
      json({
        links: [
          {
            rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0',
            href: 'https://home.example/nodeinfo/2.0.json',
          },
        ],
      }),
    '/nodeinfo/2.0.json': () =>
      json({ software: { name: 'pleroma', version: '2.6.50' }, metadata: {} }),
    '/api/v1/apps': () => json(wireApplication({ client_secret: secrets['client secret'] })),
    '/oauth/token': (form) => {
      if (form.get('grant_type') === 'client_credentials') {
        return json(wireToken({ access_token: secrets['application token'] }));
      }
      return form.get('password') === secrets.password
        ? json(wireToken({ access_token: secrets.token, refresh_token: secrets['refresh token'] }))
        : json({ error: `"${String(form.get('password'))}" is not the password` }, 400);
    },
    '/api/v1/accounts/verify_credentials': () =>
      json(wireSelf({ pleroma: { chat_token: chatToken['chat token'] } })),
    '/api/v1/timelines/home': () =>
      json(Array.from({ length: 20 }, (_, at) => wireStatus({ id: `s${String(99 - at)}` }))),
    '/oauth/revoke': () => json({}),
  };
  const send: typeof fetch = async (input, init) => {
    const address = String(input);
    const authorization = new Headers(init?.headers).get('authorization');
    const body = typeof init?.body === 'string' ? init.body : '';
    asked.push({ address, authorization, body });
    const told = `${String(authorization)} ${address} ${body}`;
    const path = new URL(address).pathname;
    if (!path.startsWith('/oauth') && authorization !== null) {
      if (state.mood === 'unreachable') throw new TypeError(`cannot send ${told}`);
      if (state.mood === 'garbled') return json(`<html>${told}`, 200, 'text/html');
      if (state.mood === 'failing') return json({ error: told }, 502);
      if (state.mood === 'refusing') return json({ error: `no: ${told}` }, 422);
    }
    const known = answers[path];
    if (known) return known(new URLSearchParams(body));
    return json(/^\/api\/v\d/.test(path) && authorization ? [] : { error: told }, 200);
  };
  return { state, asked, send };
}

function openSession() {
  window.history.replaceState(null, '', '/login');
  let keys = 0;
  const history = createBrowserHistory(window, () => String((keys += 1)));
  const server = quotingServer();
  const sockets = fakeSockets();
  const disk = fakeStorage();
  const page = fakePage();
  let socketsBlocked = false;
  const context = testContext({
    net: {
      fetch: server.send,
      openSocket: (url, protocols) => {
        if (socketsBlocked) throw new Error(`The address ${url} cannot be opened (${url})`);
        return sockets.openSocket(url, protocols);
      },
    },
    page: {
      ...page.events,
      location: () => history.location.pathname + history.location.search,
      goTo: (target: RouteTarget | string, how) => {
        const path =
          typeof target === 'string' ? target : pathTo(target.name, target.params, target.query);
        history[how?.replace ? 'replace' : 'push'](path);
      },
    },
  });
  const printed: unknown[][] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      printed.push(words);
    });
  }
  const { store, close } = createAppStore({
    storage: disk.storage,
    loadImportedState: () => Promise.resolve(undefined),
    forgetful: false,
    loadDeferredSagas: () => Promise.resolve(deferredRootSaga),
    makeContext: (storage) => ({ ...context, storage: { ...context.storage, database: storage } }),
  });
  const found = new Set<string>();
  const look = (places: Record<string, unknown>, canaries = secrets as Record<string, string>) => {
    findCanaries(canaries, places).forEach((each) => found.add(each));
  };
  // Every intermediate state is searched, not only those at the end of a step.
  const unsubscribe = store.subscribe(() => {
    const { session, ...rest } = store.getState();
    const { oauth: _oauth, ...member } = session;
    const state = JSON.stringify(rest);
    look({ state, 'the rest of the session': JSON.stringify(member) });
    look({ state }, chatToken);
  });

  /** Searches all other places, and returns where anything was found so far. */
  const search = () => {
    const record = disk.table.get(STORAGE_KEY) as Record<string, object> | undefined;
    const { session = {}, ...otherParts } = record ?? {};
    const { oauth: _oauth, ...otherSession } = session as { oauth?: unknown };
    const kept = [...disk.table].filter(([key]) => key !== STORAGE_KEY);
    const typed = [...document.querySelectorAll('input, textarea')]
      .filter((field) => field.getAttribute('type') !== 'password')
      .map((field) => (field as HTMLInputElement).value);
    const places = {
      log: context.logged,
      console: printed,
      page: document.documentElement.outerHTML,
      title: document.title,
      fields: typed,
      address: window.location.href,
      history: window.history.state as unknown,
      cookies: document.cookie,
      'storage of the page': [{ ...window.localStorage }, { ...window.sessionStorage }],
      'the record beside the session': otherParts,
      'the record of the session beside its tokens': otherSession,
      'other records': kept,
      'what other tabs are told': page.told,
      'where the reader was sent': [context.routes, context.left],
      'addresses of calls': server.asked.map(({ address }) => address),
      'bodies of calls': server.asked
        .filter(({ address }) => !address.includes('/oauth/'))
        .map(({ body }) => body),
      'what sockets are told': sockets.opened.map(({ sent }) => sent),
    };
    look({ ...places });
    look(places, chatToken);
    return [...found];
  };

  const pass = (ms: number) => act(() => clock.pass(ms));
  const user = userEvent.setup({ delay: null });
  return {
    ...{ store, server, sockets, disk, context, history, pass, search, user, printed },
    blockSockets: () => {
      socketsBlocked = true;
    },
    record: () => disk.table.get(STORAGE_KEY) as { session: { oauth: { userToken: string } } },
    close: () => {
      unsubscribe();
      close();
    },
  };
}

async function logIn({ user, pass }: ReturnType<typeof openSession>, password: string) {
  await user.clear(screen.getByRole('textbox', { name: 'Username' }));
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'mia');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await pass(1_000);
}

it('tokens and passwords appear only where they belong, in a whole session', async () => {
  ['app', 'modal', 'popovers'].forEach(container);
  const session = openSession();
  const { store, server, sockets, pass, search, user, record } = session;
  await pass(1_000);
  render(<App store={store} history={session.history} />, { container: container('app') });
  await pass(1_000);
  expect(search()).toEqual([]);

  await logIn(session, secrets['mistyped password']);
  expect(screen.getByRole('alert')).toHaveTextContent('"…" is not the password');
  expect(search()).toEqual([]);

  await logIn(session, secrets.password);
  expect(window.location.pathname).toBe('/main/friends');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(search()).toEqual([]);
  // The search would prove nothing if the secrets were not in use.
  expect(store.getState().session.oauth.userToken).toBe(secrets.token);
  expect(record().session.oauth.userToken).toBe(secrets.token);
  expect(server.asked.at(-1)?.authorization).toBe(`Bearer ${secrets.token}`);

  // This family accepts the token in the socket's address only.
  expect(sockets.last.url).toContain(encodeURIComponent(secrets.token));
  for (const happens of [
    () => sockets.last.open(),
    () => sockets.last.receive({ event: 'strange', payload: '{' }),
    () => sockets.last.receive('no JSON at all'),
    () => sockets.last.end(1006),
  ]) {
    act(happens);
    await pass(100);
  }
  expect(screen.getByRole('region', { name: 'Notices' })).not.toBeEmptyDOMElement();
  expect(search()).toEqual([]);
  session.blockSockets();
  await pass(10_000);
  expect(session.context.logged.map(({ message }) => message)).toContain(
    'Streaming could not be enabled',
  );
  expect(search()).toEqual([]);

  for (const mood of ['refusing', 'failing', 'garbled', 'unreachable'] as const) {
    server.state.mood = mood;
    act(() => {
      store.dispatch(olderRequested({ key: 'friends' }));
      store.dispatch(statusOpened({ statusId: 'elsewhere' }));
      store.dispatch(draftEdited({ target: 'new', change: { text: 'Hello' } }));
      store.dispatch(postRequested({ target: 'new' }));
    });
    await pass(90_000);
    expect([mood, search()]).toEqual([mood, []]);
    const { requests } = store.getState();
    expect(requests['timeline friends older']?.reason).toEqual(expect.any(String));
    expect(Object.values(store.getState().outbox ?? {}).map(({ target }) => target)).toEqual([
      'new',
    ]);
  }

  server.state.mood = 'well';
  await pass(60_000);
  act(() => void store.dispatch(logoutRequested()));
  await pass(5_000);
  expect(search()).toEqual([]);
  expect(store.getState().session.oauth.userToken).toBeNull();
  expect(findCanaries({ ...secrets, ...chatToken }, { state: store.getState().session })).toEqual([
    'application token in state',
    'client secret in state',
  ]);
  expect(findCanaries({ token: secrets.token, ...chatToken }, { record: record() })).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await pass(0);
  expect(screen.getByLabelText('Password')).toHaveValue('');
  session.close();
  jest.restoreAllMocks();
});

describe('the search for secrets', () => {
  it.each([
    ['text', `a ${secrets.token} b`],
    ['an address', `?t=${encodeURIComponent(secrets.token)}`],
    ['a form', new URLSearchParams({ t: secrets.token }).toString()],
    ['base64', `Basic ${Buffer.from(secrets.token).toString('base64')}`],
    ['the depths of an object', { a: [{ b: { c: { d: secrets.token } } }] }],
    ['a map', new Map([['a', { b: secrets.token }]])],
    ['the cause of an error', new Error('no', { cause: secrets.token })],
  ])('finds a secret in %s', (_where, planted) => {
    expect(findCanaries(secrets, { there: planted, 'not there': 'innocent' })).toEqual([
      'token in there',
    ]);
  });
});
