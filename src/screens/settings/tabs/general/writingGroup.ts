/** The group "Writing" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { visibilityNames } from '@/components/composer/visibility/visibilityNames';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { all, on, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

const hasFormats = (state: RootState) => selectInstance(state).postFormats.length > 0;

export const writingGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.composing', defaultMessage: 'Writing' }),
  rows: [
    {
      option: 'defaultScope',
      label: defineMessage({
        id: 'settings.default_vis',
        defaultMessage: 'Visibility of new posts',
      }),
      options: visibilityNames,
    },
    {
      name: 'postContentType',
      label: defineMessage({ id: 'settings.post_content_type', defaultMessage: 'Format of posts' }),
      when: all(signedIn, hasFormats),
    },
    {
      name: 'sensitiveByDefault',
      label: defineMessage({
        id: 'settings.sensitive_by_default',
        defaultMessage: 'New posts are marked as sensitive',
      }),
      when: signedIn,
    },
    {
      name: 'missingDescriptions',
      label: defineMessage({
        id: 'settings.missing_descriptions',
        defaultMessage: 'Pictures without a description',
      }),
      options: defineMessages({
        off: { id: 'settings.missing_descriptions_off', defaultMessage: 'are sent as they are' },
        remind: { id: 'settings.missing_descriptions_remind', defaultMessage: 'are pointed out' },
        insist: { id: 'settings.missing_descriptions_insist', defaultMessage: 'are not sent' },
      }),
      when: signedIn,
    },
    {
      name: 'postUndoSeconds',
      label: defineMessage({
        id: 'settings.post_undo_seconds',
        defaultMessage: 'Seconds in which a post can still be taken back',
      }),
      hint: defineMessage({
        id: 'settings.post_undo_seconds_hint',
        defaultMessage: '0 sends at once.',
      }),
      when: signedIn,
    },
    {
      name: 'imageCompression',
      label: defineMessage({
        id: 'settings.image_compression',
        defaultMessage: 'Make large pictures smaller before they are sent',
      }),
      hint: defineMessage({
        id: 'settings.image_compression_hint',
        defaultMessage:
          'They stay larger than most screens. What is small or moves is left as it is.',
      }),
      when: signedIn,
    },
    {
      name: 'alwaysUseJpeg',
      label: defineMessage({ id: 'settings.always_use_jpeg', defaultMessage: 'Always as JPEG' }),
      hint: defineMessage({
        id: 'settings.always_use_jpeg_hint',
        defaultMessage:
          'For those whose software knows no WebP. What is transparent becomes white.',
      }),
      under: true,
      expert: true,
      when: all(signedIn, on('imageCompression')),
    },
    {
      name: 'scopeCopy',
      label: defineMessage({
        id: 'settings.scope_copy',
        defaultMessage: 'Replies take the visibility of what they answer',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'alwaysShowSubjectInput',
      label: defineMessage({
        id: 'settings.always_show_subject_input',
        defaultMessage: 'Always show the field for the subject',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'subjectLineBehavior',
      label: defineMessage({
        id: 'settings.subject_line_behavior',
        defaultMessage: 'Subject of replies',
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
      expert: true,
      when: signedIn,
    },
    {
      name: 'minimalScopesMode',
      label: defineMessage({
        id: 'settings.minimal_scopes_mode',
        defaultMessage: 'Offer fewer kinds of visibility',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'padEmoji',
      label: defineMessage({
        id: 'settings.pad_emoji',
        defaultMessage: 'Put spaces around emoji that are picked',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'autocompleteSelect',
      label: defineMessage({
        id: 'settings.autocomplete_select',
        defaultMessage: 'The first suggestion is chosen already',
      }),
      expert: true,
      when: signedIn,
    },
  ],
};
