/** The texts that several parts of the moderators' area share. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Measure, ReportCategory } from '@/domain/admin/reportQueue';
import type { ReportState } from '@/domain/people/report';

export const stateLabels: Record<ReportState, MessageDescriptor> = defineMessages({
  open: { id: 'report.state_open', defaultMessage: 'Open' },
  closed: { id: 'report.state_closed', defaultMessage: 'Closed' },
  resolved: { id: 'report.state_resolved', defaultMessage: 'Resolved' },
});

export const categoryLabels: Record<ReportCategory, MessageDescriptor> = defineMessages({
  spam: { id: 'moderation.category_spam', defaultMessage: 'Spam' },
  legal: { id: 'moderation.category_legal', defaultMessage: 'Illegal content' },
  violation: { id: 'moderation.category_violation', defaultMessage: 'Breaks the rules' },
  other: { id: 'moderation.category_other', defaultMessage: 'Something else' },
});

/** The buttons that bring a report into a state. */
export const stateActions: Record<ReportState, MessageDescriptor> = defineMessages({
  open: { id: 'moderation.reopen', defaultMessage: 'Reopen' },
  closed: { id: 'moderation.close', defaultMessage: 'Close without action' },
  resolved: { id: 'moderation.resolve', defaultMessage: 'Resolve' },
});

export const measureActions: Record<Measure, MessageDescriptor> = defineMessages({
  deactivated: {
    id: 'user_card.admin_menu.deactivate_account',
    defaultMessage: 'Deactivate account',
  },
  sensitized: {
    id: 'user_card.admin_menu.force_nsfw',
    defaultMessage: 'Mark all media as sensitive',
  },
  silenced: { id: 'moderation.limit', defaultMessage: 'Limit' },
  disabled: { id: 'moderation.freeze', defaultMessage: 'Freeze login' },
  suspended: { id: 'moderation.suspend', defaultMessage: 'Suspend' },
});

type Word =
  | 'title'
  | 'reports'
  | 'people'
  | 'waitingRoom'
  | 'content'
  | 'federation'
  | 'server'
  | 'log'
  | 'order'
  | 'details'
  | 'newest'
  | 'oldest'
  | 'mine'
  | 'select'
  | 'lift'
  | 'activate'
  | 'take'
  | 'giveBack'
  | 'gone'
  | 'measureText'
  | 'alsoResolve'
  | 'answer'
  | 'newNote'
  | 'category'
  | 'brokenRules'
  | 'templates'
  | 'editTemplates'
  | 'suspendQuestion'
  | 'suspendConsequence'
  | 'deleteQuestion'
  | 'delete'
  | 'deleteConsequence'
  | 'nothing';

export const messages: Record<Word, MessageDescriptor> = defineMessages({
  title: { id: 'user_card.admin_menu.moderation', defaultMessage: 'Moderation' },
  reports: { id: 'interactions.reports', defaultMessage: 'Reports' },
  people: { id: 'search.people', defaultMessage: 'People' },
  waitingRoom: { id: 'moderation.waiting_room', defaultMessage: 'Waiting room' },
  content: { id: 'moderation.content', defaultMessage: 'Content' },
  federation: { id: 'about.mrf.federation', defaultMessage: 'Federation' },
  server: { id: 'doctor.check.server', defaultMessage: 'Server' },
  log: { id: 'moderation.log', defaultMessage: 'Log' },
  order: { id: 'moderation.order', defaultMessage: 'Order' },
  details: { id: 'general.details', defaultMessage: 'Details' },
  newest: { id: 'moderation.newest', defaultMessage: 'Newest first' },
  oldest: { id: 'moderation.oldest', defaultMessage: 'Oldest first' },
  mine: { id: 'moderation.mine', defaultMessage: 'Assigned to me' },
  select: { id: 'moderation.select', defaultMessage: 'Select {name}' },
  /** Takes a measure back. */
  lift: { id: 'moderation.lift', defaultMessage: 'Lift: {measure}' },
  activate: {
    id: 'user_card.admin_menu.activate_account',
    defaultMessage: 'Activate account',
  },
  take: { id: 'moderation.take', defaultMessage: 'Assign to me' },
  giveBack: { id: 'moderation.give_back', defaultMessage: 'Unassign' },
  gone: { id: 'moderation.account_gone', defaultMessage: 'This account is gone' },
  measureText: { id: 'moderation.measure_text', defaultMessage: 'Message to the account' },
  alsoResolve: { id: 'moderation.also_resolve', defaultMessage: 'Also resolve the reports' },
  answer: { id: 'moderation.answer', defaultMessage: 'Message to the reporter' },
  editTemplates: { id: 'moderation.edit_templates', defaultMessage: 'Edit templates' },
  templates: { id: 'drafts.templates', defaultMessage: 'Templates' },
  category: { id: 'moderation.category', defaultMessage: 'Category' },
  brokenRules: { id: 'about.rules', defaultMessage: 'Rules' },
  newNote: { id: 'moderation.new_note', defaultMessage: 'New note for moderators' },
  suspendQuestion: { id: 'moderation.suspend_question', defaultMessage: 'Suspend {name}?' },
  suspendConsequence: {
    id: 'moderation.suspend_consequence',
    defaultMessage: "Nobody will see the account's posts any more. The server may delete its data.",
  },
  deleteQuestion: { id: 'status.delete_confirm', defaultMessage: 'Delete this post?' },
  delete: { id: 'status.delete', defaultMessage: 'Delete' },
  deleteConsequence: {
    id: 'status.delete_confirm_consequence',
    defaultMessage: "This can't be undone. Other servers will be asked to delete their copies.",
  },
  nothing: { id: 'federation.empty', defaultMessage: 'There is nothing in this list' },
});
