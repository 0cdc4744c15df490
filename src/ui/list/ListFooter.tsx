/**
 * The end of a list that loads page by page: a "load more" link (scrolling to it is enough), a
 * spinner, an error with a retry button, or a sentence that says there is no more.
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

type ListState = 'more' | 'loading' | 'failed' | 'end';

interface ListFooterProps {
  state: ListState;
  /** A retry is under way. */
  busy?: boolean;
  onMore: () => void;
  /** The text of the link: "Load older statuses". */
  moreLabel?: string;
  /** Replaces the general error text. */
  error?: ReactNode;
  /** "No more statuses."; renders nothing if absent. */
  end?: ReactNode;
  /** False if the next page is loaded only by a press. */
  whenReached?: boolean;
  /** The scroll container, if that is not the page. */
  within?: RefObject<HTMLElement | null>;
}

/** How far before the end the next page is requested. */
const AHEAD = '750px';
/** Rows of the list above, some of which stand in a box of their own. */
const ROWS = ':scope > [tabindex], :scope > [role="presentation"] > [tabindex]';
/** Minimum milliseconds between two requests while scrolling. */
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
  /** The rows that come are below the one that gets the focus. */
  const ask = () => {
    if (footer.current?.contains(document.activeElement)) focusLastRow(listAbove(footer.current));
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
      // In a scroll container, its own edges count; it may also grow upwards.
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
        <Button ref={handOnFocus} tone="quiet" onPress={ask}>
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
          <Button ref={handOnFocus} busy={busy} onPress={ask}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </>
      )}
      {state === 'end' && end && <p className={styles.text}>{end}</p>}
    </div>
  );
}

const listAbove = (footer: Element | null): Element | null =>
  footer?.previousElementSibling ?? null;

function focusLastRow(list: Element | null): void {
  const rows = list?.querySelectorAll<HTMLElement>(ROWS) ?? [];
  [...rows].at(-1)?.focus({ preventScroll: true });
}

/** The list may also go on without the button, which then hands its focus to the last row. */
function handOnFocus(button: HTMLElement | null) {
  return () => {
    if (button === null || document.activeElement !== button) return;
    const list = listAbove(button.parentElement);
    // After the change of the page: handlers of focus hear nothing during it.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusLastRow(list);
    });
  };
}
