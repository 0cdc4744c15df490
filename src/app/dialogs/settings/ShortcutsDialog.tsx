/** Lists the keyboard shortcuts that are available to this reader, and links to the help page. */
import { useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ShortcutGroups } from '@/components/engine/shortcuts/ShortcutGroups';
import { selectOfferedShortcuts } from '@/components/engine/shortcuts/shortcuts';
import { shortcutsTitle } from '@/components/engine/shortcuts/shortcutTexts';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppSelector } from '@/hooks/store';
import { Link } from '@/ui/buttons/Link';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './ShortcutsDialog.module.css';

const messages = defineMessages({
  help: { id: 'help.title', defaultMessage: 'Help' },
});

export function ShortcutsDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const offered = useAppSelector(selectOfferedShortcuts);
  const title = intl.formatMessage(shortcutsTitle);
  return (
    <Dialog
      title={title}
      level={level}
      onClose={onClose}
      initialFocus={list}
      actions={
        <Link to={standalonePaths.help} onClick={onClose}>
          <FormattedMessage {...messages.help} />
        </Link>
      }
    >
      {/* Focusable, because nothing inside is, and scrolling with keys needs a starting point. */}
      <div ref={list} className={styles.list} role="region" aria-label={title} tabIndex={0}>
        <ShortcutGroups names={offered} />
      </div>
    </Dialog>
  );
}
