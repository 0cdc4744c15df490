/** The notices that are up, in their words. */
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { noticeDismissed } from '@/slices/notices';
import { Notice } from '@/ui/Notice';
import { textOfNotice } from './noticeTexts';

export function NoticeList() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices);
  return notices.map(({ id, level, messageKey, values }) => (
    <Notice key={id} tone={level} onDismiss={() => dispatch(noticeDismissed({ id }))}>
      {intl.formatMessage(textOfNotice(messageKey), values)}
    </Notice>
  ));
}
