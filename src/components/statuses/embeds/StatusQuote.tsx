/**
 * The quote of a status: one line with its author and beginning, which expands to the whole post;
 * or the reason why it cannot be shown.
 */
import { useId } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { truncateText } from '@/domain/statuses/textCollapse';
import type { Status } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon, ChevronUpIcon, QuoteIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './StatusQuote.module.css';

const StatusPreview = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "peek" */ '@/components/statuses/preview/StatusPreview'))
      .StatusPreview,
  { placeholder: () => <Skeleton shape="line" count={2} />, onDemand: true },
);

/** Most quotes can be shown. */
const QuoteNotice = deferredComponent(async () => (await import('./QuoteNotice')).QuoteNotice, {
  placeholder: () => <Skeleton shape="line" />,
});

const messages: Record<'show' | 'hide', MessageDescriptor> = defineMessages({
  show: { id: 'status.show_quote', defaultMessage: 'Show quote' },
  hide: { id: 'status.hide_quote', defaultMessage: 'Hide quote' },
});

interface Props {
  status: Status;
  inThread?: boolean;
}

export function StatusQuote({ status, inThread }: Props) {
  const { quoteId, quoteState } = status;
  const isOwn = useDisplayPreferences().ownId === status.userId;
  const opens = quoteId !== null && (quoteState === 'shown' || quoteState === 'muted');
  return (
    <div className={styles.quote}>
      {(quoteState !== 'shown' || !opens) && (
        <QuoteNotice state={quoteState} url={status.quoteUrl} isOwn={isOwn} />
      )}
      {opens && (
        <Quote
          statusId={status.id}
          quoteId={quoteId}
          isTold={quoteState === 'shown'}
          inThread={inThread}
        />
      )}
    </div>
  );
}

interface QuoteProps {
  statusId: string;
  quoteId: string;
  /** True if the line may show the text. */
  isTold: boolean;
  inThread: boolean | undefined;
}

function Quote({ statusId, quoteId, isTold, inThread }: QuoteProps) {
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
        <Icon node={QuoteIcon} className={styles.icon} aria-hidden />
        {isTold && !open ? (
          <Beginning quoteId={quoteId} />
        ) : (
          <FormattedMessage {...messages[open ? 'hide' : 'show']} />
        )}
        <Icon node={open ? ChevronUpIcon : ChevronDownIcon} className={styles.icon} aria-hidden />
      </button>
      {open && (
        <div id={id} className={styles.content}>
          <StatusPreview statusId={quoteId} inThread={inThread} />
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
  const { stopGifs } = useDisplayPreferences();
  if (!quoted || quoted.deleted) return <FormattedMessage {...messages.show} />;
  const words = truncateText((quoted.summary || quoted.text).trim(), LONGEST_BEGINNING);
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
