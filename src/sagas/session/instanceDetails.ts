/**
 * Fetches instance data that the first screen does not need: some after that screen, most when
 * something that shows it is opened.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { fetchMutes } from '@/api/endpoints/people/accounts';
import {
  fetchCustomEmoji,
  fetchEmoji,
  fetchPanel,
  fetchPeers,
  fetchStickerFolders,
  fetchStickerPack,
  fetchTerms,
} from '@/api/endpoints/session/instanceDetails';
import { cleanOperatorHtml } from '@/api/decode/engine/html';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { StickerPack } from '@/domain/session/instance';
import { selectInstance } from '@/selectors/session/config';
import { selectSignedIn } from '@/selectors/session/session';
import { instanceConfigured } from '@/slices/session/config';
import {
  customEmojiReceived,
  instanceEmojiRequested,
  stickersReceived,
} from '@/slices/composer/emoji';
import { composerUsed } from '@/slices/composer/composers';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { domainMutesOpened } from '@/slices/people/domainMutes';
import { aboutOpened } from '@/slices/session/about';
import { registrationOpened } from '@/slices/session/registration';
import { announcementsOpened } from '@/slices/talk/announcements';
import { instanceDetailsRequested } from '@/slices/session/startup';
import { mutesReceived } from '@/slices/session/session';
import { learnAuthorization } from './authorizationServer';
import { callApiWith } from '@/sagas/engine/callApi';
import { waitUntil } from '@/sagas/engine/control';
import {
  call,
  fork,
  getContext,
  put,
  select,
  setContext,
  take,
  takeLatest,
} from '@/sagas/engine/effects';
import type { LogLevel } from '@/sagas/engine/context';
import type { SagaGenerator } from '@/sagas/engine/effects';

const PANEL = '/instance/panel.html';
/** Public data, so it is fetched without a token. */
const plan = { anonymous: true } as const;

export function* instanceDetailsSaga(): SagaGenerator<void> {
  yield* fork(() => takeLatest(instanceDetailsRequested, instanceDetails));
  yield* fork(onDemand, isAnyOf(registrationOpened, aboutOpened), loadTerms, {
    name: 'terms of service',
  });
  yield* fork(onDemand, isPicking, loadStickers, { name: 'stickers' });
  yield* fork(onDemand, showsCustomEmoji, loadEmoji, { name: 'custom emoji', level: 'warning' });
  yield* fork(onDemand, isAnyOf(domainMutesOpened), loadPeers, {
    name: 'known domains',
    level: 'warning',
  });
}

const isPicking = isAnyOf(composerUsed, unicodeEmojiRequested);
const showsCustomEmoji = isAnyOf(isPicking, instanceEmojiRequested, announcementsOpened);

export function* instanceDetails(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background', tries: 2 } });
  yield* fork(learnAuthorization);
  yield* fork(load, loadMutes, { name: 'mute list' });
  if (!isPleromaFamily(yield* select(selectInstance))) return;
  yield* fork(load, loadPanel, { name: 'instance panel' });
}

interface Part {
  name: string;
  /** Of the log when it fails. */
  level?: LogLevel;
}

/** Loads it once; after a failure, again when it is wanted again. */
function* onDemand(
  wanted: (action: Action) => boolean,
  step: () => SagaGenerator<void>,
  part: Part,
): SagaGenerator<void> {
  yield* setContext({ calls: { tries: 2 } });
  do {
    yield* take(wanted);
    yield* waitUntil(({ startup }) => startup.phase !== 'starting');
  } while (!(yield* load(step, part)));
}

/** Returns whether that worked. */
function* load(
  step: () => SagaGenerator<void>,
  { name, level = 'error' }: Part,
): SagaGenerator<boolean> {
  try {
    yield* call(step);
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log(level, `Could not load the ${name}`, error);
    return false;
  }
}

/** Waits until the page is idle: a state change during the first render would restart it. */
function* untilIdle(): SagaGenerator<void> {
  const { whenIdle: idle } = yield* getContext('clock');
  yield* call(idle);
}

function* loadMutes(): SagaGenerator<void> {
  if (!(yield* select(selectSignedIn))) return;
  const { userIds, entities } = yield* callApiWith({}, fetchMutes);
  yield* untilIdle();
  yield* put(mutesReceived({ userIds, entities }));
}

function* loadTerms(): SagaGenerator<void> {
  const tos = yield* callApiWith(plan, fetchTerms);
  yield* untilIdle();
  yield* put(instanceConfigured({ instance: { tos } }));
}

function* loadPanel(): SagaGenerator<void> {
  const given = (yield* getContext('page')).initialResults(PANEL);
  const html =
    typeof given === 'string' ? cleanOperatorHtml(given) : yield* callApiWith(plan, fetchPanel);
  yield* untilIdle();
  yield* put(instanceConfigured({ instance: { instanceSpecificPanelContent: html } }));
}

function* loadStickers(): SagaGenerator<void> {
  const folders = yield* callApiWith(plan, fetchStickerFolders);
  const packs: StickerPack[] = [];
  for (const folder of folders) packs.push(yield* callApiWith(plan, fetchStickerPack, folder));
  yield* untilIdle();
  yield* put(stickersReceived({ packs: packs.sort((a, b) => a.title.localeCompare(b.title)) }));
}

function* loadEmoji(): SagaGenerator<void> {
  const fetch = isPleromaFamily(yield* select(selectInstance)) ? fetchEmoji : fetchCustomEmoji;
  const emoji = yield* callApiWith(plan, fetch);
  yield* untilIdle();
  yield* put(customEmojiReceived({ emoji }));
}

function* loadPeers(): SagaGenerator<void> {
  if (!isPleromaFamily(yield* select(selectInstance))) return;
  const knownDomains = yield* callApiWith(plan, fetchPeers);
  yield* untilIdle();
  yield* put(instanceConfigured({ instance: { knownDomains } }));
}
