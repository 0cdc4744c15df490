/**
 * The visible notices. Those about the page itself are here with what they offer; the code of all
 * others comes with the first of them, or while the page is calm.
 */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { safely } from '@/domain/session/safeStart';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { pageReloadRequested } from '@/slices/session/updates';
import { Button } from '@/ui/buttons/Button';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { NoticeItem } from './NoticeItem';
import { pageNoticeTexts } from './pageNoticeTexts';
import styles from './NoticeList.module.css';

export const OtherNotice = deferredComponent(
  async () => (await import(/* webpackChunkName: "notices" */ './OtherNotice')).OtherNotice,
);

export function NoticeList() {
  const notices = useAppSelector((state) => state.notices);
  return notices.map((notice) => {
    const text = pageNoticeTexts[notice.messageKey];
    if (text === undefined) return <OtherNotice key={notice.id} notice={notice} />;
    return (
      <NoticeItem key={notice.id} notice={notice} action={notice.remedy === 'reload' && <Reload />}>
        <FormattedMessage {...text} values={notice.values} />
        {notice.remedy === 'recovery' && <Recovery />}
      </NoticeItem>
    );
  });
}

function Reload(): ReactNode {
  const dispatch = useAppDispatch();
  return (
    <Button size="small" tone="primary" onPress={() => dispatch(pageReloadRequested())}>
      <FormattedMessage id="general.reload" defaultMessage="Reload" />
    </Button>
  );
}

/** Both actions reload the page, as its current state cannot be relied on. */
function Recovery(): ReactNode {
  const place = useLocation();
  return (
    <div className={styles.ways}>
      <LinkButton size="small" href={standalonePaths.diagnostics}>
        <FormattedMessage id="doctor.title" defaultMessage="Diagnostics" />
      </LinkButton>
      <LinkButton size="small" href={safely(place)}>
        <FormattedMessage id="errors.start_safely" defaultMessage="Start in safe mode" />
      </LinkButton>
    </div>
  );
}
