/**
 * The parts of the profile's form. They are here, and not with the form, because its code is loaded
 * only when its tab is opened.
 */
import { defineMessage } from 'react-intl';
import type { PictureKind } from '@/domain/settings/ownProfile';
import { onPleroma } from '@/screens/settings/rows/settingRows';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';

/** The pictures of the profile. */
export const pictureSections: Record<PictureKind, SettingsSection> = {
  avatar: {
    id: 'avatar',
    title: defineMessage({ id: 'settings.avatar', defaultMessage: 'Profile picture' }),
    holds: [defineMessage({ id: 'settings.avatar_words', defaultMessage: 'Avatar, photo' })],
  },
  banner: {
    id: 'banner',
    title: defineMessage({ id: 'settings.profile_banner', defaultMessage: 'Banner' }),
    holds: [defineMessage({ id: 'settings.banner_words', defaultMessage: 'Header, cover' })],
  },
  background: {
    id: 'background',
    title: defineMessage({ id: 'settings.profile_background', defaultMessage: 'Background' }),
    holds: [],
    when: onPleroma,
  },
};

export const profileSections = {
  name: {
    id: 'name',
    title: defineMessage({ id: 'settings.name', defaultMessage: 'Display name' }),
    holds: [],
  },
  bio: {
    id: 'bio',
    title: defineMessage({ id: 'settings.bio', defaultMessage: 'Bio' }),
    holds: [],
  },
  ...pictureSections,
  fields: {
    id: 'fields',
    title: defineMessage({ id: 'settings.profile_fields.label', defaultMessage: 'Profile fields' }),
    holds: [
      defineMessage({
        id: 'settings.profile_fields.words',
        defaultMessage: 'Pronouns, website, links, verification',
      }),
    ],
  },
  actorType: {
    id: 'actorType',
    title: defineMessage({ id: 'settings.actor_type', defaultMessage: 'Account type' }),
    holds: [
      defineMessage({ id: 'settings.actor_type_Service', defaultMessage: 'Bot' }),
      defineMessage({ id: 'settings.actor_type_Group', defaultMessage: 'Group' }),
    ],
  },
} as const satisfies Record<string, SettingsSection>;
