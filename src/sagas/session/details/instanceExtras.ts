/** Fetches further data of the instance when something that shows it is opened. */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import {
  fetchCustomEmoji,
  fetchEmoji,
  fetchPeers,
  fetchStickerFolders,
  fetchStickerPack,
} from '@/api/endpoints/session/instanceDetails';
import { fetchTerms } from '@/api/endpoints/session/instanceFragments';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { StickerPack } from '@/domain/session/instance';
import { selectInstance } from '@/selectors/session/config';
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
import { callApiWith } from '@/sagas/engine/callApi';
import { waitUntil } from '@/sagas/engine/control';
import { fork, put, select, setContext, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { loadPanel, panelPart } from './instanceDetails';
import { loadPart, untilIdle, type Part } from './loadPart';

/** Public data, so it is fetched without a token. */
const plan = { anonymous: true } as const;

export function* instanceExtrasSaga(): SagaGenerator<void> {
  yield* fork(onDemand, isAnyOf(registrationOpened, aboutOpened), loadTerms, {
    name: 'terms of service',
  });
  yield* fork(onDemand, isAnyOf(aboutOpened), loadPanel, panelPart);
  yield* fork(onDemand, isPicking, loadStickers, { name: 'stickers' });
  yield* fork(onDemand, showsCustomEmoji, loadEmoji, { name: 'custom emoji', level: 'warning' });
  yield* fork(onDemand, isAnyOf(domainMutesOpened), loadPeers, {
    name: 'known domains',
    level: 'warning',
  });
}

const isPicking = isAnyOf(composerUsed, unicodeEmojiRequested);
const showsCustomEmoji = isAnyOf(isPicking, instanceEmojiRequested, announcementsOpened);

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
  } while (!(yield* loadPart(step, part)));
}

function* loadTerms(): SagaGenerator<void> {
  const tos = yield* callApiWith(plan, fetchTerms);
  yield* untilIdle();
  yield* put(instanceConfigured({ instance: { tos } }));
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
