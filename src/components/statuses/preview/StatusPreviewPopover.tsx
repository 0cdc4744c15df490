/** The preview of a status, beside its link. */
import { useEffect, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Popover } from '@/ui/popover/Popover';
import { StatusPreview } from './StatusPreview';
import styles from './StatusPreviewLayer.module.css';

const messages = defineMessages({
  preview: { id: 'status.preview', defaultMessage: 'Post preview' },
});

interface Props {
  link: HTMLElement;
  statusId: string;
  onClose: () => void;
}

export function StatusPreviewPopover({ link, statusId, onClose }: Props) {
  const intl = useIntl();
  const id = useId();

  useEffect(() => {
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id]);

  return (
    <Popover
      id={id}
      anchor={link}
      label={intl.formatMessage(messages.preview)}
      role="group"
      takesFocus={false}
      onClose={onClose}
    >
      <div className={styles.panel} data-peek-panel>
        <StatusPreview statusId={statusId} />
      </div>
    </Popover>
  );
}
