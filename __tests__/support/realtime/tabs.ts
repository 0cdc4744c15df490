/** Several tabs of one reader in one browser, which share its locks and hear each other. */
import { pageEventsSaga } from '@/sagas/realtime/pageEvents';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { shareFactsSaga } from '@/sagas/realtime/tabs/shareFacts';
import { tabsSaga } from '@/sagas/realtime/tabs/election';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { userTokenReceived } from '@/slices/session/session';
import { fakeAppCache, fakePage, fakeTabLocks, type ContextChanges } from '@support/context';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fakeSockets } from '@support/socket';
import type { Action } from '@reduxjs/toolkit';

interface TabOptions {
  /** Sagas beside those of the connection. */
  sagas?: readonly (() => SagaGenerator<void>)[];
  before?: readonly Action[];
  visible?: boolean;
  /** Its sagas begin before it is known who is signed in, which the test dispatches. */
  early?: boolean;
  build?: string;
  context?: ContextChanges;
}

export interface Tab {
  name: string;
  story: ReturnType<typeof replay>;
  page: ReturnType<typeof fakePage>;
  sockets: ReturnType<typeof fakeSockets>;
  /** Ends the tab, as closing it or a crash does. */
  close(): void;
  /** It neither hears nor says anything, and keeps what it has. */
  hang(): void;
  /** It goes on, and hears what was said meanwhile, unless the browser has dropped it. */
  wake(how?: { dropped: boolean }): void;
}

export function fakeBrowser() {
  const locks = fakeTabLocks();
  const tabs: Tab[] = [];
  const ears = new Map<string, (message: unknown) => void>();
  const missed = new Map<string, unknown[]>();
  /** Everything that was said, with who said it. */
  const said: { by: string; message: unknown }[] = [];

  const say = (by: string, message: unknown): void => {
    if (!ears.has(by) || missed.has(by)) return;
    said.push({ by, message });
    const copy = structuredClone(message);
    for (const [name, hear] of ears) {
      if (name === by) continue;
      const waiting = missed.get(name);
      if (waiting) waiting.push(copy);
      // As in a browser, the others hear it in a turn of their own.
      else queueMicrotask(() => ears.has(name) && hear(copy));
    }
  };

  function open({
    sagas = [],
    before = [],
    visible = false,
    early = false,
    build,
    context,
  }: TabOptions = {}): Tab {
    const name = `tab-${String(tabs.length + 1)}`;
    const page = fakePage();
    page.visible.change(visible);
    page.focused.change(visible);
    const sockets = fakeSockets();
    let ids = 0;
    ears.set(name, page.tabs.tell);
    const story = replay(
      function* () {
        yield* fork(pageEventsSaga);
        yield* fork(shareFactsSaga);
        yield* fork(tabsSaga);
        yield* fork(streamingSaga);
        for (const saga of sagas) yield* fork(saga);
      },
      {
        before: [
          userTokenReceived({ userToken: 'TOKEN-mia' }),
          ...(early ? [] : [signedIn()]),
          ...before,
        ],
        context: {
          ...context,
          chance: { newId: () => `${name} ${String((ids += 1))}`, ...context?.chance },
          net: { openSocket: sockets.openSocket, ...context?.net },
          page: {
            ...page.events,
            postToTabs: (message: unknown) => say(name, message),
          },
          services: {
            appCache: async () => fakeAppCache({ build: build ?? null }).shell,
            ...context?.services,
          },
          storage: { acquireTabLock: locks.claim, ...context?.storage },
        },
      },
    );
    const tab: Tab = {
      name,
      story,
      page,
      sockets,
      close: () => {
        ears.delete(name);
        story.task.cancel();
      },
      hang: () => void missed.set(name, []),
      wake: ({ dropped } = { dropped: false }) => {
        const waiting = missed.get(name) ?? [];
        missed.delete(name);
        if (!dropped) waiting.forEach((message) => page.tabs.tell(message));
      },
    };
    tabs.push(tab);
    return tab;
  }

  /** The sockets that are open or being opened, of all tabs that are there. */
  const sockets = () =>
    tabs
      .filter(({ name }) => ears.has(name))
      .flatMap((tab) => tab.sockets.opened)
      .filter(({ readyState }) => readyState < 2);

  return {
    open,
    tabs,
    said,
    sockets,
    /** The tab that leads, as it thinks itself. */
    leaders: () =>
      tabs.filter(({ name, story }) => ears.has(name) && story.state().tabs?.role === 'leads'),
  };
}
