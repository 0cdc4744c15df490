/** The frame of a dialog whose content a later change builds. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import type { notBuiltDialogs } from '../notBuilt';
import type { DialogFrame } from './frame';

type Kind = (typeof notBuiltDialogs)[number];

const titles = defineMessages({
  updateNotice: { id: 'update.big_update_title', defaultMessage: 'What is new' },
}) satisfies Record<Kind, MessageDescriptor>;

export function NotBuiltDialog({ kind, level, onClose }: DialogFrame & { kind: Kind }) {
  const intl = useIntl();
  return (
    <Dialog title={intl.formatMessage(titles[kind])} level={level} onClose={onClose}>
      <NotBuiltText />
    </Dialog>
  );
}

export function NotBuiltText() {
  return (
    <EmptyState>
      <FormattedMessage id="general.dialog_not_built_yet" defaultMessage="This is not built yet." />
    </EmptyState>
  );
}
