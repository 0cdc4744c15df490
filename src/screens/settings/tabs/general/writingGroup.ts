/** The group "Writing" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { policyNames, quoteLabel } from '@/components/composer/options/policyNames';
import { visibilityNames } from '@/components/composer/visibility/visibilityNames';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { all, can, on, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

const hasFormats = (state: RootState) => selectInstance(state).postFormats.length > 0;

/** No account posts to a list unless it is told. */
const { list: _list, ...defaultVisibilities } = visibilityNames;

export const writingGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.composing', defaultMessage: 'Writing' }),
  rows: [
    {
      option: 'defaultScope',
      label: defineMessage({
        id: 'settings.default_vis',
        defaultMessage: 'Default post visibility',
      }),
      options: defaultVisibilities,
    },
    {
      option: 'defaultQuotePolicy',
      label: quoteLabel,
      options: {
        public: policyNames.public,
        followers: policyNames.followers,
        nobody: policyNames.nobody,
      },
      when: can('quotePolicies'),
    },
    {
      name: 'postContentType',
      label: defineMessage({
        id: 'settings.post_content_type',
        defaultMessage: 'Default post format',
      }),
      when: all(signedIn, hasFormats),
    },
    {
      name: 'sensitiveByDefault',
      label: defineMessage({
        id: 'settings.sensitive_by_default',
        defaultMessage: 'Mark new posts as sensitive',
      }),
      when: signedIn,
    },
    {
      name: 'missingDescriptions',
      label: defineMessage({
        id: 'settings.missing_descriptions',
        defaultMessage: 'Images without a description',
      }),
      options: defineMessages({
        off: { id: 'settings.missing_descriptions_off', defaultMessage: 'Post anyway' },
        remind: { id: 'settings.missing_descriptions_remind', defaultMessage: 'Warn me first' },
        insist: { id: 'settings.missing_descriptions_insist', defaultMessage: "Don't post" },
      }),
      when: signedIn,
    },
    {
      name: 'postUndoSeconds',
      label: defineMessage({
        id: 'settings.post_undo_seconds',
        defaultMessage: 'Undo sending',
      }),
      when: signedIn,
    },
    {
      name: 'imageCompression',
      label: defineMessage({
        id: 'settings.image_compression',
        defaultMessage: 'Compress images',
      }),
      hint: defineMessage({
        id: 'settings.image_compression_hint',
        defaultMessage:
          'Large images are scaled down before upload. Small and animated images are left alone.',
      }),
      when: signedIn,
    },
    {
      name: 'alwaysUseJpeg',
      label: defineMessage({
        id: 'settings.always_use_jpeg',
        defaultMessage: 'Always convert to JPEG',
      }),
      hint: defineMessage({
        id: 'settings.always_use_jpeg_hint',
        defaultMessage: "For software that can't open WebP. Transparent areas turn white.",
      }),
      under: true,
      expert: true,
      when: all(signedIn, on('imageCompression')),
    },
    {
      name: 'scopeCopy',
      label: defineMessage({
        id: 'settings.scope_copy',
        defaultMessage: 'Replies use the visibility of the original post',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'alwaysShowSubjectInput',
      label: defineMessage({
        id: 'settings.always_show_subject_input',
        defaultMessage: 'Always show the subject field',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'subjectLineBehavior',
      label: defineMessage({
        id: 'settings.subject_line_behavior',
        defaultMessage: 'Reply subject',
      }),
      options: defineMessages({
        email: {
          id: 'settings.subject_line_email',
          defaultMessage: 'E-mail style: “re: subject”',
        },
        masto: {
          id: 'settings.subject_line_mastodon',
          defaultMessage: 'Same as the original post',
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
        defaultMessage: 'Show fewer visibility options',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'padEmoji',
      label: defineMessage({
        id: 'settings.pad_emoji',
        defaultMessage: 'Add spaces around emoji from the picker',
      }),
      expert: true,
      when: signedIn,
    },
    {
      name: 'autocompleteSelect',
      label: defineMessage({
        id: 'settings.autocomplete_select',
        defaultMessage: 'Preselect the first suggestion',
      }),
      expert: true,
      when: signedIn,
    },
  ],
};
