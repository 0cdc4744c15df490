/** Texts that several parts of the announcements screen share. */
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'announcements.page_header', defaultMessage: 'Announcements' },
  text: { id: 'announcements.text_prompt', defaultMessage: 'Text' },
  starts: { id: 'announcements.start_time_prompt', defaultMessage: 'Starts' },
  ends: { id: 'announcements.end_time_prompt', defaultMessage: 'Ends' },
  allDay: { id: 'announcements.all_day_prompt', defaultMessage: 'All day' },
  textNeeded: {
    id: 'announcements.text_needed',
    defaultMessage: 'Write something first',
  },
  endsFirst: {
    id: 'announcements.ends_first',
    defaultMessage: 'The end has to be after the start',
  },
  write: { id: 'announcements.post_form_header', defaultMessage: 'New announcement' },
  post: { id: 'announcements.post_action', defaultMessage: 'Post' },
  change: { id: 'announcements.edit_form_header', defaultMessage: 'Edit announcement' },
  edit: { id: 'announcements.edit_action', defaultMessage: 'Edit' },
  save: { id: 'announcements.submit_edit_action', defaultMessage: 'Save' },
  cancel: { id: 'announcements.cancel_edit_action', defaultMessage: 'Cancel' },
  delete: { id: 'announcements.delete_action', defaultMessage: 'Delete' },
  reallyDelete: {
    id: 'announcements.really_delete',
    defaultMessage: 'Delete this announcement?',
  },
});
