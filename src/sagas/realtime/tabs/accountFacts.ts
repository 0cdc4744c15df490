/**
 * The facts of an account that tabs share: filters, lists, follow requests, hashtags, folders of
 * bookmarks, muted servers, its profile, read marks.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { noEntities } from '@/domain/engine/entities';
import { tagId } from '@/domain/timelines/tagTimeline';
import { rowIn } from '@/lib/values/rowTable';
import { selectCurrentUser } from '@/selectors/session/session';
import { tagFollowConfirmed } from '@/slices/discovery/tags';
import { folderDeleted, folderSaved, moveConfirmed } from '@/slices/statuses/bookmarkFolders';
import { domainMuteChangeConfirmed } from '@/slices/people/domainMutes';
import { followRequestSettled } from '@/slices/people/followRequests';
import { listDeleted, listMemberChangeConfirmed, listSaved } from '@/slices/people/lists';
import type { RootState } from '@/slices/root';
import { currentUserReceived } from '@/slices/session/session';
import { ownProfileReceived, profilePartSaved } from '@/slices/settings/profileEditor';
import { profileOptionConfirmed } from '@/slices/settings/profileOptions';
import { conversationReadConfirmed } from '@/slices/talk/conversations';
import { filterDeleted, filterSaved } from '@/slices/timelines/filters';
import { payloadFrom, type FactRows, type PayloadOf } from './factRow';

const changesAccount = isAnyOf(profileOptionConfirmed, profilePartSaved);

/** The account as the server has confirmed it. */
function ownAccount(action: Action, state: RootState): object | null {
  const user = selectCurrentUser(state);
  if (!changesAccount(action) || !user) return null;
  const row = rowIn(state.users.entities, user.id);
  return { user, entities: { ...noEntities(), users: row ? [row] : [] } };
}

export const accountFacts: FactRows = {
  filter: {
    tell: payloadFrom(filterSaved),
    // A pending change of the other tab stays.
    hear: (payload: PayloadOf<typeof filterSaved>, { filters }) =>
      filters.book ? filterSaved({ ...payload, filterId: '' }) : null,
  },
  filterDeletion: {
    tell: payloadFrom(filterDeleted),
    hear: (payload: PayloadOf<typeof filterDeleted>, { filters }) =>
      filters.book ? filterDeleted(payload) : null,
  },
  list: {
    tell: payloadFrom(listSaved),
    hear: ({ list }: PayloadOf<typeof listSaved>, { lists }) =>
      lists?.known ? listSaved({ list, isNew: false }) : null,
  },
  listDeletion: {
    tell: payloadFrom(listDeleted),
    hear: (payload: PayloadOf<typeof listDeleted>, { lists }) =>
      lists?.known ? listDeleted(payload) : null,
  },
  listMember: {
    tell: payloadFrom(listMemberChangeConfirmed),
    hear: (payload: PayloadOf<typeof listMemberChangeConfirmed>, { lists }) =>
      lists?.known ? listMemberChangeConfirmed(payload) : null,
  },
  followRequest: {
    tell: payloadFrom(followRequestSettled),
    hear: (payload: PayloadOf<typeof followRequestSettled>) => followRequestSettled(payload),
  },
  tag: {
    tell: payloadFrom(tagFollowConfirmed),
    hear: (payload: PayloadOf<typeof tagFollowConfirmed>, { tags }) =>
      tags && (tags.followed || Object.hasOwn(tags.known, tagId(payload.name)))
        ? tagFollowConfirmed(payload)
        : null,
  },
  folder: {
    tell: payloadFrom(folderSaved),
    hear: (payload: PayloadOf<typeof folderSaved>, { bookmarkFolders }) =>
      bookmarkFolders?.folders ? folderSaved(payload) : null,
  },
  folderDeletion: {
    tell: payloadFrom(folderDeleted),
    hear: (payload: PayloadOf<typeof folderDeleted>, { bookmarkFolders }) =>
      bookmarkFolders?.folders ? folderDeleted(payload) : null,
  },
  bookmarkMove: {
    tell: payloadFrom(moveConfirmed),
    hear: (payload: PayloadOf<typeof moveConfirmed>, { bookmarkFolders }) =>
      bookmarkFolders?.folders ? moveConfirmed(payload) : null,
  },
  domainMute: {
    tell: payloadFrom(domainMuteChangeConfirmed),
    hear: (payload: PayloadOf<typeof domainMuteChangeConfirmed>, { domainMutes }) =>
      domainMutes?.domains ? domainMuteChangeConfirmed(payload) : null,
  },
  account: {
    tell: ownAccount,
    hear: (payload: PayloadOf<typeof currentUserReceived>, state) =>
      payload.user.id === selectCurrentUser(state)?.id ? currentUserReceived(payload) : null,
  },
  profile: {
    tell: payloadFrom(profilePartSaved, ({ profile }) => ({ profile })),
    hear: (payload: PayloadOf<typeof ownProfileReceived>, { profileEditor }) =>
      profileEditor?.profile ? ownProfileReceived(payload) : null,
  },
  conversation: {
    tell: payloadFrom(conversationReadConfirmed),
    hear: (payload: PayloadOf<typeof conversationReadConfirmed>, { conversations }) =>
      conversations?.known ? conversationReadConfirmed(payload) : null,
  },
};
