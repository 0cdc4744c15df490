/**
 * The first script of the page, as small as possible: while the application's code loads, it reads
 * the stored state and requests the data of the first screen. It does not interpret the responses;
 * the application repeats any request that fails here.
 */
import { timelineAddress } from '@/api/endpoints/timelines/timelineAddress';
import { buildOf, NOTHING_EMBEDDED } from '@/domain/session/appCache';
import { OFFLINE_SNAPSHOT_KEY } from '@/domain/session/offlineSnapshot';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { ServerFamily } from '@/domain/session/instance';
import { matchRoute, rootRedirect } from '@/domain/session/routes';
import { stillFor, threadOfPath } from '@/domain/timelines/still';
import type { Settings } from '@/domain/settings/settings';
import {
  forVisitors,
  serverFiltering,
  needsAccount,
  timelineOfRoute,
  type TimelineKey,
} from '@/domain/timelines/timeline';
import {
  prefetchKey,
  isBeforeProgram,
  leavePrefetched,
  type Prefetched,
} from '@/lib/net/prefetchStore';
import { slotOfTab } from '@/lib/accountSlot';
import { fieldsOf } from '@/lib/values/fields';
import { applyTheme } from '@/app/theme/applyTheme';
import { recallPaint } from '@/store/remembered/paintMemory';
import { recallStills } from '@/store/remembered/stillMemory';
import { drawStill } from '@/store/remembered/drawStill';
import { databaseStorage } from '@/store/storage';
import { hasCurrentStorageVersion, STORAGE_KEY } from '@/store/persistedStateVersion';

const files = ['/static/config.json', '/static/styles.json'];
const nothingConfigured = { redirectRootLogin: '/main/friends', redirectRootNoLogin: null };

/** Responses that the server embedded; null where servers embed none. */
const embedded = document.getElementById('initial-results')?.textContent ?? null;
if (embedded === NOTHING_EMBEDDED) files.push('/api/pleroma/frontend_configurations');

const { origin, pathname, search } = window.location;
const answers: Prefetched['answers'] = new Map();

function ask(path: string, token: string | null): void {
  const url = origin + path;
  const authorization = token === null ? null : `Bearer ${token}`;
  const headers = { accept: 'application/json', ...(authorization ? { authorization } : {}) };
  const aborter = new AbortController();
  const { signal } = aborter;
  const response = fetch(url, {
    headers,
    credentials: 'omit',
    signal,
    cache: 'no-store',
  });
  // Prevents an unhandled rejection; the code that takes the response handles the failure.
  response.catch(() => undefined);
  answers.set(prefetchKey(url, authorization), { response, abort: () => aborter.abort() });
}

function tokenIn(record: unknown): string | null {
  if (!hasCurrentStorageVersion(record)) return null;
  const kept = record as { session?: { oauth?: { userToken?: unknown } } };
  const token = kept.session?.oauth?.userToken;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** The instance rarely has other defaults. */
function chosenIn(record: unknown): Partial<Settings> {
  const kept = record as { config?: { chosen?: Partial<Settings> } } | undefined;
  return kept?.config?.chosen ?? {};
}

/**
 * True for servers of the Pleroma family, by the embedded responses or the last visit. An unknown
 * server is asked without the family's extensions, which it could reject.
 */
function isOfPleroma(record: unknown): boolean {
  if (embedded !== null) return true;
  const { family, features } = keptOfServer(record, 'facts');
  const known = { family: family as ServerFamily, features: features as string[] };
  return Array.isArray(features) && isPleromaFamily(known);
}

/** True if visitors may read the timeline, as far as is known. */
function isOpen(key: TimelineKey, record: unknown): boolean {
  return !needsAccount(key) && keptOfServer(record, 'missing')[forVisitors(key)] === undefined;
}

const keptOfServer = (record: unknown, part: 'facts' | 'missing') =>
  fieldsOf(fieldsOf(fieldsOf(record).capabilities)[part]);

/** Requests what the current URL shows to this user: a timeline, or a post and its conversation. */
function askScreen(token: string | null, record: unknown): void {
  const statusId = threadOfPath(pathname);
  if (statusId !== null) {
    const path = `/api/v1/statuses/${encodeURIComponent(statusId)}`;
    for (const part of ['', '/context']) ask(path + part, token);
    return;
  }
  const chosen = chosenIn(record);
  const path =
    pathname === '/' ? rootRedirect(token !== null, nothingConfigured, chosen.startPage) : pathname;
  const match = matchRoute(path);
  const key = match && timelineOfRoute(match.name, match.params);
  const pleroma = isOfPleroma(record);
  if (key && (token === null ? isOpen(key, record) : pleroma || key !== 'dms')) {
    ask(timelineAddress(key, token !== null && pleroma ? serverFiltering(chosen) : {}), token);
  }
}

/**
 * Flag in localStorage: nobody was signed in at the last visit, and the server rejected no request.
 * Reading the stored state takes a while, and a visitor's requests need none of it unless the
 * server is closed to them. A wrong flag costs one unnecessary request.
 */
const VISITOR = 'linnet visitor';

function wasVisitor(): boolean {
  try {
    return VISITOR in window.localStorage;
  } catch {
    return false;
  }
}

function noteVisitor(isVisitor: boolean): void {
  try {
    if (isVisitor) window.localStorage.setItem(VISITOR, '');
    else window.localStorage.removeItem(VISITOR);
  } catch {
    // Then the next visit is slower.
  }
}

async function askAll(record: Promise<unknown>): Promise<void> {
  const guessed = wasVisitor();
  if (guessed) askScreen(null, undefined);
  const kept = await record.catch(() => undefined);
  const token = tokenIn(kept);
  const missing = Object.keys(keptOfServer(kept, 'missing')).join();
  // After the first visit it is not yet known whether the server is closed.
  const guess = kept !== undefined && token === null && !missing.includes('ForVisitors');
  if (guessed !== guess) noteVisitor(guess);
  if (token !== null) ask('/api/v1/accounts/verify_credentials', token);
  if (token !== null || !guessed) askScreen(token, kept);
}

/** Preloads the view's chunks after the store's, which can start meanwhile. */
function fetchNext(): void {
  const { next = '' } = document.currentScript?.dataset ?? {};
  for (const href of next.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
}

/**
 * Browsers list their languages at the first use of `Intl`, which takes 20 ms and more; here,
 * nothing waits for it, and each has a task of its own.
 */
function makeIntlReady(): void {
  for (const { supportedLocalesOf } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    setTimeout(supportedLocalesOf, 0, 'en');
  }
}

/** The page begins in the colours that it had at last; a skeleton without any follows the system. */
function paintAsBefore(slot: string): void {
  const paint = recallPaint(window, slot);
  if (!paint) return;
  const root = document.documentElement;
  root.dataset.scheme = paint.values?.scheme ?? 'dark';
  if (paint.values) applyTheme(paint.values, root);
}

/** The page begins with what was seen last, and with nothing to press until the program is there. */
function showStill(slot: string): void {
  const place = document.getElementById('app');
  if (!place) return whenParsed(() => showStill(slot));
  const page = {
    build: buildOf([...document.scripts].map(({ src }) => src).join()),
    path: search ? '' : pathname,
    entry: fieldsOf(history.state).key ?? null,
    width: window.innerWidth,
  };
  const now = performance.timeOrigin;
  const still = page.build && stillFor(recallStills(window, slot, page.path), page, now);
  try {
    if (still) drawStill(still, place, now);
  } catch {
    // In a browser that is too old for it, the page begins with its skeleton.
  }
}

/** A script from the cache may run before the page has a body. */
function whenParsed(go: () => void): void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById('app')) return;
    observer.disconnect();
    go();
  });
  observer.observe(document, { childList: true, subtree: true });
}

// A safe start assumes nothing.
const isUsualStart = isBeforeProgram() && !new URLSearchParams(search).has('safe');
const slot = isUsualStart ? slotOfTab() : null;
// The small answers first, as the theme may need more; the long scripts would delay them.
if (slot !== null) for (const file of files) ask(file, null);
fetchNext();
if (slot !== null) {
  // The browser reads while the still is drawn.
  const storage = databaseStorage(slot);
  const record = storage.get(STORAGE_KEY);
  const lastScreen = storage.get(OFFLINE_SNAPSHOT_KEY);
  paintAsBefore(slot);
  showStill(slot);
  lastScreen.catch(() => undefined);
  const reads = new Map([
    [STORAGE_KEY, record],
    [OFFLINE_SNAPSHOT_KEY, lastScreen],
  ]);
  leavePrefetched({ slot, reads, answers });
  void askAll(record).then(makeIntlReady);
}
