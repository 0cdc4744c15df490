/** The labels of a bulk action while it runs, while it is undone, and in the log. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BulkActionKind } from '@/domain/admin/bulkActions';

type Phase = 'running' | 'undoing' | 'ended';

export const bulkActionLabels: Record<BulkActionKind, Record<Phase, MessageDescriptor>> = {
  mute: defineMessages({
    running: { id: 'crowd.muting', defaultMessage: 'Muting: {settled, number} of {all, number}' },
    undoing: {
      id: 'crowd.unmuting',
      defaultMessage: 'Unmuting: {settled, number} of {all, number}',
    },
    ended: {
      id: 'crowd.muted',
      defaultMessage: '{count, plural, one {Muted # person} other {Muted # people}}',
    },
  }),
  block: defineMessages({
    running: {
      id: 'crowd.blocking',
      defaultMessage: 'Blocking: {settled, number} of {all, number}',
    },
    undoing: {
      id: 'crowd.unblocking',
      defaultMessage: 'Unblocking: {settled, number} of {all, number}',
    },
    ended: {
      id: 'crowd.blocked',
      defaultMessage: '{count, plural, one {Blocked # person} other {Blocked # people}}',
    },
  }),
  remove: defineMessages({
    running: {
      id: 'crowd.removing',
      defaultMessage: 'Removing: {settled, number} of {all, number}',
    },
    // Cannot be undone; the label is never used.
    undoing: {
      id: 'crowd.removing',
      defaultMessage: 'Removing: {settled, number} of {all, number}',
    },
    ended: {
      id: 'crowd.removed',
      defaultMessage:
        '{count, plural, one {Removed # person from followers} other {Removed # people from followers}}',
    },
  }),
  unmute: defineMessages({
    running: {
      id: 'crowd.unmuting',
      defaultMessage: 'Unmuting: {settled, number} of {all, number}',
    },
    undoing: { id: 'crowd.muting', defaultMessage: 'Muting: {settled, number} of {all, number}' },
    ended: {
      id: 'crowd.unmuted',
      defaultMessage: '{count, plural, one {Unmuted # person} other {Unmuted # people}}',
    },
  }),
  unblock: defineMessages({
    running: {
      id: 'crowd.unblocking',
      defaultMessage: 'Unblocking: {settled, number} of {all, number}',
    },
    undoing: {
      id: 'crowd.blocking',
      defaultMessage: 'Blocking: {settled, number} of {all, number}',
    },
    ended: {
      id: 'crowd.unblocked',
      defaultMessage: '{count, plural, one {Unblocked # person} other {Unblocked # people}}',
    },
  }),
};
