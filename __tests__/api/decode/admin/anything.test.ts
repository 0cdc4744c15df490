/**
 * Answers about moderation may hold anything: no decoder throws, and each refuses what it cannot
 * read. What has the right names and wrong values is tried as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import * as adminConfig from '@/api/decode/admin/adminConfig';
import { decodeContentPage } from '@/api/decode/admin/contentPage';
import * as emojiPacks from '@/api/decode/admin/emojiPacks';
import * as federation from '@/api/decode/admin/federation';
import * as invites from '@/api/decode/admin/invites';
import { decodeLogPage } from '@/api/decode/admin/moderationLog';
import * as oauthApps from '@/api/decode/admin/oauthApps';
import * as ownRules from '@/api/decode/admin/ownRules';
import * as permissions from '@/api/decode/admin/permissions';
import * as queuedReport from '@/api/decode/admin/queuedReport';
import { decodeServerEmoji } from '@/api/decode/admin/serverEmoji';
import * as serverLists from '@/api/decode/admin/serverLists';
import * as serverStatistics from '@/api/decode/admin/serverStatistics';
import * as staffPerson from '@/api/decode/admin/staffPerson';
import { decodeTrends } from '@/api/decode/admin/trends';
import { trendKinds } from '@/domain/admin/content/trends';
import { serverListKinds } from '@/domain/admin/serverLists';

type Decode = (input: unknown) => unknown;

/** Endpoints have made sure that it is a list. */
const ofList =
  (decode: (rows: readonly unknown[]) => unknown): Decode =>
  (input) =>
    decode(Array.isArray(input) ? (input as unknown[]) : [input]);

const decoders: Record<string, Record<string, Decode>> = {
  adminConfig: {
    entries: adminConfig.decodeAdminConfig,
    descriptions: adminConfig.decodeDescriptions,
    frontends: adminConfig.decodeFrontends,
  },
  contentPage: { page: ofList((rows) => decodeContentPage(rows, (ids) => ids.at(-1) ?? null)) },
  emojiPacks: {
    files: emojiPacks.decodeEmojiFiles,
    data: emojiPacks.decodePackData,
    pack: (input) => emojiPacks.decodeEmojiPack('pack', input),
    packs: emojiPacks.decodeEmojiPacks,
  },
  federation: {
    blocks: ofList((rows) => federation.decodeRules('blocks', rows)),
    allows: ofList((rows) => federation.decodeRules('allows', rows)),
    cutOff: federation.decodeCutOff,
    posts: federation.decodePostCount,
  },
  invites: { one: invites.decodeInvite, all: ofList(invites.decodeInvites) },
  moderationLog: { page: ofList((rows) => decodeLogPage(rows, rows[0])) },
  oauthApps: { one: oauthApps.decodeOauthApp, faults: oauthApps.faultsIn },
  ownRules: { one: ownRules.decodeOwnRule, all: ofList(ownRules.decodeOwnRules) },
  permissions: {
    draft: permissions.decodeDraft,
    subscription: permissions.decodeSubscription,
    test: permissions.decodeTest,
  },
  queuedReport: {
    one: queuedReport.decodeOneQueuedReport,
    all: ofList(queuedReport.decodeQueuedReports),
  },
  serverEmoji: { one: (input) => decodeServerEmoji(input, 'https://a.example') },
  serverLists: Object.fromEntries(
    serverListKinds.map((kind) => [kind, ofList((rows) => serverLists.decodeNames(kind, rows))]),
  ),
  serverStatistics: {
    stats: serverStatistics.decodeStats,
    measures: ofList(serverStatistics.decodeMeasures),
    dimensions: ofList(serverStatistics.decodeDimensions),
    cohorts: ofList(serverStatistics.decodeCohorts),
  },
  staffPerson: {
    one: staffPerson.decodeOneStaffPerson,
    all: ofList(staffPerson.decodeStaffPeople),
  },
  trends: Object.fromEntries(
    trendKinds.map((kind) => [kind, ofList((rows) => decodeTrends(kind, rows))]),
  ),
};

const folder = path.join(__dirname, '../../../../src/api/decode/admin');

/** The names of fields that decoders look for, with many that they do not. */
const names = [
  ...new Set(
    readdirSync(folder).flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(/\b([a-z][a-z_]+)\??:/g)].map(
        ([, field = '']) => field,
      ),
    ),
  ),
];

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, -1, 4.5, 1e300, '', 'x', '2026-03-01T08:00:00Z', '__proto__'),
    fc.jsonValue(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 12 }),
  ),
}));

it('no decoder is left out', () => {
  const files = readdirSync(folder).map((name) => name.replace('.ts', ''));
  expect(Object.keys(decoders).sort()).toEqual(files.sort());
});

const rows = Object.entries(decoders).flatMap(([file, its]) =>
  Object.entries(its).map(([name, decode]) => [`${file}: ${name}`, decode] as const),
);

it.each(rows)('%s survives anything', (_name, decode) => {
  fc.assert(
    fc.property(value, (input) => {
      // The result ends in the state, which must be plain data.
      expect(() => JSON.stringify(decode(input))).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
