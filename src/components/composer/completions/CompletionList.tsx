/** The popup with completions for the word at the caret. The focus stays in the field. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { portalTarget } from '@/ui/dialog/portals';
import { usePlacement } from '@/ui/popover/usePlacement';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { caretPosition, type TextControl } from './caretPosition';
import { CompletionItem } from './CompletionItem';
import { optionId, type CompletionListState } from './useCompletionList';
import styles from './Completions.module.css';

const messages = defineMessages({
  label: { id: 'post_status.suggestions', defaultMessage: 'Suggestions' },
});

/** Must be rendered beside the field, in a box with nothing else in it. */
export function CompletionList({ list }: { list: CompletionListState }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {list.open && (
            <FormattedMessage
              id="post_status.suggestion_count"
              defaultMessage="{count, plural, one {# suggestion} other {# suggestions}}. Use the up and down arrow keys to choose."
              values={{ count: list.offers.length }}
            />
          )}
        </span>
      </VisuallyHidden>
      {list.open && <Panel key={list.at} list={list} />}
    </>
  );
}

function Panel({ list: { id, offers, active, take, field, at } }: { list: CompletionListState }) {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const [mark, setMarkElement] = useState<HTMLElement | null>(null);
  useCaretAnchor(mark, field, at);
  usePlacement(panel, mark, { gap: 2 });

  useLayoutEffect(() => {
    const option = document.getElementById(optionId(id, active));
    const box = option?.parentElement;
    if (!option || !box) return;
    const top = option.offsetTop - box.offsetTop;
    const below = top + option.offsetHeight - box.clientHeight;
    box.scrollTop = Math.max(below, Math.min(box.scrollTop, top));
  }, [id, active]);

  return (
    <>
      <span ref={setMarkElement} className={styles.mark} />
      {createPortal(
        <section aria-label={intl.formatMessage(messages.label)}>
          <div ref={panel} className={styles.panel} data-surface="raised">
            <div
              id={id}
              role="listbox"
              aria-label={intl.formatMessage(messages.label)}
              tabIndex={-1}
              className={styles.list}
              // Keeps the caret where it is.
              onMouseDown={(event) => event.preventDefault()}
            >
              {offers.map((offer, index) => (
                <button
                  key={offer.id}
                  id={optionId(id, index)}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onClick={() => take(offer)}
                >
                  <CompletionItem offer={offer} />
                </button>
              ))}
            </div>
          </div>
        </section>,
        portalTarget('popovers'),
      )}
    </>
  );
}

/**
 * Keeps the popup anchored at the start of the word; the anchor moves with the field on scrolling.
 */
function useCaretAnchor(
  mark: HTMLElement | null,
  field: RefObject<TextControl | null>,
  at: number,
) {
  useLayoutEffect(() => {
    const control = field.current;
    if (!mark || !control) return;
    const settle = () => positionAnchor(mark, control, at);
    settle();
    // Captures, to run before the popup updates its position.
    window.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', settle, { capture: true });
  }, [mark, field, at]);
}

function positionAnchor(mark: HTMLElement, field: TextControl, at: number) {
  const around = mark.offsetParent?.getBoundingClientRect();
  if (!around) return;
  const place = caretPosition(field, at);
  mark.dir = place.rightToLeft ? 'rtl' : 'ltr';
  mark.style.left = `${String(place.left - around.left)}px`;
  mark.style.top = `${String(place.top - around.top)}px`;
  mark.style.height = `${String(place.height)}px`;
}
