/**
 * The first script of the page, as small as can be: while the program is on its way, it reads what
 * this browser keeps and asks the server what the first screen will show. It knows nothing of the
 * answers; whatever fails here is asked again by the program.
 */
import { timelineAddress } from '@/api/endpoints/timelines/timelineAddress';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { ServerFamily } from '@/domain/session/instance';
import { matchRoute, rootRedirect } from '@/domain/session/routes';
import type { Settings } from '@/domain/settings/settings';
import {
  forVisitors,
  serverFiltering,
  needsAccount,
  timelineOfRoute,
  type ServerFiltering,
  type TimelineKey,
} from '@/domain/timelines/timeline';
import {
  prefetchKey,
  isBeforeProgram,
  leavePrefetched,
  type Prefetched,
} from '@/lib/net/prefetchStore';
import { fieldsOf } from '@/lib/values/fields';
import { databaseStorage } from '@/store/storage';
import { hasCurrentStorageVersion, STORAGE_KEY } from '@/store/persistedStateVersion';

/** Read anew each time: the names of these files carry no mark of what is in them. */
const files = ['/static/config.json', '/static/styles.json'];
const nothingConfigured = { redirectRootLogin: '/main/friends', redirectRootNoLogin: null };

const { origin, pathname, search } = window.location;
const answers: Prefetched['answers'] = new Map();

function ask(path: string, token: string | null, cache?: RequestCache): void {
  const url = origin + path;
  const authorization = token === null ? null : `Bearer ${token}`;
  const headers = { accept: 'application/json', ...(authorization ? { authorization } : {}) };
  const aborter = new AbortController();
  const { signal } = aborter;
  const response = fetch(url, {
    headers,
    credentials: 'omit',
    signal,
    ...(cache ? { cache } : {}),
  });
  // Whoever takes it hears of the failure.
  response.catch(() => undefined);
  answers.set(prefetchKey(url, authorization), { response, abort: () => aborter.abort() });
}

function tokenIn(record: unknown): string | null {
  if (!hasCurrentStorageVersion(record)) return null;
  const kept = record as { session?: { oauth?: { userToken?: unknown } } };
  const token = kept.session?.oauth?.userToken;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Of a member, with what they leave to the server; the instance may have other defaults, seldom. */
function leftIn(record: unknown): ServerFiltering {
  const kept = record as { config?: { chosen?: Partial<Settings> } };
  return serverFiltering(kept.config?.chosen ?? {});
}

/**
 * A server of the Pleroma family, by what it wrote into the page or by the last visit. One that
 * nobody knows yet is asked as a plain one, which refuses what it does not know.
 */
function isOfPleroma(record: unknown): boolean {
  if (document.getElementById('initial-results')) return true;
  const { family, features } = keptOfServer(record, 'facts');
  const known = { family: family as ServerFamily, features: features as string[] };
  return Array.isArray(features) && isPleromaFamily(known);
}

/** Whether visitors may read it, as far as is known. */
function isOpen(key: TimelineKey, record: unknown): boolean {
  return !needsAccount(key) && keptOfServer(record, 'missing')[forVisitors(key)] === undefined;
}

const keptOfServer = (record: unknown, part: 'facts' | 'missing') =>
  fieldsOf(fieldsOf(fieldsOf(record).capabilities)[part]);

/** The timeline of this address, should it show one to this reader. */
function askTimeline(token: string | null, record: unknown): void {
  const path = pathname === '/' ? rootRedirect(token !== null, nothingConfigured) : pathname;
  const match = matchRoute(path);
  const key = match && timelineOfRoute(match.name, match.params);
  const pleroma = isOfPleroma(record);
  if (key && (token === null ? isOpen(key, record) : pleroma || key !== 'dms')) {
    ask(timelineAddress(key, token !== null && pleroma ? leftIn(record) : {}), token);
  }
}

/**
 * What is kept takes a while to be read, and a visitor's questions need nothing of it unless the
 * server is closed to them: this says at once that nobody was signed in at the last visit, and that
 * nothing was refused. Should it be wrong, one call was too many.
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
    // Then the next visit takes the longer way.
  }
}

async function askAll(record: Promise<unknown>): Promise<void> {
  const guessed = wasVisitor();
  if (guessed) askTimeline(null, undefined);
  const kept = await record.catch(() => undefined);
  const token = tokenIn(kept);
  const missing = Object.keys(keptOfServer(kept, 'missing')).join();
  // After the first visit nobody knows yet whether it is closed.
  const guess = kept !== undefined && token === null && !missing.includes('ForVisitors');
  if (guessed !== guess) noteVisitor(guess);
  if (token !== null) ask('/api/v1/accounts/verify_credentials', token);
  if (token !== null || !guessed) askTimeline(token, kept);
}

/** What is seen comes behind what holds the store, which can begin meanwhile. */
function fetchNext(): void {
  const { next = '' } = document.currentScript?.dataset ?? {};
  for (const href of next.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
}

fetchNext();
// A safe start takes nothing for granted.
if (isBeforeProgram() && !new URLSearchParams(search).has('safe')) {
  const record = databaseStorage().get(STORAGE_KEY);
  leavePrefetched({ record, answers });
  for (const file of files) ask(file, null, 'no-store');
  void askAll(record);
}
