/**
 * The table of notices about what was done. Some offer to undo it. Changes that were revoked
 * meanwhile are not mentioned.
 */
import { hostOfPerson } from '@/domain/people/relationshipActions';
import { selectNoticeOfChange } from '@/selectors/engine/askOrUndo';
import { selectRunningBulkAction } from '@/selectors/admin/bulkActions';
import { selectPendingRelationshipAction } from '@/selectors/people/relationshipActions';
import { selectUser } from '@/selectors/people/users';
import { selectPendingToggle } from '@/selectors/statuses/statuses';
import {
  relationshipActionConfirmed,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { handleCopied } from '@/slices/people/personCommands';
import { reportSent } from '@/slices/people/reporting';
import { linkCopied } from '@/slices/statuses/statusCommands';
import { statusToggleConfirmed, statusToggleRequested } from '@/slices/statuses/statuses';
import { noticeRule } from './engine/noticeRule';

export const successRules = [
  noticeRule({
    kind: reportSent,
    toNotice: ({ payload: { userId, form } }, _now, state) => {
      const user = selectUser(state, userId);
      return {
        level: 'success',
        messageKey: 'user_reporting.sent',
        values: {
          name: user?.name ?? '',
          count: form.statusIds.length,
          comment: form.comment.trim() === '' ? 'no' : 'yes',
          forward: form.forward ? 'yes' : 'no',
          domain: user ? hostOfPerson(user) : '',
        },
      };
    },
  }),
  noticeRule({
    kind: handleCopied,
    toNotice: () => ({ level: 'success', messageKey: 'user_card.handle_copied' }),
  }),
  noticeRule({
    kind: linkCopied,
    toNotice: () => ({ level: 'success', messageKey: 'status.link_copied' }),
  }),
  noticeRule({
    kind: statusToggleConfirmed,
    toNotice: ({ payload: { statusId, toggle, wanted } }, _now, state) => {
      if (selectPendingToggle(state, statusId, toggle) !== undefined) return null;
      const notice = selectNoticeOfChange(state, { toggle, wanted });
      if (!notice) return null;
      const { messageKey, undoable } = notice;
      const undo = statusToggleRequested({ statusId, toggle, wanted: !wanted });
      return { level: 'success', messageKey, ...(undoable && { undo, about: statusId }) };
    },
  }),
  noticeRule({
    kind: relationshipActionConfirmed,
    toNotice: ({ payload }, _now, state) => {
      const { userId, relationshipKind, wanted, endedFollow = false } = payload;
      // A bulk action says by itself how far it is.
      const isRevoked = selectPendingRelationshipAction(state, userId, relationshipKind) !== null;
      if (isRevoked || selectRunningBulkAction(state)) return null;
      const notice = selectNoticeOfChange(state, { relationshipKind, wanted });
      if (!notice) return null;
      const { messageKey, undoable } = notice;
      const user = selectUser(state, userId);
      const undo = relationshipActionRequested({ userId, relationshipKind, wanted: !wanted });
      return {
        level: 'success',
        messageKey,
        values: {
          name: user?.name ?? '',
          domain: user ? hostOfPerson(user) : '',
          // Undoing does not bring back everything.
          lost: endedFollow && (relationshipKind === 'blocking' || user?.isLocked) ? 'yes' : 'no',
        },
        ...(undoable && { undo, about: userId }),
      };
    },
  }),
];
