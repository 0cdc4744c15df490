/** Somebody without rights: whatever the moderators' area would ask or do, no call leaves this browser. */
import type { UnknownAction } from '@reduxjs/toolkit';
import nock from 'nock';
import { allContent, questionOf } from '@/domain/admin/content/content';
import { trendKinds } from '@/domain/admin/content/trends';
import { wholeLog } from '@/domain/admin/moderationLog';
import { everybody, waitingPeople } from '@/domain/admin/people';
import { firstFilter } from '@/domain/admin/reportQueue';
import { serverListKinds } from '@/domain/admin/serverLists';
import type { ServerFamily } from '@/domain/session/instance';
import { sagaOf } from '@/sagas/engine/sagaGroup';
import { admin } from '@/sagas/groups/admin';
import { adminConfigRequested, rebootNeedOpened } from '@/slices/admin/adminConfig';
import {
  cutOffRequested,
  federationOpened,
  knownServersOpened,
  policySwitchRequested,
} from '@/slices/admin/federation';
import { frontendsRequested } from '@/slices/admin/frontends';
import { inviteCreateRequested, inviteMailRequested, invitesOpened } from '@/slices/admin/invites';
import { mediaCacheOpened, mediaJobRequested, unbanRequested } from '@/slices/admin/mediaCache';
import { logOpened } from '@/slices/admin/moderationLog';
import {
  oauthAppRemoveRequested,
  oauthAppsOpened,
  oauthSecretRequested,
} from '@/slices/admin/oauthApps';
import { ownRulesOpened, ruleRemoveRequested } from '@/slices/admin/ownRules';
import {
  draftAcceptRequested,
  keysExpireRequested,
  permissionDraftsOpened,
  subscriptionRemoveRequested,
  subscriptionsOpened,
  subscriptionTestRequested,
} from '@/slices/admin/permissions';
import { reportLookedUp, reportQueueOpened } from '@/slices/admin/reportQueue';
import { documentOpened, documentResetRequested } from '@/slices/admin/serverDocuments';
import { serverEmojiOpened, serverEmojiRemoveRequested } from '@/slices/admin/serverEmoji';
import {
  addressChangeRequested,
  emailCheckRequested,
  nameAddRequested,
  nameRemoveRequested,
  serverListOpened,
} from '@/slices/admin/serverLists';
import { statisticsOpened } from '@/slices/admin/serverStatistics';
import { contentOpened, trendsOpened } from '@/slices/admin/staffContent';
import {
  personActionRequested,
  personReportsRequested,
  resetLinkRequested,
  staffPeopleOpened,
  staffPersonOpened,
} from '@/slices/admin/staffPeople';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();

const block = { severity: 'no_access', comment: '', days: 1 } as const;
const attempts: readonly UnknownAction[] = [
  reportQueueOpened({ filter: firstFilter }),
  reportLookedUp({ reportId: '7' }),
  staffPeopleOpened({ filter: everybody, again: true }),
  staffPeopleOpened({ filter: waitingPeople, again: true }),
  staffPersonOpened({ id: '7' }),
  personReportsRequested({ id: '7' }),
  resetLinkRequested({ id: '7' }),
  personActionRequested({ personIds: ['7'], action: { kind: 'deletion' } }),
  invitesOpened(),
  inviteCreateRequested({ mostUses: 1, expiresOn: null }),
  inviteMailRequested({ email: 'a@mail.example' }),
  contentOpened({ filter: allContent, question: questionOf(allContent, false), again: true }),
  ...trendKinds.map((kind) => trendsOpened({ kind, again: true })),
  federationOpened(),
  knownServersOpened(),
  cutOffRequested({ host: 'far.example' }),
  policySwitchRequested(),
  ...serverListKinds.flatMap((kind) => [
    serverListOpened({ kind }),
    nameAddRequested({ kind, wanted: { ...block, name: '192.0.2.0/24' } }),
    nameRemoveRequested({ kind, id: '4' }),
  ]),
  addressChangeRequested({ kind: 'addresses', id: '4', wanted: block }),
  ownRulesOpened(),
  ruleRemoveRequested({ id: '4' }),
  statisticsOpened({ part: 'measures', period: '90' }),
  logOpened({ filter: wholeLog }),
  mediaCacheOpened({ words: '' }),
  mediaJobRequested({ job: { kind: 'cleanup', days: 7 } }),
  mediaJobRequested({ job: { kind: 'refetch', host: '' } }),
  emailCheckRequested({ email: 'a@mail.example' }),
  unbanRequested({ url: 'https://far.example/1.png' }),
  oauthAppsOpened({ filter: { words: '', trusted: false } }),
  oauthAppRemoveRequested({ id: '4' }),
  oauthSecretRequested({ id: '4' }),
  documentOpened({ name: 'terms-of-service' }),
  documentResetRequested({ name: 'terms-of-service' }),
  adminConfigRequested(),
  rebootNeedOpened(),
  frontendsRequested(),
  permissionDraftsOpened(),
  draftAcceptRequested({ id: '4', overwrite: true }),
  subscriptionsOpened(),
  subscriptionRemoveRequested({ id: '4', withRules: true }),
  subscriptionTestRequested({ id: '4' }),
  keysExpireRequested({ host: 'far.example' }),
  serverEmojiOpened(),
  serverEmojiRemoveRequested({ id: '4' }),
];

const versions: Partial<Record<ServerFamily, string>> = { gotosocial: '0.20.2' };
const families: readonly ServerFamily[] = ['pleroma', 'akkoma', 'mastodon', 'gotosocial'];

async function callsOf(family: ServerFamily, who: Parameters<typeof signedIn>[0]) {
  const asked: string[] = [];
  const note = ({ method, path }: { method: string; path: string }) => {
    asked.push(`${method} ${path}`);
  };
  nock.emitter.on('no match', note);
  const story = replay(() => sagaOf(admin)(() => undefined), {
    family,
    before: [
      instanceConfigured({ instance: { family, backendVersion: versions[family] ?? '2.8.0' } }),
      userTokenReceived({ userToken: 'TOKEN' }),
      signedIn(who),
    ],
  });
  for (const attempt of attempts) story.dispatch(attempt);
  await clock.passSeconds(90);
  nock.emitter.off('no match', note);
  return new Set(asked);
}

it.each(families)('asks nothing of %s', async (family) => {
  const calls = await callsOf(family, { role: 'member', privileges: [], permissions: 0 });
  expect([...calls]).toEqual([]);
});

it.each([
  ['mastodon', 'POST /api/v1/admin/ip_blocks', 10],
  ['pleroma', 'GET /api/v1/pleroma/admin/frontends', 15],
  ['gotosocial', 'POST /api/v1/admin/domain_keys_expire', 10],
] as const)(
  'asks it of %s for an administrator, which shows that nothing is asked else',
  async (family, call, most) => {
    const calls = await callsOf(family, { role: 'admin', permissions: 1 });
    expect(calls).toContain(call);
    expect(calls.size).toBeGreaterThan(most);
  },
);
