/**
 * What sagas touch outside of the store: the network, the page, the clock, chance and storage. The
 * store hands in the browser's; a test hands in its own, and so every story can be replayed.
 */
import type { Box } from '@/domain/settings/crop';
import type { ThreadFocusPaths } from '@/domain/statuses/threadFocus';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import type { ScrollAnchors } from '@/domain/timelines/scrollAnchor';
import type { RouteName } from '@/domain/session/routes';
import type { StartupProgress } from '@/domain/session/startup';
import type { ThemeEngine } from '@/domain/settings/theme/themeEngine';
import type { DesktopNotification } from '@/domain/notifications/desktopNotifications';
import type { Thumbnail } from '@/domain/composer/upload';
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
}

export interface PageEvents {
  visible: Source<boolean>;
  focused: Source<boolean>;
  online: Source<boolean>;
  size: Source<WindowSize>;
  /** Whether the system is set to light colours. */
  prefersLight: Source<boolean>;
  /** What other tabs of this origin say; nothing at first. */
  tabMessages: Source<unknown>;
  /** Says something to the other tabs. Plain data only, and never a secret. */
  postToTabs(message: unknown): void;
  /** Whether the browser asks before the page is closed. */
  setUnloadGuard(asks: boolean): void;
}

/** Where things outlast a reload. Each of them may fail, or take long. */
export interface KeyValueStorage {
  get(key: string): Promise<unknown>;
  /** Says whether it is kept now. */
  set(key: string, value: unknown): Promise<boolean>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

/** What is done to pictures and sounds without a server. */
export interface FileTools {
  /** Null for what has no look, or cannot be read. */
  makeThumbnail(file: Blob): Promise<Thumbnail | null>;
  /** The same picture in so many bytes at most, in the same format; null when that cannot be. */
  shrink(file: Blob, most: number): Promise<Blob | null>;
  /**
   * The same picture, no finer than screens are, as WebP or JPEG; null where that gains little, or
   * would lose what moves.
   */
  compress(file: Blob, as: 'image/webp' | 'image/jpeg'): Promise<Blob | null>;
  /** A part of a picture, no wider and of no more bytes than that; null when that cannot be. */
  cut(file: Blob, box: Box, limits: { widest: number; most: number }): Promise<Blob | null>;
}

/** What is being written, and by whom. */
export interface FlushedDrafts {
  screenName: string | null;
  drafts: Record<DraftTarget, Draft>;
}

/**
 * What this tab remembers beyond a reload; nothing where the browser keeps nothing. It is kept
 * before the call returns.
 */
export interface TabStorage {
  scrollAnchors(): ScrollAnchors;
  saveScrollAnchors(places: ScrollAnchors): void;
  flushedDrafts(): FlushedDrafts;
  flushDrafts(words: FlushedDrafts): void;
  threadFocus(): ThreadFocusPaths;
  saveThreadFocus(threadFocus: ThreadFocusPaths): void;
  /** What is written in a form that is not sent yet. */
  unsentForm(): unknown;
  saveUnsentForm(form: object): void;
}

/** What the browser has for telling a reader who looks elsewhere. */
export interface DesktopNotifications {
  /** Puts a dot on the icons of the page, or takes it off at 0. */
  setBadge(count: number): Promise<void>;
  permission(): 'default' | 'denied' | 'granted';
  requestPermission(): Promise<'default' | 'denied' | 'granted'>;
  /** Null where the browser takes none from a page. */
  show(what: DesktopNotification): { close(): void; pressed: Promise<void> } | null;
  /** Pop-ups of the worker that stand, by the notifications that they tell of. */
  shownPushes(): Promise<readonly { id: string; close(): void }[]>;
  /** Brings the page to the front, after a press outside of it. */
  focusPage(): void;
  /** For pushes signed with this key; the subscription as the server wants it. */
  subscribe(serverKey: string): Promise<unknown>;
  unsubscribe(): Promise<void>;
  /** What the worker says; nothing at first. */
  workerMessages: Source<unknown>;
}

/** The program itself, as this browser keeps it and comes to another build of it. */
export interface AppCache {
  /** Which build this page is of; null while it is being developed. */
  currentBuild(): string | null;
  /** Has the build kept for times without the server. Rejects where the browser keeps none. */
  cacheBuild(): Promise<void>;
  /** Lets the browser fetch the worker of a build that has come. */
  updateWorker(): Promise<void>;
  /** Ends the worker, and drops what it keeps. */
  unregister(): Promise<void>;
  /** Another worker has taken over; nothing at first. */
  workerReplaced: Source<true>;
  /** Files of the program that did not come, as paths; nothing at first. */
  missingFiles: Source<string>;
  /** Of which build this tab was when a reload was offered; null when none was. */
  reloadOfferedBuild(): string | null;
  saveReloadOffer(build: string): void;
  reload(): void;
}

/** What becomes of a start while the server is not to be reached. */
export interface OfflineStart {
  showOfflineSnapshot(): Generator<Effect, void>;
  recoverStart(known: StartupProgress): Generator<Effect, void>;
}

export interface BrowserLanguages {
  /** The languages the reader's browser asks for, the dearest first. */
  preferred(): readonly string[];
  /** Tells the server, by way of a cookie, in which language to write. */
  setCookie(text: string): void;
}

export interface RouteTarget {
  name: RouteName;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

export type LogLevel = 'info' | 'warning' | 'error';

export interface SagaContext {
  /** The instance's address; all calls go there. */
  origin: string;
  fetch: typeof fetch;
  /** The one way to the server; see there. Made with `createRequestScheduler`. */
  requestScheduler: RequestScheduler;
  /** How the calls of this task are made unless they say otherwise. A polling loop sets its own. */
  calls: CallPlan;
  openSocket(url: string, protocols?: string[]): WebSocket;
  /** The state as it is at this moment, for conditions that are waited for. */
  getState(): RootState;
  /** Milliseconds since 1970. */
  now(): number;
  setTimer: SetTimer;
  /** From 0 up to but without 1. */
  random(): number;
  /** Code and texts of our own come over the line, too: as `load` brings them. */
  loadChunk<Result>(load: () => Promise<Result>): Promise<Result>;
  /** Resolves when the page has nothing more urgent to do. */
  whenIdle(): Promise<void>;
  /** Resolves once the reader sees what was just put. */
  afterPaint(): Promise<void>;
  /** In the course of long work: resolves when the page has had its turn; nothing where it need not. */
  yieldToMain(): Promise<void> | undefined;
  /** Never the same twice, and not to be guessed. */
  newId(): string;
  /**
   * Resolves when this tab is the only one of all that holds this name, and holds it until `signal`
   * is aborted or the tab is closed.
   */
  acquireTabLock(name: string, signal: AbortSignal): Promise<void>;
  storage: KeyValueStorage;
  /** Come when they are needed. */
  files(): Promise<FileTools>;
  tab: TabStorage;
  languages: BrowserLanguages;
  /** Comes when it is needed. */
  desktopNotifications(): Promise<DesktopNotifications>;
  /** Comes when it is needed. */
  appCache(): Promise<AppCache>;
  /** Comes where the page is to look other than it does by itself. */
  themeEngine(): Promise<ThemeEngine>;
  /** Comes where the server is not to be reached; until it has come, it is asked for again. */
  offlineStart(): Promise<OfflineStart>;
  page: PageEvents;
  /** Shows another screen, by the name of its route or by a path. */
  goTo(target: RouteTarget | string, how?: { replace?: boolean }): void;
  /** To what was shown before; where there is nothing, to the start. */
  goBack(): void;
  /** Puts a text where the reader can paste it from. Browsers may forbid it. */
  copyText(text: string): Promise<void>;
  /** Gives the reader a file of JSON or text, as browsers give downloads. */
  saveFile(name: string, type: string, text: string): void;
  /** Path and query of what is shown now. */
  location(): string;
  /** Names the entry of the history that is shown now. */
  historyKey(): string;
  /** Leaves the client for another page. */
  leaveTo(url: string): void;
  /** Comes when it is needed. */
  recorder(): Promise<FlowRecorder>;
  log(level: LogLevel, message: string, detail?: unknown): void;
  /** What the server wrote into the page under this path, or undefined. */
  initialResults(path: string): unknown;
}
