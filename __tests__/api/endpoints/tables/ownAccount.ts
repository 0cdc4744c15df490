/** Calls for the own account: profile, options, security, and mutes, blocks and filters. */
import nock from 'nock';
import * as credentials from '@/api/endpoints/session/credentials';
import * as dataTransfer from '@/api/endpoints/settings/dataTransfer';
import * as domainMutes from '@/api/endpoints/people/domainMutes';
import * as filters from '@/api/endpoints/timelines/filters';
import * as ownProfile from '@/api/endpoints/settings/ownProfile';
import * as profileOptions from '@/api/endpoints/settings/profileOptions';
import * as push from '@/api/endpoints/notifications/push';
import * as security from '@/api/endpoints/settings/security';
import type { FilterInput } from '@/domain/timelines/filterBook';
import {
  as,
  everyCall,
  furtherCalls,
  listener,
  ODD,
  ODD_PART,
  ORIGIN,
  useNoNetwork,
} from '@support/engine/api/endpointRows';
import { wireSelf } from '@support/wire';

useNoNetwork();

const someFilter: FilterInput = {
  title: ODD,
  keywords: [{ id: null, phrase: ODD, wholeWord: true }],
  contexts: ['home'],
  action: 'hide',
  expiresIn: null,
  withoutPosts: [ODD],
};

const offers = {
  actorTypes: true,
  role: true,
  birthday: true,
  background: true,
  descriptions: true,
  languages: true,
  emptyPictures: true,
};
const picture = {
  picture: 'avatar',
  file: new Blob(['x'], { type: 'image/png' }),
  name: 'me.png',
  description: ODD,
  onSent: () => undefined,
} as const;

everyCall('credentials', credentials, {
  verifyCredentials: ['GET /api/v1/accounts/verify_credentials', credentials.verifyCredentials],
});

everyCall('ownProfile', ownProfile, {
  fetchOwnProfile: ['GET /api/v1/accounts/verify_credentials', ownProfile.fetchOwnProfile],
  updateTexts: [
    'PATCH /api/v1/accounts/update_credentials',
    (to) => ownProfile.updateTexts(to, { name: ' Mia ', bio: ODD }, { offers, fields: [] }),
    { json: { display_name: 'Mia', note: ODD } },
  ],
  updatePicture: [
    'PATCH /api/v1/accounts/update_credentials',
    (to) => ownProfile.updatePicture(to, picture),
    {
      files: [
        ['avatar', 'me.png image/png'],
        ['avatar_description', ODD],
      ],
    },
  ],
  removePicture: [
    'PATCH /api/v1/accounts/update_credentials',
    (to) => ownProfile.removePicture(to, 'banner', offers),
    { json: { header: '' } },
  ],
  refusedProfileField: null,
});

everyCall('profileOptions', profileOptions, {
  updateProfileOption: [
    'PATCH /api/v1/accounts/update_credentials',
    (to) => profileOptions.updateProfileOption(to, { name: 'locked', value: true }),
    { json: { locked: true } },
  ],
  updateNotificationOption: [
    'PUT /api/pleroma/notification_settings',
    (to) =>
      profileOptions.updateNotificationOption(to, { name: 'webPushHideContents', value: true }),
    { json: { hide_notification_contents: true } },
  ],
});

everyCall('security', security, {
  changeEmail: [
    'POST /api/pleroma/change_email',
    (to) => security.changeEmail(to, 'mia@far.example', ODD),
    { json: { email: 'mia@far.example', password: ODD } },
  ],
  changePassword: [
    'POST /api/pleroma/change_password',
    (to) => security.changePassword(to, { password: 'a', newPassword: 'b', confirmation: 'c' }),
    { json: { password: 'a', new_password: 'b', new_password_confirmation: 'c' } },
  ],
  deleteAccount: [
    'POST /api/pleroma/delete_account',
    (to) => security.deleteAccount(to, ODD),
    { json: { password: ODD } },
  ],
  moveAccount: [
    'POST /api/pleroma/move_account',
    (to) => security.moveAccount(to, ODD, 'mia@far.example'),
    { json: { password: ODD, target_account: 'mia@far.example' } },
  ],
  fetchAliases: ['GET /api/pleroma/aliases', security.fetchAliases],
  addAlias: [
    'PUT /api/pleroma/aliases',
    (to) => security.addAlias(to, 'mia@far.example'),
    { json: { alias: 'mia@far.example' } },
  ],
  removeAlias: [
    'DELETE /api/pleroma/aliases',
    (to) => security.removeAlias(to, 'mia@far.example'),
    { json: { alias: 'mia@far.example' } },
  ],
  fetchSessions: ['GET /api/oauth_tokens.json', security.fetchSessions],
  revokeSession: [`DELETE /api/oauth_tokens/${ODD_PART}`, (to) => security.revokeSession(to, ODD)],
  fetchFactor: ['GET /api/pleroma/accounts/mfa', security.fetchFactor],
  setUpTotp: ['GET /api/pleroma/accounts/mfa/setup/totp', security.setUpTotp],
  confirmTotp: [
    'POST /api/pleroma/accounts/mfa/confirm/totp',
    (to) => security.confirmTotp(to, '123456', ODD),
    { json: { code: '123456', password: ODD } },
  ],
  disableTotp: [
    'DELETE /api/pleroma/accounts/mfa/totp',
    (to) => security.disableTotp(to, ODD),
    { form: { password: ODD } },
  ],
  renewRecoveryCodes: ['GET /api/pleroma/accounts/mfa/backup_codes', security.renewRecoveryCodes],
});

everyCall('dataTransfer', dataTransfer, {
  importPeople: [
    'POST /api/pleroma/follow_import',
    (to) => dataTransfer.importPeople(to, 'follows', 'ben@far.example'),
    { files: [['list', 'follows.csv text/csv']] },
  ],
  fetchBackups: ['GET /api/v1/pleroma/backups', dataTransfer.fetchBackups],
  addBackup: ['POST /api/v1/pleroma/backups', dataTransfer.addBackup, { json: {} }],
});

everyCall('filters', filters, {
  fetchFilters: ['GET /api/v1/filters', filters.fetchFilters],
  fetchFiltersV2: ['GET /api/v2/filters', filters.fetchFiltersV2],
  saveFilter: [
    'POST /api/v1/filters',
    (to) => filters.saveFilter(to, someFilter, null),
    {
      json: {
        phrase: ODD,
        context: ['home'],
        whole_word: true,
        irreversible: true,
      },
    },
  ],
  saveFilterV2: [
    [`DELETE /api/v2/filters/statuses/${ODD_PART}`, 'POST /api/v2/filters'],
    (to) => filters.saveFilterV2(to, someFilter, null),
    {
      json: {
        title: ODD,
        context: ['home'],
        filter_action: 'hide',
        keywords_attributes: [{ keyword: ODD, whole_word: true }],
      },
    },
  ],
  deleteFilter: [`DELETE /api/v1/filters/${ODD_PART}`, (to) => filters.deleteFilter(to, ODD)],
  deleteFilterV2: [`DELETE /api/v2/filters/${ODD_PART}`, (to) => filters.deleteFilterV2(to, ODD)],
});

everyCall('domainMutes', domainMutes, {
  fetchDomainMutes: ['GET /api/v1/domain_blocks?limit=200', domainMutes.fetchDomainMutes],
});

everyCall('push', push, {
  subscribePush: [
    'POST /api/v1/push/subscription/',
    (to) => push.subscribePush(to, {}, {}),
    { json: { subscription: {}, data: { alerts: {} } } },
  ],
  unsubscribePush: ['DELETE /api/v1/push/subscription/', push.unsubscribePush],
});

furtherCalls({
  'a picture that goes, on Mastodon': [
    'DELETE /api/v1/profile/header',
    (to) => ownProfile.removePicture(to, 'banner', { ...offers, emptyPictures: false }),
  ],
  'a background, of which nothing is said': [
    'PATCH /api/v1/accounts/update_credentials',
    (to) => ownProfile.updatePicture(to, { ...picture, picture: 'background' }),
    { files: [['pleroma_background_image', 'me.png image/png']] },
  ],
  'people to block': [
    'POST /api/pleroma/blocks_import',
    (to) => dataTransfer.importPeople(to, 'blocks', 'ben@far.example'),
    { files: [['list', 'blocks.csv text/csv']] },
  ],
  'people to mute': [
    'POST /api/pleroma/mutes_import',
    (to) => dataTransfer.importPeople(to, 'mutes', 'ben@far.example'),
    { files: [['list', 'mutes.csv text/csv']] },
  ],
  'more muted servers': [
    'GET /api/v1/domain_blocks?limit=200&max_id=7',
    (to) => domainMutes.fetchDomainMutes(to, '7'),
  ],
});

describe('the own account', () => {
  it('is returned with its user row', async () => {
    nock(ORIGIN).get('/api/v1/accounts/verify_credentials').reply(200, wireSelf());
    const { user, entities } = await credentials.verifyCredentials(as('mia'));
    expect(user.id).toBe('u1');
    expect(entities.users).toMatchObject([{ id: 'u1' }]);
  });
});

describe('account security', () => {
  it('is refused with a message even if the status is a success', async () => {
    const { to } = listener({ error: 'Invalid password.' });
    await expect(security.changeEmail(to, 'a@far.example', 'x')).rejects.toMatchObject({
      kind: 'http',
      serverText: 'Invalid password.',
    });
  });
});
