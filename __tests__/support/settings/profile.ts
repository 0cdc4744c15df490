/** The own profile as its editor has it; a test names only what its story needs. */
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
