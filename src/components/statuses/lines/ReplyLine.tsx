/** Names the author of the status replied to; hovering it previews that status. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import type { Status } from '@/domain/statuses/status';
import { readableName } from '@/lib/text/punycode';
import { Link } from '@/ui/buttons/Link';
import { ReplyIcon } from '@/ui/icons/icons';
import { ContextLine } from './ContextLine';

export function ReplyLine({ status }: { status: Status }) {
  const { inReplyToId, inReplyToScreenName } = status;
  if (inReplyToId === null) return null;
  return (
    <ContextLine icon={ReplyIcon}>
      <Link to={pathTo('conversation', { id: inReplyToId })} data-peek={inReplyToId}>
        {inReplyToScreenName === null ? (
          <FormattedMessage id="status.reply_to_unknown" defaultMessage="Reply" />
        ) : (
          <FormattedMessage
            id="status.reply_to"
            defaultMessage="Reply to {name}"
            values={{ name: <bdi>@{readableName(inReplyToScreenName)}</bdi> }}
          />
        )}
      </Link>
    </ContextLine>
  );
}
