/**
 * A panel that slides in from a side of a phone's screen and covers most of it. It behaves like any
 * dialog (focus, Escape, Back) and also closes with a swipe back to its side.
 */
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons/icons';
import { portalTarget } from '@/ui/dialog/portals';
import { useDialogLayer } from '@/ui/dialog/useDialogLayer';
import { useSwipe } from '@/ui/hooks/useSwipe';
import styles from './Drawer.module.css';

const messages = defineMessages({
  close: { id: 'general.close', defaultMessage: 'Close' },
});

interface Props {
  title: string;
  side: 'start' | 'end';
  onClose: () => void;
  /** Pixels that make a movement a swipe. */
  swipeThreshold?: number;
  children: ReactNode;
}

export function Drawer({ title, side, onClose, swipeThreshold, children }: Props) {
  const intl = useIntl();
  const layer = useRef<HTMLDivElement>(null);
  useDialogLayer(layer, { onClose, shown: true, level: 0 });
  const swipe = useSwipe(
    (direction) => {
      if (direction === side) onClose();
      return direction === side;
    },
    { threshold: swipeThreshold },
  );

  return createPortal(
    <div
      ref={layer}
      className={styles.layer}
      role="presentation"
      data-layer={0}
      data-side={side}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      {...swipe}
    >
      <div
        className={styles.drawer}
        role="dialog"
        aria-modal
        aria-label={title}
        tabIndex={-1}
        data-surface="raised"
      >
        <header className={styles.head}>
          <span className={styles.title} aria-hidden>
            {title}
          </span>
          <IconButton
            size="large"
            label={intl.formatMessage(messages.close)}
            icon={CloseIcon}
            onPress={onClose}
          />
        </header>
        <div className={styles.body} data-body>
          {children}
        </div>
      </div>
    </div>,
    portalTarget('modal'),
  );
}
