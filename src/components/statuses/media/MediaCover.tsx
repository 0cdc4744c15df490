/**
 * Covers files that are sensitive or match a filter until it is pressed, and says why; once
 * uncovered, a small button covers them again.
 */
import type { MouseEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { GalleryRow } from '@/domain/statuses/gallery';
import { useInstance } from '@/hooks/useInstance';
import { cssUrl } from '@/lib/net/cssUrl';
import { customProperties } from '@/ui/structure/customProperties';
import { Icon } from '@/ui/icons/Icon';
import { HideIcon, ShowIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { isAlone, maxTileWidth } from './tileStyle';
import styles from './Gallery.module.css';

const messages = defineMessages({
  hideSensitive: { id: 'status.hide_sensitive_media', defaultMessage: 'Hide sensitive media' },
  hide: { id: 'status.hide_media', defaultMessage: 'Hide media' },
});

/** The pressed button disappears: the element that replaces it takes the focus. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLElement>) {
  const gallery = currentTarget.closest('[data-gallery]');
  requestAnimationFrame(() => {
    gallery
      ?.querySelector<HTMLElement>('[data-open], [data-cover]')
      ?.focus({ preventScroll: true });
  });
}

/** Returns the index of the file under the pointer; of a keyboard press, the first. */
function fileUnder({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): number {
  const boxes = [...(currentTarget.closest('[data-gallery]')?.querySelectorAll('[data-at]') ?? [])];
  const found = boxes.find((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return Number((found ?? boxes[0])?.getAttribute('data-at') ?? 0);
}

interface CoverProps {
  rows: readonly GalleryRow[];
  sensitive: boolean;
  /** Names of the user's filters that match. */
  filters: readonly string[];
  /** Receives the index of the file under the pointer. */
  onPress: (at: number) => void;
}

export function MediaCover({ rows, sensitive, filters, onPress }: CoverProps) {
  const picture = useInstance('nsfwCensorImage');
  const [row] = rows;
  const first = row?.items[0];
  // It has the size of the files that it covers.
  const alone = rows.length === 1 && row !== undefined && isAlone(row);
  return (
    <button
      type="button"
      className={styles.cover}
      data-cover
      data-alone={alone || undefined}
      data-picture={picture !== '' || undefined}
      style={customProperties({
        '--aspect': first?.aspect,
        '--most': first && maxTileWidth(first),
        '--cover': picture === '' ? undefined : cssUrl(picture),
      })}
      onClick={(event) => {
        passFocusOn(event);
        onPress(fileUnder(event));
      }}
    >
      <span className={styles.coverLabel}>
        <span className={styles.coverDoes}>
          <Icon node={ShowIcon} className={styles.coverIcon} aria-hidden />
          <span>
            {sensitive ? (
              <FormattedMessage
                id="status.show_sensitive_media"
                defaultMessage="Show sensitive media"
              />
            ) : (
              <FormattedMessage id="status.show_media" defaultMessage="Show media" />
            )}
          </span>
        </span>
        {filters.length > 0 && (
          <span className={styles.coverWhy}>
            {filters.map((title, at) => (
              <span key={at} className={styles.coverReason}>
                {' '}
                <FormattedMessage
                  id="status.reason_filter"
                  defaultMessage="Matches your filter “{title}”"
                  values={{ title: <bdi>{title}</bdi> }}
                />
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

interface HideProps {
  sensitive: boolean;
  onPress: () => void;
}

export function HideButton({ sensitive, onPress }: HideProps) {
  const label = useIntl().formatMessage(sensitive ? messages.hideSensitive : messages.hide);
  return (
    <button
      type="button"
      className={styles.hide}
      data-uncovered
      aria-label={label}
      {...tooltipProps(label)}
      onClick={(event) => {
        passFocusOn(event);
        onPress();
      }}
    >
      <Icon node={HideIcon} aria-hidden />
    </button>
  );
}
