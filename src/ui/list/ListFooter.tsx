/**
 * The end of a list that loads as one goes on: a link for more (reaching it is enough), a spinner, what
 * failed with a way to try again, or the word that this was all.
 */
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { throttle } from '@/lib/scheduler/throttle';
import { Button } from '@/ui/buttons/Button';
import { Spinner } from '@/ui/feedback/Spinner';
import styles from './ListFooter.module.css';

const messages = defineMessages({
  more: { id: 'general.more', defaultMessage: 'More' },
  retry: { id: 'general.retry', defaultMessage: 'Retry' },
});

export type ListState = 'more' | 'loading' | 'failed' | 'end';

interface ListFooterProps {
  state: ListState;
  /** What failed is being tried again. */
  busy?: boolean;
  onMore: () => void;
  /** The text of the link: "Load older statuses". */
  moreLabel?: string;
  /** Said instead of the general error. */
  error?: ReactNode;
  /** "No more statuses." Nothing without it. */
  end?: ReactNode;
  /** Off where one has to press. */
  whenReached?: boolean;
  /** What scrolls, where that is not the page. */
  within?: RefObject<HTMLElement | null>;
}

/** How far ahead of the end the next page is asked for. */
const AHEAD = '750px';
/** Scrolling to and fro asks no more often than this. */
const PACE = 200;

export function ListFooter({
  state,
  busy = false,
  onMore,
  moreLabel,
  error,
  end,
  whenReached = true,
  within,
}: ListFooterProps) {
  const intl = useIntl();
  const footer = useRef<HTMLDivElement>(null);
  /** The button goes then; should it have the focus, what stands last takes it, above what comes. */
  const ask = () => {
    if (footer.current?.contains(document.activeElement)) {
      const list = footer.current.previousElementSibling;
      const rows = list?.querySelectorAll<HTMLElement>(':scope > [tabindex]') ?? [];
      [...rows].at(-1)?.focus({ preventScroll: true });
    }
    onMore();
  };
  const more = useEffectEvent(ask);
  const watching = whenReached && state === 'more';
  const near = useRef(false);
  const paced = useRef<ReturnType<typeof throttle> | null>(null);

  useEffect(() => {
    const asking = throttle(() => {
      if (near.current) more();
    }, PACE);
    paced.current = asking;
    return asking.stop;
  }, []);

  useEffect(() => {
    if (!watching || !footer.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (sights) => {
        near.current = sights.at(-1)?.isIntersecting ?? false;
        if (near.current) paced.current?.call();
      },
      // In what scrolls by itself, its own edges count; it may also grow upwards.
      within
        ? { root: within.current, rootMargin: `${AHEAD} 0px` }
        : { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(footer.current);
    return () => {
      observer.disconnect();
      near.current = false;
    };
  }, [watching, within]);

  return (
    <div ref={footer} className={styles.footer}>
      {state === 'more' && (
        <Button tone="quiet" onPress={ask}>
          {moreLabel ?? intl.formatMessage(messages.more)}
        </Button>
      )}
      {state === 'loading' && <Spinner />}
      {state === 'failed' && (
        <>
          <p className={styles.text} role="alert">
            {error ?? (
              <FormattedMessage id="general.generic_error" defaultMessage="An error occured" />
            )}
          </p>
          <Button busy={busy} onPress={ask}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </>
      )}
      {state === 'end' && end && <p className={styles.text}>{end}</p>}
    </div>
  );
}
