/**
 * What a status quotes: one line that says whose words they are and how they begin, which opens and
 * closes the whole; or why it cannot be shown.
 */
import { lazy, Suspense, useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/text/EmojiText';
import { cutText } from '@/domain/cardText';
import type { Status } from '@/domain/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectCardView } from '@/selectors/cardViews';
import { selectStatus } from '@/selectors/statuses';
import { selectUser } from '@/selectors/users';
import { cardViewChanged } from '@/slices/cardViews';
import { ChevronDownIcon, ChevronUpIcon, QuoteIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { QuoteNotice } from './QuoteNotice';
import styles from './StatusQuote.module.css';

const StatusPeek = lazy(async () => ({
  default: (await import(/* webpackChunkName: "peek" */ './StatusPeek')).StatusPeek,
}));

const messages = defineMessages({
  show: { id: 'status.show_quote', defaultMessage: 'Show quote' },
  hide: { id: 'status.hide_quote', defaultMessage: 'Hide quote' },
});

interface Props {
  status: Status;
  inConversation?: boolean;
}

export function StatusQuote({ status, inConversation }: Props) {
  const { quoteId, quoteState } = status;
  const opens = quoteId !== null && (quoteState === 'shown' || quoteState === 'muted');
  return (
    <div className={styles.quote}>
      {quoteState !== 'shown' || !opens ? (
        <QuoteNotice state={quoteState} url={status.quoteUrl} />
      ) : null}
      {opens && (
        <Quote
          statusId={status.id}
          quoteId={quoteId}
          isTold={quoteState === 'shown'}
          inConversation={inConversation}
        />
      )}
    </div>
  );
}

interface QuoteProps {
  statusId: string;
  quoteId: string;
  /** What it says may be told in the line. */
  isTold: boolean;
  inConversation: boolean | undefined;
}

function Quote({ statusId, quoteId, isTold, inConversation }: QuoteProps) {
  const open = useAppSelector((state) => selectCardView(state, statusId).showingQuote ?? false);
  const dispatch = useAppDispatch();
  const id = useId();
  const toggle = () => dispatch(cardViewChanged({ statusId, changes: { showingQuote: !open } }));
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <QuoteIcon className={styles.icon} aria-hidden />
        {open ? (
          <FormattedMessage {...messages.hide} />
        ) : isTold ? (
          <Beginning quoteId={quoteId} />
        ) : (
          <FormattedMessage {...messages.show} />
        )}
        {open ? (
          <ChevronUpIcon className={styles.icon} aria-hidden />
        ) : (
          <ChevronDownIcon className={styles.icon} aria-hidden />
        )}
      </button>
      {open && (
        <div id={id} className={styles.content}>
          <Suspense fallback={<Skeleton shape="line" count={2} />}>
            <StatusPeek statusId={quoteId} inConversation={inConversation} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** In characters: two lines hold no more. */
const LONGEST_BEGINNING = 200;

function Beginning({ quoteId }: { quoteId: string }) {
  const quoted = useAppSelector((state) => selectStatus(state, quoteId));
  const author = useAppSelector((state) => quoted && selectUser(state, quoted.userId));
  const { stopGifs } = useReading();
  if (!quoted || quoted.deleted) return <FormattedMessage {...messages.show} />;
  const words = cutText((quoted.summary || quoted.text).trim(), LONGEST_BEGINNING);
  return (
    <span className={styles.beginning}>
      <VisuallyHidden>
        <FormattedMessage {...messages.show} />:{' '}
      </VisuallyHidden>
      {author && (
        <bdi className={styles.author}>
          <EmojiText text={author.name} emoji={author.emoji} still={stopGifs} />
        </bdi>
      )}{' '}
      <bdi lang={quoted.language ?? undefined}>
        <EmojiText text={words} emoji={quoted.emoji} still={stopGifs} />
      </bdi>
    </span>
  );
}
