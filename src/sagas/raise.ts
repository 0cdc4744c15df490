/** Shows the reader a short message. The words belong to the components; a saga names them by key. */
import { NOTICE_TIMEOUT, type MessageValues, type Notice, type NoticeLevel } from '@/domain/notice';
import { noticeRaised } from '@/slices/notices';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

/** The same key again is the same notice, shown afresh. `timeout: null` stays until dismissed. */
export function* raise(
  level: NoticeLevel,
  messageKey: string,
  values: MessageValues = {},
  { timeout = NOTICE_TIMEOUT, ...more }: Partial<Pick<Notice, 'timeout' | 'remedy'>> = {},
): SagaGenerator<void> {
  yield* put(noticeRaised({ id: messageKey, level, messageKey, values, timeout, ...more }));
}
