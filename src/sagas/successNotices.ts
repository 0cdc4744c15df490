/**
 * The table of notices about what was done. Some offer to undo it. Changes that were revoked
 * meanwhile are not mentioned.
 */
import { hostOfPerson } from '@/domain/people/relationshipActions';
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
      const isRevoked = selectPendingToggle(state, statusId, toggle) !== undefined;
      if (!wanted || isRevoked) return null;
      if (toggle === 'bookmarked') return { level: 'success', messageKey: 'status.bookmarked' };
      if (toggle !== 'threadMuted') return null;
      const undo = statusToggleRequested({ statusId, toggle, wanted: false });
      return { level: 'success', messageKey: 'status.conversation_muted', undo };
    },
  }),
  noticeRule({
    kind: relationshipActionConfirmed,
    toNotice: ({ payload: { userId, relationshipKind, wanted } }, _now, state) => {
      // A bulk action says by itself how far it is.
      const isRevoked = selectPendingRelationshipAction(state, userId, relationshipKind) !== null;
      const tells = relationshipKind === 'muting' && wanted && !selectRunningBulkAction(state);
      if (!tells || isRevoked) return null;
      return {
        level: 'success',
        messageKey: 'user_card.muted_now',
        values: { name: selectUser(state, userId)?.name ?? '' },
        undo: relationshipActionRequested({ userId, relationshipKind, wanted: false }),
      };
    },
  }),
];
