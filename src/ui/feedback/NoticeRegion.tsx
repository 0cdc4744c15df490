/**
 * The container of notices: above everything, never taking the focus. It is beside the application
 * in the document, so that an open dialog does not make it inert.
 */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { portalTarget } from '@/ui/dialog/portals';
import styles from './NoticeRegion.module.css';

const messages = defineMessages({
  region: { id: 'general.notices', defaultMessage: 'Notices' },
});

interface Props {
  /** `foot` keeps the fields in sight on pages that begin with a form. */
  at?: 'head' | 'foot';
  children: ReactNode;
}

export function NoticeRegion({ at = 'head', children }: Props) {
  const intl = useIntl();
  return createPortal(
    <section
      className={styles.region}
      data-at={at}
      aria-label={intl.formatMessage(messages.region)}
    >
      {children}
    </section>,
    portalTarget('popovers'),
  );
}
