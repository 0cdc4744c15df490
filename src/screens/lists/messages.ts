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
  | 'found'
  | 'find'
  | 'ofPerson';

export const messages: Record<Word, MessageDescriptor> = defineMessages({
  lists: { id: 'nav.lists', defaultMessage: 'Lists' },
  forMembers: {
    id: 'lists.for_members',
    defaultMessage: 'Log in to see your lists.',
  },
  untitled: { id: 'lists.untitled', defaultMessage: 'Untitled list' },
  editList: { id: 'lists.edit_list', defaultMessage: 'Edit list {title}' },
  title: { id: 'lists.title', defaultMessage: 'List title' },
  titleNeeded: { id: 'lists.title_needed', defaultMessage: 'Enter a title' },
  titleSame: { id: 'lists.title_same', defaultMessage: "The title hasn't changed" },
  create: { id: 'lists.create', defaultMessage: 'Create list' },
  update: { id: 'lists.update_title', defaultMessage: 'Save title' },
  exclusive: {
    id: 'lists.exclusive',
    defaultMessage: 'Hide members from the home timeline',
  },
  replies: { id: 'lists.replies', defaultMessage: 'Show replies to' },
  repliesToFollowed: { id: 'lists.replies_followed', defaultMessage: 'Anyone I follow' },
  repliesToMembers: { id: 'lists.replies_members', defaultMessage: 'List members' },
  repliesToNobody: { id: 'lists.replies_nobody', defaultMessage: 'No one' },
  delete: { id: 'lists.delete', defaultMessage: 'Delete list' },
  reallyDelete: {
    id: 'lists.really_delete',
    defaultMessage: 'Delete the list “{title}”?',
  },
  yes: { id: 'lists.really_delete_accept_button', defaultMessage: 'Delete list' },
  no: { id: 'lists.really_delete_cancel_button', defaultMessage: 'Cancel' },
  manage: { id: 'lists.manage_members', defaultMessage: 'Manage members' },
  add: { id: 'lists.add_members', defaultMessage: 'Add members' },
  members: { id: 'lists.members', defaultMessage: 'Members' },
  search: { id: 'lists.search', defaultMessage: 'Search for people' },
  followingOnly: { id: 'lists.following_only', defaultMessage: 'Only people I follow' },
  find: { id: 'lists.find_person', defaultMessage: 'Find a person in your lists' },
  ofPerson: { id: 'lists.of_person', defaultMessage: 'Lists of {name}' },
  found: { id: 'lists.found', defaultMessage: 'Search results' },
});
