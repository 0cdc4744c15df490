/** The direct conversation of an answered post, and the people in it. */
import { kindOfDraft, type DraftTarget } from '@/domain/composer/draft';
import { othersIn } from '@/domain/talk/conversation';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectUser } from '@/selectors/people/users';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectDraft, selectDraftParent } from './drafts';

/**
 * Null unless the server takes replies to all of a conversation. Posts in lists do not name theirs,
 * which is known from its last post then.
 */
export function selectAnsweredConversation(state: RootState, target: DraftTarget): string | null {
  if (kindOfDraft(target) === 'scheduled') {
    return selectDraft(state, target).replaces?.conversationId ?? null;
  }
  const parent = kindOfDraft(target) === 'reply' ? selectDraftParent(state, target) : undefined;
  if (parent?.visibility !== 'direct' || !selectCan(state, 'conversationReplies')) return null;
  const { conversationId, directConversationId } = parent;
  if (directConversationId !== null || conversationId === null) return directConversationId;
  const found = state.conversations?.rows.find(
    ({ lastStatusId }) =>
      rowIn(state.statuses.entities, lastStatusId ?? '')?.conversationId === conversationId,
  );
  return found?.id ?? null;
}

/**
 * Until the conversation is loaded, they are those of the answered post, of whom not all need be known
 * otherwise. Empty rather than incomplete.
 */
export function selectConversationHandles(state: RootState, target: DraftTarget): string[] {
  const parent = selectDraftParent(state, target);
  const { conversationId } = selectDraft(state, target);
  const userIds = state.conversations?.rows.find(({ id }) => id === conversationId)?.userIds ?? [];
  const names = othersIn({ userIds }, parent, selectCurrentUserId(state)).map(
    (userId) =>
      selectUser(state, userId)?.screenName ??
      parent?.mentions.find((mention) => mention.userId === userId)?.screenName,
  );
  return names.every((name) => name !== undefined) ? names.map((name) => `@${name}`) : [];
}
