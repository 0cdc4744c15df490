/**
 * Names the author of the status replied to; hovering it previews that status. If that is right
 * above and a line leads to it, only screen readers need the words.
 */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import type { Status } from '@/domain/statuses/status';
import { readableName } from '@/lib/text/punycode';
import { Link } from '@/ui/buttons/Link';
import { ReplyIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { ContextLine } from './ContextLine';

export function ReplyLine({ status, hidden = false }: { status: Status; hidden?: boolean }) {
  const { inReplyToId, inReplyToScreenName } = status;
  if (inReplyToId === null) return null;
  const text =
    inReplyToScreenName === null ? (
      <FormattedMessage id="status.reply_to_unknown" defaultMessage="Reply" />
    ) : (
      <FormattedMessage
        id="status.reply_to"
        defaultMessage="Reply to {name}"
        values={{ name: <bdi>@{readableName(inReplyToScreenName)}</bdi> }}
      />
    );
  if (hidden) return <VisuallyHidden>{text}</VisuallyHidden>;
  return (
    <ContextLine icon={ReplyIcon}>
      <Link to={pathTo('conversation', { id: inReplyToId })} data-peek={inReplyToId}>
        {text}
      </Link>
    </ContextLine>
  );
}
