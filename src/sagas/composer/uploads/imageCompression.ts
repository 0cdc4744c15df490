/**
 * Prepares a file for its upload. An image is compressed if the sender wants that and it saves enough,
 * into a format that the server accepts; otherwise its notes, such as the place, are taken out of it.
 */
import type { DraftFile } from '@/domain/composer/draft';
import { canShrink } from '@/domain/composer/upload';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { call, getContext, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export interface PreparedFile {
  content: Blob;
  name: string;
  type: string;
}

/** Bytes below which an image is not compressed. */
const SMALL_ENOUGH = 300_000;

const WEBP = 'image/webp';
const JPEG = 'image/jpeg';
const endings = { [WEBP]: 'webp', [JPEG]: 'jpg' } as const;

export function* prepareFile(file: DraftFile, content: Blob): SagaGenerator<PreparedFile> {
  const { name, type } = file;
  const smaller = yield* compressImage(file, content);
  if (smaller || !type.startsWith('image/')) return smaller ?? { content, name, type };
  // Without its code nothing is sent, as the file could tell the place.
  const tools = yield* call((yield* getContext('services')).files);
  return { content: yield* call(() => tools.clean(content)), name, type };
}

/** Null for a file that stays as it is. */
function* compressImage(
  { name, type }: DraftFile,
  content: Blob,
): SagaGenerator<PreparedFile | null> {
  const wanted = yield* select((state) => selectSetting(state, 'imageCompression'));
  if (!wanted || !canShrink(type) || content.size < SMALL_ENOUGH) return null;
  const format = yield* formatToSend();
  const { files } = yield* getContext('services');
  try {
    const tools = yield* call(files);
    const smaller = yield* call(() => tools.compress(content, format));
    if (!smaller) return null;
    const written = smaller.type === JPEG ? JPEG : format;
    const plain = name.replace(/\.(jpe?g|png|webp)$/i, '');
    return { content: smaller, name: `${plain}.${endings[written]}`, type: written };
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'A picture could not be made lighter', error);
    return null;
  }
}

function* formatToSend(): SagaGenerator<typeof WEBP | typeof JPEG> {
  const { mediaTypes } = yield* select(selectInstance);
  const takesWebp = mediaTypes.length === 0 || mediaTypes.includes(WEBP);
  const jpegAlways = yield* select((state) => selectSetting(state, 'alwaysUseJpeg'));
  return takesWebp && !jpegAlways ? WEBP : JPEG;
}
