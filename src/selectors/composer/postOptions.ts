/** The further options of a post: which ones the server has, and whether the draft uses one. */
import { hasPolicies } from '@/domain/composer/options/reactionPolicies';
import { kindOfDraft, type DraftTarget } from '@/domain/composer/draft';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectAnsweredConversation } from './answeredConversation';
import { selectDraft } from './drafts';

export type PostOption = 'readers' | 'expiry' | 'quotes' | 'replies' | 'favourites' | 'repeats';

export function selectPostOptions(
  state: RootState,
  target: DraftTarget,
): { offered: PostOption[]; used: boolean } {
  const draft = selectDraft(state, target);
  const isForMany = hasPolicies(draft.visibility);
  const isEdit = kindOfDraft(target) === 'edit';
  const hasRules = selectCan(state, 'replyPolicies') && isForMany && !isEdit;
  const rows: [PostOption, offered: boolean, used: boolean][] = [
    [
      'readers',
      !draft.quoting &&
        (draft.conversationId ?? selectAnsweredConversation(state, target)) !== null,
      draft.conversationId !== null,
    ],
    ['expiry', selectCan(state, 'expiringPosts') && !isEdit, draft.expiresIn !== null],
    [
      'quotes',
      selectCan(state, 'quotePolicies') && isForMany,
      draft.quotePolicy !== null && !isEdit,
    ],
    ['replies', hasRules, draft.replyPolicy !== null],
    ['favourites', hasRules, draft.favouritePolicy !== null],
    ['repeats', hasRules, draft.repeatPolicy !== null],
  ];
  const offered = rows.filter(([, isOffered]) => isOffered);
  return { offered: offered.map(([name]) => name), used: offered.some(([, , isUsed]) => isUsed) };
}
