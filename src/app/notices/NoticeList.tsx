/** The visible notices with their texts, and the actions that some of them offer. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { MessageValues } from '@/domain/engine/notice';
import { pathTo } from '@/domain/session/routes';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { safely } from '@/domain/session/safeStart';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { meaningOf } from '@/lib/net/serverWords';
import { noticeDismissed, noticeHeld, noticeUndone } from '@/slices/engine/notices';
import { pageReloadRequested } from '@/slices/session/updates';
import { Button } from '@/ui/buttons/Button';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessageExplained } from '@/ui/text/ServerMessageExplained';
import { textOfNotice } from './noticeTexts';
import styles from './NoticeList.module.css';

export function NoticeList() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices);
  return notices.map(({ id, level, messageKey, values, remedy, statusId, undoable }) => (
    <Notice
      key={id}
      tone={level}
      onDismiss={() => dispatch(noticeDismissed({ id }))}
      // Others do not stay in the way of what a pointer wants beneath them.
      onHold={undoable ? (held) => dispatch(noticeHeld({ id, held })) : undefined}
      action={
        (remedy === 'reload' && <Reload />) ||
        (undoable && <Undo id={id} />) ||
        (statusId !== undefined && <ViewPost statusId={statusId} />)
      }
    >
      <FormattedMessage {...textOfNotice(messageKey)} values={readable(values)} />
      {remedy === 'recovery' && <Recovery />}
    </Notice>
  ));
}

/** Formats the server's error message for the reader. */
function readable({ detail, ...values }: MessageValues): Record<string, ReactNode> {
  if (detail === undefined) return values;
  const text = String(detail);
  return { ...values, detail: meaningOf(text) ? <ServerMessageExplained text={text} /> : text };
}

function Reload(): ReactNode {
  const dispatch = useAppDispatch();
  return (
    <Button size="small" tone="primary" onPress={() => dispatch(pageReloadRequested())}>
      <FormattedMessage id="general.reload" defaultMessage="Reload" />
    </Button>
  );
}

function Undo({ id }: { id: string }): ReactNode {
  const dispatch = useAppDispatch();
  return (
    <span data-undo>
      <Button size="small" onPress={() => dispatch(noticeUndone({ id }))}>
        <FormattedMessage id="general.undo" defaultMessage="Undo" />
      </Button>
    </span>
  );
}

function ViewPost({ statusId }: { statusId: string }): ReactNode {
  return (
    <LinkButton size="small" href={pathTo('conversation', { id: statusId })} internal>
      <FormattedMessage id="post_status.view_sent" defaultMessage="Show post" />
    </LinkButton>
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
