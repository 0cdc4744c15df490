/**
 * Lists the sagas about chats, direct conversations and announcements.
 * `deferredGroups.ts` says when they are loaded.
 */
import { announcementReactionsSaga } from '@/sagas/talk/announcementReactions';
import { announcementChangesSaga } from '@/sagas/talk/announcements';
import { chatMessagesSaga } from '@/sagas/talk/chats/chatMessages';
import { openChatSaga } from '@/sagas/talk/chats/openChat';
import { conversationsSaga } from '@/sagas/talk/conversations';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const talk: Sagas = {
  fromTheStart: {
    conversations: conversationsSaga,
    announcementChanges: announcementChangesSaga,
    announcementReactions: announcementReactionsSaga,
    openChat: openChatSaga,
    chatMessages: chatMessagesSaga,
  },
};
