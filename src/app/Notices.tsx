/** The short messages that are up now. */
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { noticeDismissed } from '@/slices/notices';
import { Notice } from '@/ui/Notice';
import { NoticeRegion } from '@/ui/NoticeRegion';
import { textOfNotice } from './noticeTexts';

export function Notices() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices);
  return (
    <NoticeRegion>
      {notices.map(({ id, level, messageKey, values }) => (
        <Notice key={id} tone={level} onDismiss={() => dispatch(noticeDismissed({ id }))}>
          {intl.formatMessage(textOfNotice(messageKey), values)}
        </Notice>
      ))}
    </NoticeRegion>
  );
}
