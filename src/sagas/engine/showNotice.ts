/** Shows the reader a short message. The words belong to the components; a saga names them by key. */
import {
  NOTICE_TIMEOUT,
  type MessageValues,
  type Notice,
  type NoticeLevel,
} from '@/domain/engine/notice';
import { noticeShown } from '@/slices/engine/notices';
import { put } from './effects';
import type { SagaGenerator } from './effects';

/** The same key again is the same notice, shown afresh. `timeout: null` stays until dismissed. */
export function* showNotice(
  level: NoticeLevel,
  messageKey: string,
  values: MessageValues = {},
  { timeout = NOTICE_TIMEOUT, ...more }: Partial<Pick<Notice, 'timeout' | 'remedy'>> = {},
): SagaGenerator<void> {
  yield* put(noticeShown({ id: messageKey, level, messageKey, values, timeout, ...more }));
}
