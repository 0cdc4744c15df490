/** Labels of the composer settings. */
import { defineMessages } from 'react-intl';
import type { SettingLabels } from './labelTypes';

export const writingLabels = {
  sensitiveByDefault: {
    ...defineMessages({
      label: {
        id: 'settings.sensitive_by_default',
        defaultMessage: 'New posts are marked as sensitive',
      },
    }),
  },
  scopeCopy: {
    ...defineMessages({
      label: {
        id: 'settings.scope_copy',
        defaultMessage: 'Replies take the visibility of what they answer',
      },
    }),
  },
  alwaysShowSubjectInput: {
    ...defineMessages({
      label: {
        id: 'settings.always_show_subject_input',
        defaultMessage: 'Always show the field for the subject',
      },
    }),
  },
  subjectLineBehavior: {
    ...defineMessages({
      label: { id: 'settings.subject_line_behavior', defaultMessage: 'Subject of replies' },
    }),
    options: defineMessages({
      email: {
        id: 'settings.subject_line_email',
        defaultMessage: 'Like in e-mails: “re: subject”',
      },
      masto: {
        id: 'settings.subject_line_mastodon',
        defaultMessage: 'The same as that of the post',
      },
      noop: { id: 'settings.subject_line_noop', defaultMessage: 'None' },
    }),
  },
  postContentType: {
    ...defineMessages({
      label: { id: 'settings.post_content_type', defaultMessage: 'Format of posts' },
    }),
  },
  minimalScopesMode: {
    ...defineMessages({
      label: {
        id: 'settings.minimal_scopes_mode',
        defaultMessage: 'Offer fewer kinds of visibility',
      },
    }),
  },
  postUndoSeconds: {
    ...defineMessages({
      label: {
        id: 'settings.post_undo_seconds',
        defaultMessage: 'Seconds in which a post can still be taken back',
      },
      hint: { id: 'settings.post_undo_seconds_hint', defaultMessage: '0 sends at once.' },
    }),
  },
  missingDescriptions: {
    ...defineMessages({
      label: {
        id: 'settings.missing_descriptions',
        defaultMessage: 'Pictures without a description',
      },
    }),
    options: defineMessages({
      off: { id: 'settings.missing_descriptions_off', defaultMessage: 'are sent as they are' },
      remind: { id: 'settings.missing_descriptions_remind', defaultMessage: 'are pointed out' },
      insist: { id: 'settings.missing_descriptions_insist', defaultMessage: 'are not sent' },
    }),
  },
  imageCompression: {
    ...defineMessages({
      label: {
        id: 'settings.image_compression',
        defaultMessage: 'Make large pictures smaller before they are sent',
      },
      hint: {
        id: 'settings.image_compression_hint',
        defaultMessage:
          'They stay larger than most screens. What is small or moves is left as it is.',
      },
    }),
  },
  alwaysUseJpeg: {
    ...defineMessages({
      label: { id: 'settings.always_use_jpeg', defaultMessage: 'Always as JPEG' },
      hint: {
        id: 'settings.always_use_jpeg_hint',
        defaultMessage:
          'For those whose software knows no WebP. What is transparent becomes white.',
      },
    }),
  },
  padEmoji: {
    ...defineMessages({
      label: {
        id: 'settings.pad_emoji',
        defaultMessage: 'Put spaces around emoji that are picked',
      },
    }),
  },
  autocompleteSelect: {
    ...defineMessages({
      label: {
        id: 'settings.autocomplete_select',
        defaultMessage: 'The first suggestion is chosen already',
      },
    }),
  },
} satisfies SettingLabels;
