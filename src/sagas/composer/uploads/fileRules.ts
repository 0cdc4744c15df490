/** Checks a chosen file against what the server said it accepts, before anything is sent. */
import { refusalOf, type ChosenFile, type Refusal } from '@/domain/composer/upload';
import { onShelf } from '@/lib/files/fileShelf';
import { selectInstance } from '@/selectors/session/config';
import { call, getContext, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* refusalFor(file: ChosenFile): SagaGenerator<Refusal | null> {
  const { uploadlimit, pictureLimit, pixelLimit, mediaTypes } = yield* select(selectInstance);
  const rules = {
    largest: uploadlimit.general,
    largestPicture: pictureLimit,
    types: mediaTypes,
  };
  const refusal = refusalOf(file, rules);
  if (refusal || pixelLimit === null || !file.type.startsWith('image/')) return refusal;
  const pixels = yield* pixelsOf(file);
  return pixels > pixelLimit ? { why: 'too_many_pixels', pixels, most: pixelLimit } : null;
}

/** Zero if unknown: the server then decides. */
function* pixelsOf({ handle }: ChosenFile): SagaGenerator<number> {
  const content = onShelf(handle);
  if (!content) return 0;
  try {
    const tools = yield* call((yield* getContext('services')).files);
    const size = yield* call(() => tools.measure(content));
    return size ? size.width * size.height : 0;
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'A picture could not be measured', error);
    return 0;
  }
}
