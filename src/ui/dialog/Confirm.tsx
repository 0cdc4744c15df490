/** A confirmation before an action that is hard to undo. The safe answer has the initial focus. */
import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import { portalTarget } from './portals';
import { useDialogLayer } from './useDialogLayer';
import styles from './Dialog.module.css';
import own from './Confirm.module.css';

const messages = defineMessages({
  cancel: { id: 'general.cancel', defaultMessage: 'Cancel' },
});

interface ConfirmProps {
  /** The title of the dialog. */
  question: string;
  /** The consequences of confirming. */
  children?: ReactNode;
  accept: string;
  cancel?: string;
  onAccept: () => void;
  onCancel: () => void;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  level?: number;
}

export function Confirm({
  question,
  children,
  accept,
  cancel,
  onAccept,
  onCancel,
  tone = 'primary',
  busy = false,
  level = 0,
}: ConfirmProps) {
  const intl = useIntl();
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  useDialogLayer(layer, { onClose: onCancel, shown: true, level, initialFocus: safe });

  return createPortal(
    <div ref={layer} className={styles.layer} data-layer={level}>
      <div
        role="alertdialog"
        aria-modal
        aria-labelledby={`${id}-question`}
        aria-describedby={children ? `${id}-text` : undefined}
        tabIndex={-1}
        className={styles.panel}
        data-surface="raised"
        data-width="narrow"
      >
        <div className={own.body}>
          <h2 id={`${id}-question`} className={own.question} dir="auto">
            {question}
          </h2>
          {children && (
            <div id={`${id}-text`} className={own.text}>
              {children}
            </div>
          )}
        </div>
        <footer className={styles.foot}>
          <Button ref={safe} onPress={onCancel}>
            {cancel ?? intl.formatMessage(messages.cancel)}
          </Button>
          <Button tone={tone} busy={busy} onPress={onAccept}>
            {accept}
          </Button>
        </footer>
      </div>
    </div>,
    portalTarget('modal'),
  );
}
