/** Fetches instance data that the first screen does not need, after that screen. */
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
import { customEmojiReceived, stickersReceived } from '@/slices/composer/emoji';
import { instanceDetailsRequested } from '@/slices/session/startup';
import { mutesReceived } from '@/slices/session/session';
import { learnAuthorization } from './authorizationServer';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  fork,
  getContext,
  put,
  select,
  setContext,
  takeLatest,
} from '@/sagas/engine/effects';
import type { LogLevel } from '@/sagas/engine/context';
import type { SagaGenerator } from '@/sagas/engine/effects';

const PANEL = '/instance/panel.html';
/** Public data, so it is fetched without a token. */
const plan = { anonymous: true } as const;

export function* instanceDetailsSaga(): SagaGenerator<void> {
  yield* takeLatest(instanceDetailsRequested, instanceDetails);
}

export function* instanceDetails(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background', tries: 2 } });
  yield* fork(learnAuthorization);
  yield* fork(load, 'error', 'mute list', loadMutes);
  yield* fork(load, 'error', 'terms of service', loadTerms);
  yield* fork(load, 'error', 'stickers', loadStickers);
  yield* fork(load, 'warning', 'custom emoji', loadEmoji);
  if (!isPleromaFamily(yield* select(selectInstance))) return;
  yield* fork(load, 'error', 'instance panel', loadPanel);
  yield* fork(load, 'warning', 'known domains', loadPeers);
}

function* load(
  level: LogLevel,
  name: string,
  step: () => SagaGenerator<void>,
): SagaGenerator<void> {
  try {
    yield* call(step);
  } catch (error) {
    const log = yield* getContext('log');
    log(level, `Could not load the ${name}`, error);
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
  const knownDomains = yield* callApiWith(plan, fetchPeers);
  yield* untilIdle();
  yield* put(instanceConfigured({ instance: { knownDomains } }));
}
