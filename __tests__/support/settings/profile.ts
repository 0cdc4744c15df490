/**
 * Builds one's own profile as the profile editor holds it; a test names only the fields that it
 * needs.
 */
import type { OwnProfile } from '@/domain/settings/ownProfile';

export const someProfile = (changes: Partial<OwnProfile> = {}): OwnProfile => ({
  name: 'Mia Example',
  bio: 'Ponds',
  fields: [],
  actorType: 'Person',
  showsRole: false,
  birthday: '',
  showsBirthday: false,
  languages: [],
  avatarDescription: '',
  bannerDescription: '',
  verified: {},
  offers: {
    actorTypes: true,
    role: false,
    birthday: true,
    background: true,
    descriptions: false,
    languages: true,
    emptyPictures: true,
  },
  ...changes,
});
