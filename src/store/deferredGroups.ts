/**
 * Makes groups that can be run of the table of deferred sagas. Loaded with the first of them, so that
 * the first screen does not wait for it.
 */
import { ACCOUNTS_KEY } from '@/lib/accountSlot';
import { isSpareLine } from '@/lib/net/spareLine';
import { inIdleTime } from '@/lib/scheduler/inIdleTime';
import { onceCalm } from '@/lib/scheduler/onceCalm';
import { deferredGroups } from '@/sagas/deferredGroups';
import type { DeferredGroup } from '@/sagas/engine/deferred';
import type { AppStore } from './createStore';
import { isCalledBy, sagaOf, type Sagas } from '@/sagas/engine/sagaGroup';

/** `persist` repeats the loading until it succeeds. */
export function openGroups(
  persist: (load: () => Promise<Sagas>) => Promise<Sagas>,
): readonly DeferredGroup[] {
  return deferredGroups.map((group) => {
    const isCalled = isCalledBy(group);
    return {
      name: group.name,
      isNeeded: (state, action) =>
        (action !== undefined && isCalled(action)) || group.when?.(state) === true,
      load: async () => sagaOf(await persist(group.load)),
    };
  });
}

/** Fetches, but does not run, what the reader may need next, if the line can carry it. */
export function fetchWhenCalm(): void {
  onceCalm(() => {
    if (!isSpareLine(navigator)) return;
    const ahead = deferredGroups.filter((group) => group.ahead);
    void inIdleTime(ahead.map((group) => () => group.load().catch(() => undefined)));
  });
}

/** Loads what several accounts need once there are several: now, or when another tab adds one. */
export function watchForAccounts(
  store: AppStore,
  slot: string,
  persist: <Part>(load: () => Promise<Part>) => Promise<Part>,
): void {
  const follow = () => {
    void persist(() => import(/* webpackChunkName: "accounts" */ './accounts')).then(
      ({ followAccounts }) => followAccounts(store, slot),
    );
  };
  const hear = ({ key }: StorageEvent) => {
    if (key !== ACCOUNTS_KEY) return;
    window.removeEventListener('storage', hear);
    follow();
  };
  if (slot !== '' || hasList()) follow();
  else window.addEventListener('storage', hear);
}

function hasList(): boolean {
  try {
    return window.localStorage.getItem(ACCOUNTS_KEY) !== null;
  } catch {
    // A browser that stores nothing has one account.
    return false;
  }
}
