/** Texts that several parts of the list screens share. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Word =
  | 'lists'
  | 'forMembers'
  | 'untitled'
  | 'editList'
  | 'title'
  | 'titleNeeded'
  | 'titleSame'
  | 'create'
  | 'update'
  | 'exclusive'
  | 'replies'
  | 'repliesToFollowed'
  | 'repliesToMembers'
  | 'repliesToNobody'
  | 'delete'
  | 'reallyDelete'
  | 'yes'
  | 'no'
  | 'manage'
  | 'add'
  | 'members'
  | 'search'
  | 'followingOnly'
  | 'found';

export const messages: Record<Word, MessageDescriptor> = defineMessages({
  lists: { id: 'nav.lists', defaultMessage: 'Lists' },
  forMembers: {
    id: 'lists.for_members',
    defaultMessage: 'Lists belong to an account. Log in to see yours.',
  },
  untitled: { id: 'lists.untitled', defaultMessage: 'List without a title' },
  editList: { id: 'lists.edit_list', defaultMessage: 'Edit the list {title}' },
  title: { id: 'lists.title', defaultMessage: 'List title' },
  titleNeeded: { id: 'lists.title_needed', defaultMessage: 'A list needs a title' },
  titleSame: { id: 'lists.title_same', defaultMessage: 'The title is as it was' },
  create: { id: 'lists.create', defaultMessage: 'Create list' },
  update: { id: 'lists.update_title', defaultMessage: 'Update title' },
  exclusive: {
    id: 'lists.exclusive',
    defaultMessage: 'Keep these people out of the home timeline',
  },
  replies: { id: 'lists.replies', defaultMessage: 'Show replies to' },
  repliesToFollowed: { id: 'lists.replies_followed', defaultMessage: 'Anyone I follow' },
  repliesToMembers: { id: 'lists.replies_members', defaultMessage: 'Members of the list' },
  repliesToNobody: { id: 'lists.replies_nobody', defaultMessage: 'Nobody' },
  delete: { id: 'lists.delete', defaultMessage: 'Delete list' },
  reallyDelete: {
    id: 'lists.really_delete',
    defaultMessage: 'Really delete the list “{title}”?',
  },
  yes: { id: 'lists.really_delete_accept_button', defaultMessage: 'Yes, delete it' },
  no: { id: 'lists.really_delete_cancel_button', defaultMessage: 'No, keep it' },
  manage: { id: 'lists.manage_members', defaultMessage: 'Manage members' },
  add: { id: 'lists.add_members', defaultMessage: 'Add members' },
  members: { id: 'lists.members', defaultMessage: 'Members of the list' },
  search: { id: 'lists.search', defaultMessage: 'Search for people' },
  followingOnly: { id: 'lists.following_only', defaultMessage: 'Only people whom I follow' },
  found: { id: 'lists.found', defaultMessage: 'People found' },
});
