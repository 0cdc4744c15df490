/** The short messages that are up now. Those of the start begin to count when they can be read. */
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { noticeDismissed } from '@/slices/notices';
import { pageShown } from '@/slices/startup';
import { Notice } from '@/ui/Notice';
import { NoticeRegion } from '@/ui/NoticeRegion';
import { latePart } from '@/ui/latePart';
import { textOfNotice } from './noticeTexts';

const OutboxNotices = latePart(
  async () => (await import('@/components/composer/OutboxNotices')).OutboxNotices,
  () => null,
);

export function Notices() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices);
  const sends = useAppSelector(
    ({ outbox }) => outbox !== undefined && Object.keys(outbox).length > 0,
  );
  useWhileShown('notices', pageShown(), null);
  return (
    <NoticeRegion>
      {sends && <OutboxNotices />}
      {notices.map(({ id, level, messageKey, values }) => (
        <Notice key={id} tone={level} onDismiss={() => dispatch(noticeDismissed({ id }))}>
          {intl.formatMessage(textOfNotice(messageKey), values)}
        </Notice>
      ))}
    </NoticeRegion>
  );
}
