/**
 * Where notices stand: above everything, out of the way, never taking the focus. It lies beside the
 * application in the document, so that an open dialog does not make it inert.
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
  /** Where the page begins with a form, its fields stay in sight. */
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
