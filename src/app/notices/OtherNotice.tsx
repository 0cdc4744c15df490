/** A notice about something that the reader or the server did, and the action that it may offer. */
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageValues, Notice } from '@/domain/engine/notice';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch } from '@/hooks/store';
import { meaningOf } from '@/lib/net/serverWords';
import { noticeUndone } from '@/slices/engine/notices';
import { Button } from '@/ui/buttons/Button';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { ServerMessageExplained } from '@/ui/text/ServerMessageExplained';
import { NoticeItem } from './NoticeItem';
import { textOfNotice } from './noticeTexts';

export function OtherNotice({ notice }: { notice: Notice }) {
  const { id, messageKey, values, statusId, undoable } = notice;
  return (
    <NoticeItem
      notice={notice}
      action={
        (undoable && <Undo id={id} />) ||
        (statusId !== undefined && <ViewPost statusId={statusId} />)
      }
    >
      <FormattedMessage {...textOfNotice(messageKey)} values={readable(values)} />
    </NoticeItem>
  );
}

/** Formats the server's error message for the reader. */
function readable({ detail, ...values }: MessageValues): Record<string, ReactNode> {
  if (detail === undefined) return values;
  const text = String(detail);
  return { ...values, detail: meaningOf(text) ? <ServerMessageExplained text={text} /> : text };
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
