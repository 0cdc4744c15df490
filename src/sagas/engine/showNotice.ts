/** Shows the reader a short notice. A saga names the text by its key; components hold the words. */
import {
  NOTICE_TIMEOUT,
  type MessageValues,
  type Notice,
  type NoticeLevel,
} from '@/domain/engine/notice';
import { noticeShown } from '@/slices/engine/notices';
import { put } from './effects';
import type { SagaGenerator } from './effects';

/** A repeated id, by default the key, replaces its notice. `timeout: null` shows it until it is dismissed. */
export function* showNotice(
  level: NoticeLevel,
  messageKey: string,
  values: MessageValues = {},
  {
    id = messageKey,
    timeout = NOTICE_TIMEOUT,
    ...more
  }: Partial<Pick<Notice, 'id' | 'timeout' | 'remedy' | 'undoable' | 'statusId'>> = {},
): SagaGenerator<void> {
  yield* put(noticeShown({ id, level, messageKey, values, timeout, ...more }));
}
