/** The people mentioned by a status, if neither its text nor the line above it names them. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MentionLink } from '@/components/statuses/text/MentionLink';
import { MoreMentions } from '@/components/statuses/text/MoreMentions';
import { SHOWN_MENTIONS } from '@/domain/statuses/leadingMentions';
import { mentionsOutsideText } from '@/domain/statuses/mentionsOutsideText';
import type { Mention, Status } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import styles from './MentionsLine.module.css';

export function MentionsLine({ status }: { status: Status }) {
  const mentions = mentionsOutsideText(status);
  if (mentions.length === 0) return null;
  const { quoteId } = status;
  return quoteId === null ? (
    <Mentions mentions={mentions} />
  ) : (
    <MentionsOutsideQuote quoteId={quoteId} mentions={mentions} />
  );
}

/** Some servers include the author of a quoted post in the mentions. */
function MentionsOutsideQuote({ quoteId, mentions }: Props & { quoteId: string }) {
  const quotedId = useAppSelector((state) => selectStatus(state, quoteId)?.userId);
  const others = mentions.filter(({ userId }) => userId !== quotedId);
  return others.length > 0 && <Mentions mentions={others} />;
}

interface Props {
  mentions: readonly Mention[];
}

function Mentions({ mentions }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? mentions : mentions.slice(0, SHOWN_MENTIONS);
  const rest = mentions.length - shown.length;
  return (
    <p className={styles.mentions}>
      <span>
        <FormattedMessage id="status.mentions" defaultMessage="Mentions" />
      </span>
      {shown.map(({ userId, screenName }) => (
        <MentionLink key={userId} userId={userId} screenName={screenName} />
      ))}
      {rest > 0 && <MoreMentions count={rest} onPress={() => setAll(true)} />}
    </p>
  );
}
