/** The templates that come with the program: names for the menu, and the texts themselves. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BuiltInTemplate } from '@/domain/composer/drafts/answerTemplates';

export const answerNames: Record<BuiltInTemplate, MessageDescriptor> = defineMessages({
  acted: { id: 'moderation.answer_acted', defaultMessage: 'Action taken' },
  noAction: { id: 'moderation.answer_no_action', defaultMessage: 'No action needed' },
  moreDetail: { id: 'moderation.answer_more_detail', defaultMessage: 'More details needed' },
  reminder: { id: 'moderation.answer_reminder', defaultMessage: 'Reminder of the rules' },
  sensitive: { id: 'moderation.answer_sensitive', defaultMessage: 'Sensitive media' },
  aboutYou: { id: 'moderation.answer_about_you', defaultMessage: 'Please tell us more' },
});

export const answerTexts: Record<BuiltInTemplate, MessageDescriptor> = defineMessages({
  acted: {
    id: 'moderation.answer_acted_text',
    defaultMessage: 'Thank you for your report. We looked into it and have taken action.',
  },
  noAction: {
    id: 'moderation.answer_no_action_text',
    defaultMessage:
      'Thank you for your report. We looked into it and found nothing that breaks our rules. If it goes on, please let us know.',
  },
  moreDetail: {
    id: 'moderation.answer_more_detail_text',
    defaultMessage:
      'Thank you for your report. We need more details to decide. Please report it again, with the posts in question and a few words about what happened.',
  },
  reminder: {
    id: 'moderation.answer_reminder_text',
    defaultMessage:
      'Something you posted breaks the rules of this server. Please read them again. If you think we got this wrong, let us know.',
  },
  sensitive: {
    id: 'moderation.answer_sensitive_text',
    defaultMessage:
      'Please mark pictures and videos like these as sensitive, so that everyone can decide whether to see them.',
  },
  aboutYou: {
    id: 'moderation.answer_about_you_text',
    defaultMessage:
      'Thank you for your interest. Please sign up again and tell us a little more about yourself.',
  },
});
