/**
 * Everything that sagas use outside of the store, in parts. The store passes in the browser's; tests
 * pass in their own, so that every flow can be replayed.
 */
import type { KeptAccount } from '@/domain/session/accounts';
import type { PendingAct } from '@/domain/session/pendingAct';
import type { OauthState } from '@/domain/session/session';
import type { VideoTools } from '@/domain/composer/picture/videoTrim';
import type { PictureTools } from '@/domain/composer/picture/pictureTools';
import type { Box } from '@/domain/settings/crop';
import type { BrowserTranslator } from '@/domain/statuses/translation/browserTranslator';
import type { ThreadFocusPaths } from '@/domain/statuses/threads/threadFocus';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import type { ScrollAnchors } from '@/domain/timelines/scrollAnchor';
import type { RouteName } from '@/domain/session/routes';
import type { StartupProgress } from '@/domain/session/startup';
import type { StillKeeper } from '@/domain/timelines/still';
import type { PaintMemory } from '@/domain/settings/theme/paintMemory';
import type { ThemeEngine } from '@/domain/settings/theme/themeEngine';
import type { DesktopNotification } from '@/domain/notifications/desktopNotifications';
import type { SetTimer } from '@/lib/scheduler/timer';
import type { RootState } from '@/slices/root';
import type { Source } from '@/lib/source';
import type { Effect } from 'redux-saga/effects';
import type { CallPlan } from './callPlan';
import type { FlowRecorder } from '@/testing/state/sagas/flowRecorder';
import type { RequestScheduler } from './requestScheduler/requestScheduler';

export interface WindowSize {
  width: number;
  height: number;
  /** True if fingers are the main pointer; older recordings do not say. */
  touch?: boolean;
}

export interface PageEvents {
  visible: Source<boolean>;
  focused: Source<boolean>;
  online: Source<boolean>;
  size: Source<WindowSize>;
  /** True from the moment on that the browser stops this page, until it goes on. */
  frozen: Source<boolean>;
  /** True while the system is set to a light colour scheme. */
  prefersLight: Source<boolean>;
  /** Messages from other tabs of this origin; no initial value. */
  tabMessages: Source<unknown>;
  /** Sends a message to the other tabs. Plain data only, and never a secret. */
  postToTabs(message: unknown): void;
  /** Turns the browser's leave confirmation on or off. */
  setUnloadGuard(asks: boolean): void;
}

/** Storage that survives a reload. Each call may fail or take long. */
export interface KeyValueStorage {
  get(key: string): Promise<unknown>;
  /** Returns true if the value is stored now. */
  set(key: string, value: unknown): Promise<boolean>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

/** Work on pictures, sounds and videos in the browser. */
export interface FileTools extends PictureTools, VideoTools {
  /** The part of an image within `limits`; null if that is impossible. */
  cut(file: Blob, box: Box, limits: { widest: number; most: number }): Promise<Blob | null>;
}

/** The unsent drafts, and the account that they belong to. */
export interface FlushedDrafts {
  screenName: string | null;
  drafts: Record<DraftTarget, Draft>;
}

/** Storage of this tab that survives a reload; empty where it is blocked. Writes are synchronous. */
export interface TabStorage {
  scrollAnchors(): ScrollAnchors;
  saveScrollAnchors(places: ScrollAnchors): void;
  flushedDrafts(): FlushedDrafts;
  flushDrafts(words: FlushedDrafts): void;
  threadFocus(): ThreadFocusPaths;
  saveThreadFocus(threadFocus: ThreadFocusPaths): void;
  /** The content of a form that was not sent yet. */
  unsentForm(): unknown;
  saveUnsentForm(form: object): void;
}

/** The browser's means of notifying a reader who is not looking at the page. */
export interface DesktopNotifications {
  /** Puts a dot on the page's icons, or removes it at 0. */
  setBadge(count: number): Promise<void>;
  permission(): 'default' | 'denied' | 'granted';
  requestPermission(): Promise<'default' | 'denied' | 'granted'>;
  /** Null where the browser shows none for a page. */
  show(what: DesktopNotification): { close(): void; pressed: Promise<void> } | null;
  /** The service worker's open notifications, by the id of the notification that they show. */
  shownPushes(): Promise<readonly { id: string; close(): void }[]>;
  /** Brings the page to the front after a click on a desktop notification. */
  focusPage(): void;
  /** Subscribes to pushes signed with this key; returns the subscription in the server's format. */
  subscribe(serverKey: string): Promise<unknown>;
  unsubscribe(): Promise<void>;
  /** Messages from the service worker; no initial value. */
  workerMessages: Source<unknown>;
}

export type ListChange = (accounts: readonly KeptAccount[]) => readonly KeptAccount[];

/** The accounts of this browser: their list, and the storage of each. */
export interface Accounts {
  /** Changes the stored list, one tab at a time; null where the browser stores nothing. */
  changeList(change: ListChange): Promise<readonly KeptAccount[] | null>;
  /** Makes it the slot of this tab from its next load on, and of new tabs. */
  enter(slot: string): boolean;
  /** Leaves to an account what this tab is to do there; null takes it back. */
  leaveAct(slot: string, act: PendingAct | null): void;
  /** Returns what was left, only once. */
  takeAct(slot: string): unknown;
  read(slot: string, key: string): Promise<unknown>;
  /** The registration and tokens that are stored for an account; null if there are none. */
  oauthOf(slot: string): Promise<OauthState | null>;
  /** Gives an account a new session, beginning with its next load. */
  signIn(slot: string, as: { oauth: OauthState; screenName: string }): Promise<void>;
  write(slot: string, key: string, value: unknown): Promise<boolean>;
  /** Deletes everything that is stored for an account. */
  wipe(slot: string): Promise<void>;
  /** Deletes what is left of all accounts but these. */
  sweep(slots: readonly string[]): void;
  /** Sends a message to the tabs of another account. */
  tell(slot: string, message: unknown): void;
}

/** The files of the client that this browser caches, and the update to another build. */
export interface AppCache {
  /** The build of this page; null in development. */
  currentBuild(): string | null;
  /** True if the worker answered for the page, which may then be a cached one. */
  startedByWorker(): boolean;
  /** Caches the build for use without the server. Rejects where the browser cannot store it. */
  cacheBuild(): Promise<void>;
  /** Lets the browser fetch the worker of a new build. */
  updateWorker(): Promise<void>;
  /** Unregisters the worker and deletes its cache. */
  unregister(): Promise<void>;
  /** Emits when another worker has taken over; no initial value. */
  workerReplaced: Source<true>;
  /** Paths of files of the client that failed to load; no initial value. */
  missingFiles: Source<string>;
  /** The build that this tab had when a reload was last offered; null if none was. */
  reloadOfferedBuild(): string | null;
  saveReloadOffer(build: string): void;
  reload(): void;
}

/** The steps of a start without a reachable server. */
export interface OfflineStart {
  showOfflineSnapshot(): Generator<Effect, void>;
  recoverStart(known: StartupProgress): Generator<Effect, void>;
}

export interface BrowserLanguages {
  /** The languages that the browser asks for, the preferred one first. */
  preferred(): readonly string[];
  /** Tells the server by cookie in which language to write. */
  setCookie(text: string): void;
}

export interface RouteTarget {
  name: RouteName;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

export type LogLevel = 'info' | 'warning' | 'error';

/** The network. All calls to the server go to `origin`. */
export interface Net {
  /** The address of the instance. */
  origin: string;
  fetch: typeof fetch;
  /** Sends all requests to the server. Made with `createRequestScheduler`. */
  requestScheduler: RequestScheduler;
  openSocket: (url: string, protocols?: string[]) => WebSocket;
  /** Loads our own code and texts through `load`, as these come over the network too. */
  loadChunk: <Result>(load: () => Promise<Result>) => Promise<Result>;
}

/** Time, and the moments at which the page is free for work. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  setTimer: SetTimer;
  /** Resolves when the page has nothing more urgent to do. */
  whenIdle: () => Promise<void>;
  /** Resolves once the last change is visible. */
  afterPaint: () => Promise<void>;
  /** For long work: resolves once the page has had its turn; undefined if no pause is needed. */
  yieldToMain: () => Promise<void> | undefined;
}

export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  /** Unique, and impossible to guess. */
  newId: () => string;
}

/** The page: its events, its address and its history. */
export interface Page extends PageEvents {
  /** Shows another screen, by the name of its route or by a path. */
  goTo: (target: RouteTarget | string, how?: { replace?: boolean }) => void;
  /** Goes back in the history; to the start page if there is nothing to go back to. */
  goBack: () => void;
  /** Leaves the client for another page. */
  leaveTo: (url: string) => void;
  /** Path and query of the current page. */
  location: () => string;
  /** The key of the current history entry. */
  historyKey: () => string;
  /** Milliseconds since the browser began to load the page. */
  age: () => number;
  /** Copies a text to the clipboard. Browsers may forbid it. */
  copyText: (text: string) => Promise<void>;
  /** Saves a JSON or text file as a download. */
  saveFile: (name: string, type: string, text: string) => void;
  /** The data that the server embedded in the page for this path, or undefined. */
  initialResults: (path: string) => unknown;
}

export interface TabLockOptions {
  steal?: boolean;
  /** Reject where the browser has no means of locking, in place of letting every tab go on. */
  strict?: boolean;
}

/** Storage of this browser, shared with its other tabs, and of this tab. */
export interface ContextStorage {
  database: KeyValueStorage;
  tab: TabStorage;
  paints: PaintMemory;
  stills: StillKeeper;
  /**
   * Resolves when this tab holds the lock of this name, alone among all tabs. The lock is released
   * when `signal` is aborted or the tab is closed. Stealing takes it from a tab that hangs, which
   * is not told.
   */
  acquireTabLock: (name: string, signal: AbortSignal, how?: TabLockOptions) => Promise<void>;
}

/** Further abilities of the browser, most of them loaded on first use. */
export interface Services {
  languages: BrowserLanguages;
  files: () => Promise<FileTools>;
  desktopNotifications: () => Promise<DesktopNotifications>;
  accounts: () => Promise<Accounts>;
  appCache: () => Promise<AppCache>;
  /** Null where the browser has none. */
  translator: () => Promise<BrowserTranslator | null>;
  /** Loaded when the page has to differ from its built-in look. */
  themeEngine: () => Promise<ThemeEngine>;
  /** Loaded when the server is unreachable; retried until it has loaded. */
  offlineStart: () => Promise<OfflineStart>;
  recorder: () => Promise<FlowRecorder>;
}

export interface SagaContext {
  net: Net;
  clock: Clock;
  chance: Chance;
  page: Page;
  storage: ContextStorage;
  services: Services;
  /** The default plan for calls of this task. A polling loop sets its own. */
  calls: CallPlan;
  /** The current state, for conditions that a saga waits for. */
  getState: () => RootState;
  log: (level: LogLevel, message: string, detail?: unknown) => void;
}
