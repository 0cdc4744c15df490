/**
 * Lists packs of emoji page by page, changes them one action at a time, and imports them from other
 * servers.
 */
import {
  addEmojiFile,
  describeEmojiPack,
  downloadEmojiPack,
  fetchEmojiPack,
  fetchEmojiPacks,
  fetchRemotePacks,
  importEmojiPacks,
  reloadEmoji,
  removeEmojiFile,
  renameEmojiFile,
  setEmojiPack,
} from '@/api/endpoints/admin/emojiPacks';
import type { EmojiPackPage } from '@/api/decode/admin/emojiPacks';
import type { EmojiPackAction, EmojiPack } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { takeFromShelf } from '@/lib/files/fileShelf';
import { selectEmojiPacks } from '@/selectors/admin/emojiPacks';
import {
  emojiPackActionDone,
  emojiPackActionRequested,
  emojiFilesReceived,
  emojiPackOpened,
  emojiPacksReceived,
  emojiPacksRequested,
  packDataReceived,
  remotePacksReceived,
  remotePacksRequested,
} from '@/slices/admin/emojiPacks';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

const PACKS_AT_ONCE = 50;
const FILES_AT_ONCE = 30;
/** No real server has more pages than this. */
const MOST_PAGES = 200;
/** The server may download a large pack from another server before it answers. */
const CALL_OPTIONS = { priority: 'press', tries: 1, timeout: 300_000, isVerdict: true } as const;

export function* emojiPacksSaga(): SagaGenerator<void> {
  yield* handleRequest(emojiPacksRequested, () => adminRequests.emoji, readPacks);
  yield* handleRequest(
    emojiPackOpened,
    ({ payload: { name } }) => `${adminRequests.emoji} ${name}`,
    ({ payload: { name } }) => readFiles(name),
  );
  yield* handleRequest(
    remotePacksRequested,
    () => adminRequests.remotePacks,
    function* ({ payload: { url } }) {
      const packs = yield* allPages((page) =>
        callApiWith(CALL_OPTIONS, fetchRemotePacks, url, page, PACKS_AT_ONCE),
      );
      yield* put(remotePacksReceived({ url, packs }));
    },
  );
  yield* handleRequest(
    emojiPackActionRequested,
    () => adminRequests.emojiPackAction,
    function* ({ payload }) {
      const names = yield* carryOut(payload.deed);
      yield* put(emojiPackActionDone({ deed: payload.deed, names }));
    },
  );
}

function* allPages(
  fetch: (page: number) => SagaGenerator<EmojiPackPage>,
): SagaGenerator<EmojiPack[]> {
  const packs = new Map<string, EmojiPack>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { packs: more, count } = yield* fetch(page);
    const before = packs.size;
    for (const pack of more) packs.set(pack.name, pack);
    if (packs.size >= count || packs.size === before) break;
  }
  return [...packs.values()];
}

function* readPacks(): SagaGenerator<void> {
  const packs = yield* allPages((page) => callApi(fetchEmojiPacks, page, PACKS_AT_ONCE));
  yield* put(emojiPacksReceived({ packs }));
}

/** Fetches the files of a pack that the list returned only in part. */
function* readFiles(name: string): SagaGenerator<void> {
  const pack = (yield* select(selectEmojiPacks)).packs?.[name];
  if (!pack || Object.keys(pack.files).length >= pack.filesCount) return;
  let files: Record<string, string> = {};
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const before = Object.keys(files).length;
    const next = yield* callApi(fetchEmojiPack, name, page, FILES_AT_ONCE);
    files = { ...files, ...next.files };
    const now = Object.keys(files).length;
    if (now >= next.filesCount || now === before) break;
  }
  yield* put(emojiFilesReceived({ name, files }));
}

/** Carries out the action; an import returns the names that it found. */
function* carryOut(wanted: EmojiPackAction): SagaGenerator<string[]> {
  switch (wanted.kind) {
    case 'reload':
      yield* callApiWith(CALL_OPTIONS, reloadEmoji);
      yield* call(readPacks);
      return [];
    case 'import': {
      const names = yield* callApiWith(CALL_OPTIONS, importEmojiPacks);
      yield* call(readPacks);
      return names;
    }
    case 'create':
    case 'delete':
      yield* callApiWith(CALL_OPTIONS, setEmojiPack, wanted.name, wanted.kind === 'create');
      yield* call(readPacks);
      return [];
    case 'download':
      yield* callApiWith(CALL_OPTIONS, downloadEmojiPack, wanted.url, wanted.name, wanted.as);
      yield* call(readPacks);
      return [];
    case 'describe': {
      const { name, data } = wanted;
      const taken = yield* callApiWith(CALL_OPTIONS, describeEmojiPack, name, data);
      yield* put(packDataReceived({ name, data: taken }));
      return [];
    }
    default:
      yield* put(emojiFilesReceived({ name: wanted.name, files: yield* changeFiles(wanted) }));
      return [];
  }
}

type EmojiFileAction = Extract<EmojiPackAction, { shortcode: string }>;

/** Changes the files of a pack; every call returns all files that it has now. */
function* changeFiles(wanted: EmojiFileAction): SagaGenerator<Record<string, string>> {
  const { name, shortcode } = wanted;
  switch (wanted.kind) {
    case 'rename':
      return yield* callApiWith(CALL_OPTIONS, renameEmojiFile, name, shortcode, wanted.next);
    case 'removeFile':
      return yield* callApiWith(CALL_OPTIONS, removeEmojiFile, name, shortcode);
    case 'addUrl': {
      const { url, filename } = wanted;
      return yield* callApiWith(CALL_OPTIONS, addEmojiFile, name, url, {
        shortcode,
        file: filename,
      });
    }
    case 'addFile': {
      const file = takeFromShelf(wanted.handle);
      if (!file) throw new Error('the file could not be read');
      const target = { shortcode, file: wanted.filename };
      return yield* callApiWith(CALL_OPTIONS, addEmojiFile, name, file, target);
    }
  }
}
