/**
 * Lists the sagas of moderators and administrators.
 * `deferredGroups.ts` says when they are loaded.
 */
import { adminConfigSaga } from '@/sagas/admin/adminConfig';
import { bulkActionsSaga } from '@/sagas/admin/bulkActions';
import { emojiPacksSaga } from '@/sagas/admin/emojiPacks';
import { federationSaga } from '@/sagas/admin/federation';
import { federationWorkSaga } from '@/sagas/admin/federationWork';
import { frontendsSaga } from '@/sagas/admin/frontends';
import { invitesSaga } from '@/sagas/admin/invites';
import { mediaCacheSaga } from '@/sagas/admin/mediaCache';
import { mediaJobsSaga } from '@/sagas/admin/mediaJobs';
import { moderationSaga } from '@/sagas/admin/moderation';
import { moderationLogSaga } from '@/sagas/admin/moderationLog';
import { oauthAppsSaga } from '@/sagas/admin/oauthApps';
import { ownRulesSaga } from '@/sagas/admin/ownRules';
import { permissionsSaga } from '@/sagas/admin/permissions';
import { reportQueueSaga } from '@/sagas/admin/reportQueue';
import { reportWorkSaga } from '@/sagas/admin/reportWork';
import { serverDocumentsSaga } from '@/sagas/admin/serverDocuments';
import { serverEmojiSaga } from '@/sagas/admin/serverEmoji';
import { serverListsSaga } from '@/sagas/admin/serverLists';
import { serverStatisticsSaga } from '@/sagas/admin/serverStatistics';
import { staffContentSaga } from '@/sagas/admin/staffContent';
import { staffContentWorkSaga } from '@/sagas/admin/staffContentWork';
import { staffLoginSaga } from '@/sagas/admin/staffLogin';
import { staffPeopleSaga } from '@/sagas/admin/staffPeople';
import { staffPeopleWorkSaga } from '@/sagas/admin/staffPeopleWork';
import { reportsSaga } from '@/sagas/people/reports';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const admin: Sagas = {
  fromTheStart: {
    adminConfig: adminConfigSaga,
    frontends: frontendsSaga,
    emojiPacks: emojiPacksSaga,
    reports: reportsSaga,
    moderation: moderationSaga,
    bulkActions: bulkActionsSaga,
    reportQueue: reportQueueSaga,
    reportWork: reportWorkSaga,
    staffLogin: staffLoginSaga,
    staffPeople: staffPeopleSaga,
    staffPeopleWork: staffPeopleWorkSaga,
    staffContent: staffContentSaga,
    staffContentWork: staffContentWorkSaga,
    invites: invitesSaga,
    federation: federationSaga,
    federationWork: federationWorkSaga,
    serverLists: serverListsSaga,
    serverStatistics: serverStatisticsSaga,
    ownRules: ownRulesSaga,
    serverEmoji: serverEmojiSaga,
    permissions: permissionsSaga,
    oauthApps: oauthAppsSaga,
    serverDocuments: serverDocumentsSaga,
    moderationLog: moderationLogSaga,
    mediaCache: mediaCacheSaga,
    mediaJobs: mediaJobsSaga,
  },
};
