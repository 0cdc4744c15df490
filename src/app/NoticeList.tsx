/** The notices that are up, in their words, with what can be done about some of them. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { rarePaths } from '@/domain/rarePaths';
import { safely } from '@/domain/safeStart';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { noticeDismissed } from '@/slices/notices';
import { reloadRequested } from '@/slices/updates';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { textOfNotice } from './noticeTexts';
import styles from './NoticeList.module.css';

export function NoticeList() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices);
  return notices.map(({ id, level, messageKey, values, remedy }) => (
    <Notice
      key={id}
      tone={level}
      onDismiss={() => dispatch(noticeDismissed({ id }))}
      action={remedy === 'reload' && <Reload />}
    >
      {intl.formatMessage(textOfNotice(messageKey), values)}
      {remedy === 'recovery' && <Recovery />}
    </Notice>
  ));
}

function Reload(): ReactNode {
  const dispatch = useAppDispatch();
  return (
    <Button size="small" tone="primary" onPress={() => dispatch(reloadRequested())}>
      <FormattedMessage id="general.reload" defaultMessage="Reload" />
    </Button>
  );
}

/** Loaded anew, both of them: what is open now is not to be relied on. */
function Recovery(): ReactNode {
  const place = useLocation();
  return (
    <div className={styles.ways}>
      <LinkButton size="small" href={rarePaths.diagnostics}>
        <FormattedMessage id="doctor.title" defaultMessage="Diagnostics" />
      </LinkButton>
      <LinkButton size="small" href={safely(place)}>
        <FormattedMessage id="errors.start_safely" defaultMessage="Start safely" />
      </LinkButton>
    </div>
  );
}
