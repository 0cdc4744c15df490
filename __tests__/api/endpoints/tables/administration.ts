/** Calls of administration and moderation. */
import nock from 'nock';
import * as adminConfig from '@/api/endpoints/admin/adminConfig';
import * as mastodonContent from '@/api/endpoints/admin/content/mastodonContent';
import * as pleromaContent from '@/api/endpoints/admin/content/pleromaContent';
import * as domainRules from '@/api/endpoints/admin/domainRules';
import * as emojiPacks from '@/api/endpoints/admin/emojiPacks';
import * as mastodonReports from '@/api/endpoints/admin/mastodonReports';
import * as invites from '@/api/endpoints/admin/invites';
import * as mastodonPeople from '@/api/endpoints/admin/mastodonPeople';
import * as pleromaPeople from '@/api/endpoints/admin/pleromaPeople';
import { everybody } from '@/domain/admin/people';
import * as moderation from '@/api/endpoints/admin/moderation';
import * as moderationLog from '@/api/endpoints/admin/moderationLog';
import * as ownRules from '@/api/endpoints/admin/ownRules';
import * as pleromaReports from '@/api/endpoints/admin/pleromaReports';
import * as serverDocuments from '@/api/endpoints/admin/serverDocuments';
import * as serverLists from '@/api/endpoints/admin/serverLists';
import * as serverStatistics from '@/api/endpoints/admin/serverStatistics';
import * as simplePolicy from '@/api/endpoints/admin/simplePolicy';
import * as reports from '@/api/endpoints/people/reports';
import * as staffRequest from '@/api/endpoints/admin/staffRequest';
import { ApiError } from '@/api/errors';
import type { Connection } from '@/api/http';
import { newRule } from '@/domain/admin/federation';
import { allContent, questionOf } from '@/domain/admin/content/content';
import type { Trend } from '@/domain/admin/content/trends';
import { wholeLog } from '@/domain/admin/moderationLog';
import { measures, rankings } from '@/domain/admin/server/serverStatistics';
import {
  as,
  everyCall,
  furtherCalls,
  ODD,
  ODD_PART,
  ORIGIN,
  useNoNetwork,
} from '@support/engine/api/endpointRows';

useNoNetwork();

const packData = { description: ODD, homepage: '', license: '', fallbackSrc: '', shareFiles: true };
const bytes = new Blob(['x'], { type: 'image/png' });

everyCall('adminConfig', adminConfig, {
  fetchAdminConfig: ['GET /api/v1/pleroma/admin/config', adminConfig.fetchAdminConfig],
  isConfigOff: null,
  fetchDescriptions: [
    'GET /api/v1/pleroma/admin/config/descriptions',
    adminConfig.fetchDescriptions,
  ],
  pushConfig: [
    'POST /api/v1/pleroma/admin/config',
    (to) => adminConfig.pushConfig(to, [{ group: ':pleroma', key: ':shout', value: true }]),
    { json: { configs: [{ group: ':pleroma', key: ':shout', value: true }] } },
  ],
  fetchNeedsReboot: ['GET /api/v1/pleroma/admin/need_reboot', adminConfig.fetchNeedsReboot],
  restartServer: ['GET /api/v1/pleroma/admin/restart', adminConfig.restartServer],
  fetchFrontends: ['GET /api/v1/pleroma/admin/frontends', adminConfig.fetchFrontends],
  installFrontend: [
    'POST /api/v1/pleroma/admin/frontends/install',
    (to) =>
      adminConfig.installFrontend(to, {
        name: ODD,
        ref: 'stable',
        buildUrl: '',
        file: '',
        buildDir: '',
      }),
    { json: { name: ODD, ref: 'stable' } },
  ],
});

const rule = { ...newRule('a.example', 'suspend'), id: ODD };
const rules = '/api/v1/admin/domain_blocks';
const conflict = new ApiError({ kind: 'http', path: rules, status: 409, reason: '' });
const wireRule = {
  severity: 'suspend',
  reject_media: false,
  reject_reports: false,
  public_comment: '',
  private_comment: '',
  obfuscate: false,
};

everyCall('domainRules', domainRules, {
  fetchDomainRules: [
    `GET ${rules}?limit=200&max_id=7`,
    (to) => domainRules.fetchDomainRules(to, 'mastodon', 'blocks 7'),
  ],
  fetchDomainRule: [`GET ${rules}/${ODD_PART}`, (to) => domainRules.fetchDomainRule(to, rule)],
  addDomainRule: [
    `POST ${rules}`,
    (to) => domainRules.addDomainRule(to, 'mastodon', rule),
    { json: { domain: 'a.example', ...wireRule } },
  ],
  fetchConflicting: [`GET ${rules}`, (to) => domainRules.fetchConflicting(to, rule, conflict)],
  saveDomainRule: [
    `PUT ${rules}/${ODD_PART}`,
    (to) => domainRules.saveDomainRule(to, 'mastodon', rule),
    { json: wireRule },
  ],
  removeDomainRule: [`DELETE ${rules}/${ODD_PART}`, (to) => domainRules.removeDomainRule(to, rule)],
  fetchCutOff: [
    'POST /api/v1/admin/measures',
    (to) => domainRules.fetchCutOff(to, 'a.example', '2026-11-20'),
    {
      json: {
        keys: ['instance_follows', 'instance_followers', 'instance_accounts'],
        start_at: '2026-11-20',
        end_at: '2026-11-20',
        instance_follows: { domain: 'a.example' },
        instance_followers: { domain: 'a.example' },
        instance_accounts: { domain: 'a.example' },
      },
    },
  ],
});

furtherCalls({
  'the first page of blocked servers': [
    `GET ${rules}?limit=200`,
    (to) => domainRules.fetchDomainRules(to, 'mastodon', null),
  ],
  'allowed servers': [
    'GET /api/v1/admin/domain_allows?limit=200&max_id=7',
    (to) => domainRules.fetchDomainRules(to, 'mastodon', 'allows 7'),
  ],
  'a new allowed server': [
    'POST /api/v1/admin/domain_allows',
    (to) => domainRules.addDomainRule(to, 'mastodon', newRule('a.example', 'allow')),
    { json: { domain: 'a.example' } },
  ],
  'an allowed server that is removed': [
    `DELETE /api/v1/admin/domain_allows/${ODD_PART}`,
    (to) => domainRules.removeDomainRule(to, { ...rule, severity: 'allow' }),
  ],
});

const STAFF = '/api/v1/pleroma/admin';

everyCall('simplePolicy', simplePolicy, {
  fetchPolicyRules: [`GET ${STAFF}/config`, simplePolicy.fetchPolicyRules],
  changePolicyRules: [`GET ${STAFF}/config`, (to) => simplePolicy.changePolicyRules(to, [])],
  switchPolicyOn: [`GET ${STAFF}/config`, simplePolicy.switchPolicyOn],
  fetchPostCount: [
    `GET ${STAFF}/instances/${ODD_PART}/statuses?page=1&page_size=1`,
    (to) => simplePolicy.fetchPostCount(to, ODD),
  ],
  fetchUnreachable: ['GET /api/v1/pleroma/federation_status', simplePolicy.fetchUnreachable],
});

const everyPost = questionOf(allContent, false);
const trend: Trend = {
  key: `links ${ODD}`,
  id: ODD,
  kind: 'links',
  name: 'Boats',
  card: null,
  statusId: null,
  people: 0,
  waits: true,
  allowed: null,
};

everyCall('pleromaContent', pleromaContent, {
  fetchContent: [
    `GET ${STAFF}/statuses?page=2&page_size=40&godmode=true&local_only=true`,
    (to) => pleromaContent.fetchContent(to, { ...everyPost, local: true, hidden: true }, '2'),
  ],
  fetchPost: [`GET ${STAFF}/statuses/${ODD_PART}`, (to) => pleromaContent.fetchPost(to, ODD)],
  actOnPost: [
    `PUT ${STAFF}/statuses/${ODD_PART}`,
    (to) => pleromaContent.actOnPost(to, ODD, { kind: 'scope', scope: 'unlisted' }),
    { json: { visibility: 'unlisted' } },
  ],
});

furtherCalls({
  'posts of a person, for staff': [
    `GET ${STAFF}/users/${ODD_PART}/statuses?page=1&page_size=40&godmode=true`,
    (to) => pleromaContent.fetchContent(to, { ...everyPost, person: ODD, hidden: true }, null),
  ],
  'posts of another server, for staff': [
    `GET ${STAFF}/instances/${ODD_PART}/statuses?page=1&page_size=40`,
    (to) => pleromaContent.fetchContent(to, { ...everyPost, server: ODD, hidden: true }, null),
  ],
  'a post that staff marks': [
    `PUT ${STAFF}/statuses/${ODD_PART}`,
    (to) => pleromaContent.actOnPost(to, ODD, { kind: 'sensitive', wanted: false }),
    { json: { sensitive: false } },
  ],
  'a post that staff deletes': [
    `DELETE ${STAFF}/statuses/${ODD_PART}`,
    (to) => pleromaContent.actOnPost(to, ODD, { kind: 'deletion' }),
  ],
});

everyCall('mastodonContent', mastodonContent, {
  fetchContent: [
    `GET /api/v1/accounts/${ODD_PART}/statuses?exclude_reblogs=true&limit=40&only_media=true&max_id=9`,
    (to) =>
      mastodonContent.fetchContent(to, { ...everyPost, person: 'mia', media: true }, `${ODD} 9`),
  ],
  fetchTrends: [
    'GET /api/v1/admin/trends/statuses?limit=40&offset=40',
    (to) => mastodonContent.fetchTrends(to, 'posts', 40),
  ],
  decideTrend: [
    `POST /api/v1/admin/trends/links/${ODD_PART}/approve`,
    (to) => mastodonContent.decideTrend(to, trend, true),
  ],
});

furtherCalls({
  'a person whose posts staff looks for': [
    'GET /api/v1/accounts/lookup?acct=mia',
    (to) => mastodonContent.fetchContent(to, { ...everyPost, person: 'mia' }, null),
  ],
  'trending hashtags, for staff': [
    'GET /api/v1/admin/trends/tags?limit=40&offset=40',
    (to) => mastodonContent.fetchTrends(to, 'hashtags', 40),
  ],
  'trending links, for staff': [
    'GET /api/v1/admin/trends/links?limit=40&offset=40',
    (to) => mastodonContent.fetchTrends(to, 'links', 40),
  ],
  'the first trending posts, for staff': [
    'GET /api/v1/admin/trends/statuses?limit=40',
    (to) => mastodonContent.fetchTrends(to, 'posts', 0),
  ],
  ...Object.fromEntries(
    (
      [
        ['links', 'links', false],
        ['hashtags', 'tags', true],
        ['hashtags', 'tags', false],
        ['posts', 'statuses', true],
        ['posts', 'statuses', false],
      ] as const
    ).map(([kind, word, wanted]) => [
      `trending ${kind} that staff ${wanted ? 'approves' : 'rejects'}`,
      [
        `POST /api/v1/admin/trends/${word}/${ODD_PART}/${wanted ? 'approve' : 'reject'}`,
        (to: Connection) => mastodonContent.decideTrend(to, { ...trend, kind }, wanted),
      ] as const,
    ]),
  ),
});

everyCall('moderationLog', moderationLog, {
  fetchModerationLog: [
    `GET ${STAFF}/moderation_log?page=2&page_size=50&user_id=${ODD_PART}&search=ben`,
    (to) => moderationLog.fetchModerationLog(to, { ...wholeLog, actorId: ODD, words: 'ben' }, 2),
  ],
});

const span = { from: '2026-11-01', to: '2026-11-30' };
const ofSpan = { start_at: span.from, end_at: span.to };

everyCall('serverStatistics', serverStatistics, {
  fetchVisibilities: [`GET ${STAFF}/stats`, serverStatistics.fetchVisibilities],
  fetchMeasures: [
    'POST /api/v1/admin/measures',
    (to) => serverStatistics.fetchMeasures(to, span),
    { json: { keys: measures, ...ofSpan } },
  ],
  fetchDimensions: [
    'POST /api/v1/admin/dimensions',
    (to) => serverStatistics.fetchDimensions(to, span),
    { json: { keys: [...rankings, 'software_versions'], ...ofSpan, limit: 10 } },
  ],
  fetchCohorts: [
    'POST /api/v1/admin/retention',
    (to) => serverStatistics.fetchCohorts(to, span),
    { json: { ...ofSpan, frequency: 'month' } },
  ],
});

const draft = { id: null, text: ` ${ODD} `, hint: 'Why' };
const onPleroma = { api: 'pleroma', hints: true, order: true } as const;
const onGoToSocial = { api: 'gotosocial', hints: false, order: false } as const;
const OWN = '/api/v1/admin/instance/rules';

everyCall('ownRules', ownRules, {
  fetchOwnRules: [`GET ${STAFF}/rules`, (to) => ownRules.fetchOwnRules(to, onPleroma)],
  addOwnRule: [
    `POST ${STAFF}/rules`,
    (to) => ownRules.addOwnRule(to, { ...onPleroma, hints: false }, draft, 3),
    { json: { text: ODD, priority: 3 } },
  ],
  saveOwnRule: [
    `PATCH ${OWN}/${ODD_PART}`,
    (to) => ownRules.saveOwnRule(to, onGoToSocial, ODD, draft),
    { form: { text: ODD } },
  ],
  placeOwnRule: [
    `PATCH ${STAFF}/rules/${ODD_PART}`,
    (to) => ownRules.placeOwnRule(to, onPleroma, { id: ODD, priority: 2 }),
    { json: { priority: 2 } },
  ],
  removeOwnRule: [
    `DELETE ${STAFF}/rules/${ODD_PART}`,
    (to) => ownRules.removeOwnRule(to, onPleroma, ODD),
  ],
});

furtherCalls({
  'rules of GoToSocial': [`GET ${OWN}`, (to) => ownRules.fetchOwnRules(to, onGoToSocial)],
  'a new rule of GoToSocial': [
    `POST ${OWN}`,
    (to) => ownRules.addOwnRule(to, onGoToSocial, draft, 3),
    { form: { text: ODD } },
  ],
  'a rule of GoToSocial that is removed': [
    `DELETE ${OWN}/${ODD_PART}`,
    (to) => ownRules.removeOwnRule(to, onGoToSocial, ODD),
  ],
});

everyCall('serverDocuments', serverDocuments, {
  fetchDocument: [
    `GET ${STAFF}/instance_document/instance-panel`,
    (to) => serverDocuments.fetchDocument(to, 'instance-panel'),
  ],
  saveDocument: [
    `PATCH ${STAFF}/instance_document/terms-of-service`,
    (to) => serverDocuments.saveDocument(to, 'terms-of-service', '<p>Be kind</p>'),
    { files: [['file', 'terms-of-service.html text/html']] },
  ],
  resetDocument: [
    `DELETE ${STAFF}/instance_document/terms-of-service`,
    (to) => serverDocuments.resetDocument(to, 'terms-of-service'),
  ],
});

const block = { name: '192.0.2.0/24', severity: 'no_access', comment: ODD, days: 1 } as const;

everyCall('serverLists', serverLists, {
  fetchNames: [`GET ${STAFF}/relay`, (to) => serverLists.fetchNames(to, 'relays')],
  addName: [
    'POST /api/v1/admin/ip_blocks',
    (to) => serverLists.addName(to, 'addresses', block),
    { json: { ip: '192.0.2.0/24', severity: 'no_access', comment: ODD, expires_in: 86_400 } },
  ],
  changeAddress: [
    `PUT /api/v1/admin/ip_blocks/${ODD_PART}`,
    (to) => serverLists.changeAddress(to, ODD, { severity: 'no_access', comment: ODD, days: 1 }),
    { json: { severity: 'no_access', comment: ODD, expires_in: 86_400 } },
  ],
  removeName: [
    `DELETE /api/v1/admin/ip_blocks/${ODD_PART}`,
    (to) => serverLists.removeName(to, 'addresses', ODD),
  ],
  isEmailBlocked: [
    'POST /api/v1/admin/canonical_email_blocks/test',
    (to) => serverLists.isEmailBlocked(to, ODD),
    { json: { email: ODD } },
  ],
});

furtherCalls({
  'blocked mail providers': [
    'GET /api/v1/admin/email_domain_blocks?limit=200',
    (to) => serverLists.fetchNames(to, 'mail'),
  ],
  'blocked addresses': [
    'GET /api/v1/admin/ip_blocks?limit=200',
    (to) => serverLists.fetchNames(to, 'addresses'),
  ],
  'servers of which no drafts come': [
    'GET /api/v1/admin/domain_permission_excludes?limit=200',
    (to) => serverLists.fetchNames(to, 'excludes'),
  ],
  'a new such server': [
    'POST /api/v1/admin/domain_permission_excludes',
    (to) => serverLists.addName(to, 'excludes', { ...block, name: 'a.example' }),
    { json: { domain: 'a.example' } },
  ],
  'a server of which drafts may come again': [
    `DELETE /api/v1/admin/domain_permission_excludes/${ODD_PART}`,
    (to) => serverLists.removeName(to, 'excludes', ODD),
  ],
  'headers of requests that are refused, all at once': [
    'GET /api/v1/admin/header_blocks',
    (to) => serverLists.fetchNames(to, 'headerBlocks'),
  ],
  'a new header that is refused': [
    'POST /api/v1/admin/header_blocks',
    (to) => serverLists.addName(to, 'headerBlocks', { ...block, name: 'User-Agent: a: b' }),
    { json: { header: 'User-Agent', regex: 'a: b' } },
  ],
  'a header that is refused no longer': [
    `DELETE /api/v1/admin/header_blocks/${ODD_PART}`,
    (to) => serverLists.removeName(to, 'headerBlocks', ODD),
  ],
  'headers of requests that are let in, all at once': [
    'GET /api/v1/admin/header_allows',
    (to) => serverLists.fetchNames(to, 'headerAllows'),
  ],
  'a new header that is let in': [
    'POST /api/v1/admin/header_allows',
    (to) => serverLists.addName(to, 'headerAllows', { ...block, name: 'User-Agent: a' }),
    { json: { header: 'User-Agent', regex: 'a' } },
  ],
  'a header that is let in no longer': [
    `DELETE /api/v1/admin/header_allows/${ODD_PART}`,
    (to) => serverLists.removeName(to, 'headerAllows', ODD),
  ],
  'blocked mail addresses': [
    'GET /api/v1/admin/canonical_email_blocks?limit=200',
    (to) => serverLists.fetchNames(to, 'emails'),
  ],
  'a new mail address': [
    'POST /api/v1/admin/canonical_email_blocks',
    (to) => serverLists.addName(to, 'emails', { ...block, name: ODD }),
    { json: { email: ODD } },
  ],
  'a mail address that is removed': [
    `DELETE /api/v1/admin/canonical_email_blocks/${ODD_PART}`,
    (to) => serverLists.removeName(to, 'emails', ODD),
  ],
  'a new mail provider': [
    'POST /api/v1/admin/email_domain_blocks',
    (to) => serverLists.addName(to, 'mail', { ...block, name: 'a.example' }),
    { json: { domain: 'a.example' } },
  ],
  'a mail provider that is removed': [
    `DELETE /api/v1/admin/email_domain_blocks/${ODD_PART}`,
    (to) => serverLists.removeName(to, 'mail', ODD),
  ],
  'a new relay': [
    `POST ${STAFF}/relay`,
    (to) => serverLists.addName(to, 'relays', { ...block, name: ODD }),
    { json: { relay_url: ODD } },
  ],
  'a relay that is unfollowed': [
    `DELETE ${STAFF}/relay`,
    (to) => serverLists.removeName(to, 'relays', ODD),
    { json: { relay_url: ODD } },
  ],
});

everyCall('emojiPacks', emojiPacks, {
  fetchEmojiPacks: [
    'GET /api/v1/pleroma/emoji/packs?page=1&page_size=50',
    (to) => emojiPacks.fetchEmojiPacks(to, 1, 50),
  ],
  fetchEmojiPack: [
    `GET /api/v1/pleroma/emoji/pack?name=${ODD_PART}&page=1&page_size=30`,
    (to) => emojiPacks.fetchEmojiPack(to, ODD, 1, 30),
  ],
  fetchRemotePacks: [
    `GET /api/v1/pleroma/emoji/packs/remote?url=${ODD_PART}&page=1&page_size=50`,
    (to) => emojiPacks.fetchRemotePacks(to, ODD, 1, 50),
  ],
  setEmojiPack: [
    `POST /api/v1/pleroma/emoji/pack?name=${ODD_PART}`,
    (to) => emojiPacks.setEmojiPack(to, ODD, true),
  ],
  describeEmojiPack: [
    `PATCH /api/v1/pleroma/emoji/pack?name=${ODD_PART}`,
    (to) => emojiPacks.describeEmojiPack(to, ODD, packData),
    { json: { metadata: { license: '', homepage: '', description: ODD, 'share-files': true } } },
  ],
  addEmojiFile: [
    `POST /api/v1/pleroma/emoji/packs/files?name=${ODD_PART}`,
    (to) => emojiPacks.addEmojiFile(to, ODD, bytes, { shortcode: 'frog', file: '' }),
    {
      files: [
        ['file', 'blob image/png'],
        ['shortcode', 'frog'],
      ],
    },
  ],
  renameEmojiFile: [
    `PATCH /api/v1/pleroma/emoji/packs/files?name=${ODD_PART}`,
    (to) => emojiPacks.renameEmojiFile(to, ODD, 'frog', { shortcode: 'toad', file: 'toad.png' }),
    { json: { shortcode: 'frog', new_shortcode: 'toad', new_filename: 'toad.png', force: true } },
  ],
  removeEmojiFile: [
    `DELETE /api/v1/pleroma/emoji/packs/files?name=${ODD_PART}&shortcode=${ODD_PART}`,
    (to) => emojiPacks.removeEmojiFile(to, ODD, ODD),
  ],
  importEmojiPacks: ['GET /api/v1/pleroma/emoji/packs/import', emojiPacks.importEmojiPacks],
  downloadEmojiPack: [
    'POST /api/v1/pleroma/emoji/packs/download',
    (to) => emojiPacks.downloadEmojiPack(to, 'https://far.example', ODD, 'frogs'),
    { json: { url: 'https://far.example', name: ODD, as: 'frogs' } },
  ],
  reloadEmoji: ['POST /api/v1/pleroma/admin/reload_emoji', emojiPacks.reloadEmoji],
});

everyCall('moderation', moderation, {
  setRight: [
    `POST /api/v1/pleroma/admin/users/${ODD_PART}/permission_group/admin`,
    (to) => moderation.setRight(to, ODD, 'admin', true),
    { json: {} },
  ],
  setModerationTag: [
    'PUT /api/v1/pleroma/admin/users/tag',
    (to) => moderation.setModerationTag(to, ODD, 'mrf_tag:sandbox', true),
    { json: { nicknames: [ODD], tags: ['mrf_tag:sandbox'] } },
  ],
  setActivation: [
    'PATCH /api/v1/pleroma/admin/users/deactivate',
    (to) => moderation.setActivation(to, ODD, false),
    { json: { nicknames: [ODD] } },
  ],
  deleteAccount: [
    `DELETE /api/v1/pleroma/admin/users?nickname=${ODD_PART}`,
    (to) => moderation.deleteAccount(to, ODD),
  ],
});

everyCall('reports', reports, {
  fetchReportState: [
    `GET /api/v1/pleroma/admin/reports/${ODD_PART}`,
    (to) => reports.fetchReportState(to, ODD),
  ],
  sendReport: [
    'POST /api/v1/reports',
    (to) => reports.sendReport(to, ODD, { statusIds: [], comment: '', forward: false }),
    { json: { account_id: ODD, status_ids: [], comment: '', forward: false } },
  ],
  setReportState: [
    'PATCH /api/v1/pleroma/admin/reports',
    (to) => reports.setReportState(to, ODD, 'closed'),
    { json: { reports: [{ id: ODD, state: 'closed' }] } },
  ],
});

const first = { have: 0, cursor: null };

everyCall('pleromaReports', pleromaReports, {
  fetchReports: [
    'GET /api/v1/pleroma/admin/reports?state=open&page=1&page_size=40',
    (to) => pleromaReports.fetchReports(to, { state: 'open', order: 'newest' }, first),
  ],
  fetchReport: [
    `GET /api/v1/pleroma/admin/reports/${ODD_PART}`,
    (to) => pleromaReports.fetchReport(to, ODD),
  ],
  assignReport: [
    'POST /api/v1/pleroma/admin/reports/assign_account',
    (to) => pleromaReports.assignReport(to, ODD, 'mia'),
    { json: { reports: [{ id: ODD, assigned_account: 'mia' }] } },
  ],
  addReportNote: [
    `POST /api/v1/pleroma/admin/reports/${ODD_PART}/notes`,
    (to) => pleromaReports.addReportNote(to, ODD, 'Seen'),
    { json: { content: 'Seen' } },
  ],
  markPostSensitive: [
    `PUT /api/v1/pleroma/admin/statuses/${ODD_PART}`,
    (to) => pleromaReports.markPostSensitive(to, ODD),
    { json: { sensitive: true } },
  ],
  deletePost: [
    `DELETE /api/v1/pleroma/admin/statuses/${ODD_PART}`,
    (to) => pleromaReports.deletePost(to, ODD),
  ],
});

everyCall('mastodonReports', mastodonReports, {
  fetchReports: [
    'GET /api/v1/admin/reports?resolved=false&limit=40&max_id=9',
    (to) =>
      mastodonReports.fetchReports(
        to,
        { state: 'open', order: 'newest' },
        { have: 40, cursor: '9' },
      ),
  ],
  fetchEarlierReports: [
    `GET /api/v1/admin/reports?resolved=true&target_account_id=7&limit=40`,
    (to) => mastodonReports.fetchEarlierReports(to, '7'),
  ],
  fetchReport: [
    `GET /api/v1/admin/reports/${ODD_PART}`,
    (to) => mastodonReports.fetchReport(to, ODD),
  ],
  setReportResolved: [
    `POST /api/v1/admin/reports/${ODD_PART}/resolve`,
    (to) => mastodonReports.setReportResolved(to, ODD, true),
  ],
  setReportMine: [
    `POST /api/v1/admin/reports/${ODD_PART}/assign_to_self`,
    (to) => mastodonReports.setReportMine(to, ODD, true),
  ],
  setReportCategory: [
    `PUT /api/v1/admin/reports/${ODD_PART}`,
    (to) => mastodonReports.setReportCategory(to, ODD, 'violation', ['2']),
    { json: { category: 'violation', rule_ids: [2] } },
  ],
  imposeMeasure: [
    `POST /api/v1/admin/accounts/${ODD_PART}/action`,
    (to) => mastodonReports.imposeMeasure(to, ODD, 'silenced', 'Less'),
    { json: { type: 'silence', text: 'Less' } },
  ],
  liftMeasure: [
    `POST /api/v1/admin/accounts/${ODD_PART}/unsilence`,
    (to) => mastodonReports.liftMeasure(to, ODD, 'silenced'),
  ],
});

everyCall('pleromaPeople', pleromaPeople, {
  fetchPeople: [
    `GET /api/v1/pleroma/admin/users?filters=local%2Cdeactivated%2Cis_moderator&page=2&page_size=50&query=${ODD_PART}&tags%5B%5D=mrf_tag%3Asandbox`,
    (to) =>
      pleromaPeople.fetchPeople(
        to,
        {
          query: `@${ODD}`,
          field: 'name',
          origin: 'local',
          standing: 'deactivated',
          role: 'moderator',
          tag: 'mrf_tag:sandbox',
        },
        '2',
      ),
  ],
  fetchPerson: [
    `GET /api/v1/pleroma/admin/users/${ODD_PART}`,
    (to) => pleromaPeople.fetchPerson(to, ODD),
  ],
  fetchResetLink: [
    `GET /api/v1/pleroma/admin/users/${ODD_PART}/password_reset`,
    (to) => pleromaPeople.fetchResetLink(to, ODD),
  ],
  changePerson: [
    'PATCH /api/v1/pleroma/admin/users/approve',
    (to) => pleromaPeople.changePerson(to, 'mia', 'approve'),
    { json: { nicknames: ['mia'] } },
  ],
  turnSecondFactorOff: [
    'PUT /api/v1/pleroma/admin/users/disable_mfa',
    (to) => pleromaPeople.turnSecondFactorOff(to, 'mia'),
    { json: { nickname: 'mia' } },
  ],
});

everyCall('mastodonPeople', mastodonPeople, {
  fetchPeople: [
    `GET /api/v1/admin/accounts?limit=50&ip=192.0.2.1&remote=true&pending=true&staff=true&max_id=7`,
    (to) =>
      mastodonPeople.fetchPeople(
        to,
        {
          ...everybody,
          query: ' 192.0.2.1 ',
          field: 'ip',
          origin: 'remote',
          standing: 'waiting',
          role: 'staff',
        },
        '7',
      ),
  ],
  fetchPerson: [
    `GET /api/v1/admin/accounts/${ODD_PART}`,
    (to) => mastodonPeople.fetchPerson(to, ODD),
  ],
  approvePerson: [
    `POST /api/v1/admin/accounts/${ODD_PART}/approve`,
    (to) => mastodonPeople.approvePerson(to, ODD),
  ],
  rejectPerson: [
    `POST /api/v1/admin/accounts/${ODD_PART}/reject`,
    (to) => mastodonPeople.rejectPerson(to, ODD, ''),
  ],
  deletePerson: [
    `DELETE /api/v1/admin/accounts/${ODD_PART}`,
    (to) => mastodonPeople.deletePerson(to, ODD),
  ],
  fetchReportsWith: [
    'GET /api/v1/admin/reports?resolved=true&account_id=7&limit=50',
    (to) => mastodonPeople.fetchReportsWith(to, '7', { as: 'reporter', resolved: true }),
  ],
});

everyCall('invites', invites, {
  fetchInvites: ['GET /api/v1/pleroma/admin/users/invites', invites.fetchInvites],
  createInvite: [
    'POST /api/v1/pleroma/admin/users/invite_token',
    (to) => invites.createInvite(to, { mostUses: 3, expiresOn: '2031-01-31' }),
    { json: { max_use: 3, expires_at: '2031-01-31' } },
  ],
  mailInvite: [
    'POST /api/v1/pleroma/admin/users/email_invite',
    (to) => invites.mailInvite(to, 'ann@mail.example'),
    { json: { email: 'ann@mail.example' } },
  ],
  revokeInvite: [
    'POST /api/v1/pleroma/admin/users/revoke_invite',
    (to) => invites.revokeInvite(to, 'abc'),
    { json: { token: 'abc' } },
  ],
});

everyCall('staffRequest', staffRequest, {
  requestAsStaff: [
    'GET /api/v1/pleroma/admin/config',
    (to) => staffRequest.requestAsStaff(to, '/config', {}),
  ],
});

furtherCalls({
  'a value that the server shall choose again': [
    'POST /api/v1/pleroma/admin/config',
    (to) =>
      adminConfig.pushConfig(to, [
        { group: ':pleroma', key: ':chat', delete: true, subkeys: [':limit'] },
      ]),
    { json: { configs: [{ group: ':pleroma', key: ':chat', delete: true, subkeys: [':limit'] }] } },
  ],
  'a front-end from elsewhere': [
    'POST /api/v1/pleroma/admin/frontends/install',
    (to) =>
      adminConfig.installFrontend(to, {
        name: 'pond',
        ref: null,
        buildUrl: 'https://far.example/pond.zip',
        file: '/tmp/pond.zip',
        buildDir: 'dist',
      }),
    {
      json: {
        name: 'pond',
        build_url: 'https://far.example/pond.zip',
        file: '/tmp/pond.zip',
        build_dir: 'dist',
      },
    },
  ],
  'a pack that goes': [
    'DELETE /api/v1/pleroma/emoji/pack?name=frogs',
    (to) => emojiPacks.setEmojiPack(to, 'frogs', false),
  ],
  'a pack whose missing pictures come from elsewhere': [
    'PATCH /api/v1/pleroma/emoji/pack?name=frogs',
    (to) =>
      emojiPacks.describeEmojiPack(to, 'frogs', {
        ...packData,
        fallbackSrc: 'https://far.example/frogs.zip',
      }),
    {
      json: {
        metadata: {
          license: '',
          homepage: '',
          description: ODD,
          'share-files': true,
          'fallback-src': 'https://far.example/frogs.zip',
        },
      },
    },
  ],
  'an emoji by its address': [
    'POST /api/v1/pleroma/emoji/packs/files?name=frogs',
    (to) =>
      emojiPacks.addEmojiFile(to, 'frogs', 'https://far.example/hop.png', {
        shortcode: '',
        file: 'hop.png',
      }),
    {
      files: [
        ['file', 'https://far.example/hop.png'],
        ['filename', 'hop.png'],
      ],
    },
  ],
  'a right that is taken away': [
    'DELETE /api/v1/pleroma/admin/users/mia/permission_group/moderator',
    (to) => moderation.setRight(to, 'mia', 'moderator', false),
  ],
  'a tag that is taken away': [
    'DELETE /api/v1/pleroma/admin/users/tag',
    (to) => moderation.setModerationTag(to, 'mia', 'mrf_tag:sandbox', false),
    { json: { nicknames: ['mia'], tags: ['mrf_tag:sandbox'] } },
  ],
  'an account that may come back': [
    'PATCH /api/v1/pleroma/admin/users/activate',
    (to) => moderation.setActivation(to, 'mia', true),
    { json: { nicknames: ['mia'] } },
  ],
});

describe('a call of staff', () => {
  const stats = (base: string) => nock(ORIGIN).get(`${base}/stats`);
  const NEWER = '/api/v1/pleroma/admin';
  const OLDER = '/api/pleroma/admin';

  it('uses the older address if the newer one is missing', async () => {
    stats(NEWER).reply(404, { error: 'Not implemented' });
    stats(OLDER).reply(200, { users: 3 });
    const { data } = await staffRequest.requestAsStaff(as('ada'), '/stats', {});
    expect(data).toEqual({ users: 3 });
  });

  it('is missing when neither address exists', async () => {
    stats(NEWER).reply(404, { error: 'Not implemented' });
    stats(OLDER).reply(404, { error: 'Not there either' });
    await expect(staffRequest.requestAsStaff(as('ada'), '/stats', {})).rejects.toMatchObject({
      status: 404,
      serverText: 'Not there either',
    });
  });

  it('is not repeated when it is refused', async () => {
    stats(NEWER).reply(403, { error: 'User is not a staff member.' });
    const older = stats(OLDER).reply(200, {});
    await expect(staffRequest.requestAsStaff(as('mia'), '/stats', {})).rejects.toMatchObject({
      status: 403,
    });
    expect(older.isDone()).toBe(false);
  });
});
