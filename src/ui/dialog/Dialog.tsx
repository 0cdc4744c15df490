/**
 * A dialog, open as long as it is mounted: centred on desktop, a bottom sheet on a phone, with a
 * sticky head and foot around a scrolling body. The application decides which dialogs are open and
 * in which order (`level`).
 */
import { useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons/icons';
import { portalTarget } from './portals';
import { useDialogLayer } from './useDialogLayer';
import styles from './Dialog.module.css';

const messages = defineMessages({
  close: { id: 'general.close', defaultMessage: 'Close' },
});

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons in the foot, the primary one last. */
  actions?: ReactNode;
  /** Buttons in the head, before "Close". */
  headActions?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  /** Position in the stack of dialogs; only the highest can be used. */
  level?: number;
  /** Kept mounted but hidden and inert. */
  minimized?: boolean;
  /** True if a press outside closes the dialog. */
  closesOutside?: boolean;
  /** Without padding, for bodies that bring their own (lists, tabs). */
  flush?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
}

export function Dialog({
  title,
  onClose,
  children,
  actions,
  headActions,
  width = 'normal',
  level = 0,
  minimized = false,
  closesOutside = true,
  flush = false,
  initialFocus,
}: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  useDialogLayer(layer, { onClose, shown: !minimized, level, initialFocus });

  // A press that begins inside (selecting text) and ends outside does not close the dialog.
  const onPressStart = (event: MouseEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const onPressEnd = (event: MouseEvent) => {
    if (closesOutside && pressedOutside.current && event.target === event.currentTarget) onClose();
  };

  return createPortal(
    <div
      ref={layer}
      className={styles.layer}
      role="presentation"
      data-layer={level}
      hidden={minimized}
      onMouseDown={onPressStart}
      onClick={onPressEnd}
    >
      <div
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.panel}
        data-surface="raised"
        data-width={width}
      >
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title} dir="auto">
            {title}
          </h2>
          {headActions}
          <IconButton
            label={intl.formatMessage(messages.close)}
            icon={CloseIcon}
            onPress={onClose}
          />
        </header>
        <div className={styles.body} data-body data-flush={flush || undefined}>
          {children}
        </div>
        {actions && <footer className={styles.foot}>{actions}</footer>}
      </div>
    </div>,
    portalTarget('modal'),
  );
}
