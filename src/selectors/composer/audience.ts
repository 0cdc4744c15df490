/** The audience of a draft in sentences, and the lists that it may be for. */
import { createSelector } from '@reduxjs/toolkit';
import { audienceOf, type AudienceSentence } from '@/domain/composer/options/audience';
import { kindOfDraft, type DraftTarget } from '@/domain/composer/draft';
import { conversationOf } from '@/domain/composer/posting';
import type { UserList } from '@/domain/people/list';
import type { RootState } from '@/slices/root';
import { selectList, selectListsNewestFirst, selectMembers } from '@/selectors/people/lists';
import { selectCan } from '@/selectors/session/capabilities';
import { selectConversationHandles } from './answeredConversation';
import { selectDraft, selectDraftParent } from './drafts';
import { selectPostOptions } from './postOptions';

const noLists: readonly UserList[] = [];

/** The lists that a post may be for. */
export const selectAudienceLists = (state: RootState): readonly UserList[] =>
  selectCan(state, 'listPosts') ? selectListsNewestFirst(state) : noLists;

/** The list that a draft is for; null for all other visibilities. */
export function selectAudienceListId(state: RootState, target: DraftTarget): string | null {
  const { visibility, listId } = selectDraft(state, target);
  return visibility === 'list' ? listId : null;
}

const noSentences: AudienceSentence[] = [];

/** To be compared by its content. The audience of a post cannot be changed by an edit. */
export function selectAudience(state: RootState, target: DraftTarget): AudienceSentence[] {
  const kind = kindOfDraft(target);
  if (kind === 'edit') return noSentences;
  const draft = selectDraft(state, target);
  const isQuote = kind === 'quote' || draft.quoting;
  return audienceOf({
    draft,
    offered: selectPostOptions(state, target).offered,
    conversation:
      conversationOf(target, draft) === null ? null : selectConversationHandles(state, target),
    list: selectNamedList(state, selectAudienceListId(state, target) ?? ''),
    consent: isQuote ? selectDraftParent(state, target)?.quoteConsent : undefined,
  });
}

const selectNamedList = createSelector([selectList, selectMembers], (list, members) =>
  list ? { title: list.title, count: members?.length ?? null } : undefined,
);
