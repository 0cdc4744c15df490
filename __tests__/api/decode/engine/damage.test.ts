import fc from 'fast-check';
import { decodeAnnouncement, decodeAnnouncements } from '@/api/decode/talk/announcement';
import { decodeChats } from '@/api/decode/talk/chat';
import { decodeConversation } from '@/api/decode/talk/conversation';
import { decodeCurrentUser } from '@/api/decode/session/currentUser';
import { decodeCustomEmojis, decodeEmojiList } from '@/api/decode/composer/emojiList';
import { decodeFilter } from '@/api/decode/timelines/filter';
import { decodeBackendConfig, decodeFrontendConfig } from '@/api/decode/session/frontendConfig';
import { decodeInstanceV1, decodeInstanceV2, decodeNodeinfo } from '@/api/decode/session/instance';
import { decodeList } from '@/api/decode/people/list';
import { decodeMarkers } from '@/api/decode/notifications/marker';
import { decodeNotification, decodeNotifications } from '@/api/decode/notifications/notification';
import { decodeApplication, decodeToken } from '@/api/decode/session/oauth';
import { isRefusal } from '@/api/decode/engine/refusal';
import { decodeRelationship } from '@/api/decode/people/relationship';
import { decodeScrobble } from '@/api/decode/statuses/scrobble';
import { decodeStatus, decodeStatusList } from '@/api/decode/statuses/status';
import { decodeContext } from '@/api/decode/statuses/threadContext';
import { decodeStickerFolders, decodeStickerPack } from '@/api/decode/composer/stickers';
import { decodeUser } from '@/api/decode/people/user';
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import { allDamages, damagedCopies } from '@support/engine/api/damage';
import { fixtureBody } from '@support/fixtures';
import * as shapes from '@support/engine/api/shapes';
import { allSteps } from '@support/engine/steps';
import {
  wireAttachment,
  wireCard,
  wireChat,
  wireChatMessage,
  wireEmoji,
  wireMention,
  wireNotification,
  wirePoll,
  wireReaction,
  wireRelationship,
  wireReport,
  wireRepeat,
  wireSelf,
  wireStatus,
  wireUser,
} from '@support/wire';

const ORIGIN = 'https://home.example';

/** Returns the flaws in what a decoder made of the input; none if it refused it. */
type Verdict = (wire: unknown) => string[];

const statusVerdict: Verdict = (wire) => {
  const answer = decodeStatus(wire);
  return isRefusal(answer) ? [] : shapes.flaws(answer.entities, shapes.entities);
};
const userVerdict: Verdict = (wire) => {
  const user = decodeUser(wire);
  return isRefusal(user) ? [] : shapes.flaws(user, shapes.user);
};
const selfVerdict: Verdict = (wire) => {
  const answer = decodeCurrentUser(wire);
  return isRefusal(answer) ? [] : shapes.flaws(answer.user, shapes.currentUser);
};
const relationshipVerdict: Verdict = (wire) => {
  const row = decodeRelationship(wire);
  return isRefusal(row) ? [] : shapes.flaws(row, shapes.relationship);
};
const notificationVerdict: Verdict = (wire) => {
  const answer = decodeNotification(wire);
  if (isRefusal(answer)) return [];
  return [
    ...shapes.flaws(answer.notification, shapes.notification),
    ...shapes.flaws(answer.entities, shapes.entities),
  ];
};
const chatVerdict: Verdict = (wire) => {
  const { chats, entities } = decodeChats([wire]);
  return [...shapes.flawsOfAll(chats, shapes.chat), ...shapes.flaws(entities, shapes.entities)];
};
const announcementVerdict: Verdict = (wire) =>
  shapes.flawsOfAll(decodeAnnouncements([wire]), shapes.announcement);

/** Returns the entries that have a value of the wrong kind when laid over the defaults. */
function instanceFlaws(part: Partial<InstanceConfig>): string[] {
  const merged = { ...defaultInstance, ...part };
  return (Object.keys(merged) as (keyof InstanceConfig)[]).flatMap((name) => {
    if (!Object.hasOwn(defaultInstance, name)) return [`${name} is unknown`];
    // The default is null; a value is a number of bytes.
    const isTold = (name === 'pictureLimit' || name === 'pixelLimit') && merged[name] !== null;
    return sameKind(isTold ? 0 : defaultInstance[name], merged[name])
      ? []
      : [`${name} became another kind`];
  });
}

function sameKind(known: unknown, value: unknown): boolean {
  if (known === null) return value === null || ['string', 'object'].includes(typeof value);
  if (Array.isArray(known)) return Array.isArray(value);
  if (typeof known === 'number') return Number.isFinite(value) && Number(value) >= 0;
  if (typeof known !== 'object') return typeof value === typeof known;
  return Object.entries(known).every(([key, inner]) =>
    sameKind(inner, (value as Record<string, unknown>)[key]),
  );
}

/** Nested accounts and statuses are minimal, because they have tests of their own. */
const person = (id: string) => ({
  id,
  acct: id,
  username: id,
  url: `${ORIGIN}/users/${id}`,
  display_name: id,
});
const post = (id: string) => ({
  id,
  uri: `${ORIGIN}/objects/${id}`,
  url: null,
  created_at: '2026-11-20T12:00:00.000Z',
  account: person('u5'),
  content: 'Hi',
  visibility: 'public',
});

const everything = wireStatus({
  id: 's2',
  account: person('u1'),
  in_reply_to_id: 's0',
  in_reply_to_account_id: 'u2',
  media_attachments: [wireAttachment()],
  mentions: [wireMention()],
  tags: [{ name: 'pond', url: `${ORIGIN}/tag/pond` }],
  emojis: [wireEmoji()],
  card: wireCard(),
  poll: wirePoll({ emojis: [wireEmoji()] }),
  application: { name: 'Linnet' },
  pleroma: {
    ...wireStatus().pleroma,
    emoji_reactions: [wireReaction()],
    quote: post('s3'),
    quote_id: 's3',
    quote_url: `${ORIGIN}/objects/3`,
    quote_visible: true,
  },
});

const report = wireReport({
  account: person('u4'),
  actor: person('u2'),
  statuses: [post('s9')],
});

const nouns: [string, unknown, Verdict][] = [
  ['a status with everything', everything, statusVerdict],
  ['a repeat', wireRepeat(post('s5'), { account: person('u3') }), statusVerdict],
  [
    'a quote as Mastodon sends it',
    { ...post('s1'), quote: { state: 'accepted', quoted_status: post('s4') } },
    statusVerdict,
  ],
  ['an account', wireUser(), userVerdict],
  ['the own account', wireSelf(), selfVerdict],
  ['a relationship', wireRelationship(), relationshipVerdict],
  ['a notification', wireNotification({ status: post('s1') }), notificationVerdict],
  [
    'a notification of a report',
    wireNotification({ type: 'pleroma:report', status: null, report }),
    notificationVerdict,
  ],
  [
    'a notification of a reaction',
    wireNotification({
      type: 'pleroma:emoji_reaction',
      emoji: ':frog:',
      emoji_url: wireEmoji().url,
    }),
    notificationVerdict,
  ],
  [
    'a chat',
    wireChat({ last_message: wireChatMessage({ attachment: wireAttachment(), card: wireCard() }) }),
    chatVerdict,
  ],
  ['an announcement', (fixtureBody('announcements/list') as unknown[])[0], announcementVerdict],
];

describe.each(nouns)('%s', (_what, wire, verdict) => {
  it('is decoded completely when undamaged', () => {
    expect(verdict(wire)).toEqual([]);
  });

  it('is decoded completely or refused with any one field damaged', () => {
    const flawed = [...allDamages(wire)].flatMap(({ place, copy }) =>
      verdict(copy).map((flaw) => `${place} damaged: ${flaw}`),
    );
    expect(flawed).toEqual([]);
  });

  it('is decoded completely or refused with several fields damaged', () => {
    fc.assert(fc.property(damagedCopies(wire), (copy) => expect(verdict(copy)).toEqual([])));
  });
});

describe('a page with one bad item', () => {
  const page = fixtureBody('timelines/home-limit') as unknown[];
  const told = fixtureBody('notifications/list') as unknown[];

  it('keeps all other statuses', () => {
    fc.assert(
      fc.property(fc.nat(page.length - 1), fc.jsonValue(), (at, bad) => {
        const wires = page.map((wire, index) => (index === at ? bad : wire));
        const { ids, refusals } = decodeStatusList(wires);
        expect(ids).toHaveLength(page.length - 1);
        expect(refusals).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps all other notifications', () => {
    fc.assert(
      fc.property(fc.nat(told.length - 1), fc.jsonValue(), (at, bad) => {
        const wires = told.map((wire, index) => (index === at ? bad : wire));
        expect(decodeNotifications(wires).notifications).toHaveLength(told.length - 1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the configuration of the instance', () => {
  const known = { ...defaultInstance };
  it.each<[string, string, (wire: unknown) => Partial<InstanceConfig>]>([
    ['v1', 'boot/instance-v1', (wire) => decodeInstanceV1(wire, known)],
    ['v2', 'boot/instance-v2', (wire) => decodeInstanceV2(wire, known)],
    ['node info', 'boot/nodeinfo-2.0', (wire) => decodeNodeinfo(wire, known)],
    ['configuration', 'boot/frontend-configurations', (wire) => decodeBackendConfig(wire).instance],
    [
      'configuration file',
      'boot/static-config-json',
      (wire) => decodeFrontendConfig(wire).instance,
    ],
  ])('from %s: damaged fields keep their defaults', (_what, name, decode) => {
    const wire = fixtureBody(name);
    expect(instanceFlaws(decode(wire))).toEqual([]);
    fc.assert(
      fc.property(damagedCopies(wire), (copy) => expect(instanceFlaws(decode(copy))).toEqual([])),
      { numRuns: 300 },
    );
  });
});

const decoders: Record<string, (wire: unknown) => unknown> = {
  decodeAnnouncement,
  decodeAnnouncements,
  decodeApplication,
  decodeBackendConfig,
  decodeChats,
  decodeContext: (wire) => allSteps(decodeContext(wire)),
  decodeConversation,
  decodeCurrentUser,
  decodeCustomEmojis: (wire) => decodeCustomEmojis(wire, ORIGIN),
  decodeEmojiList: (wire) => decodeEmojiList(wire, ORIGIN),
  decodeFilter,
  decodeFrontendConfig,
  decodeInstanceV1: (wire) => decodeInstanceV1(wire),
  decodeInstanceV2: (wire) => decodeInstanceV2(wire),
  decodeList,
  decodeMarkers,
  decodeNodeinfo: (wire) => decodeNodeinfo(wire),
  decodeNotification,
  decodeNotifications,
  decodeRelationship,
  decodeScrobble,
  decodeStatus,
  decodeStatusList,
  decodeStickerFolders,
  decodeStickerPack: (wire) => decodeStickerPack(wire, { name: 'cats', path: '/static/cats/' }),
  decodeToken,
  decodeUser,
};

describe.each(Object.entries(decoders))('%s', (_name, decode) => {
  it('accepts any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        expect(() => decode(wire)).not.toThrow();
        expect(() => decode([wire])).not.toThrow();
        expect(() => decode({ id: 'x', account: wire, status: wire, content: wire })).not.toThrow();
      }),
    );
  });

  it.each([undefined, null, '', 0, [], {}, [[]], [null]])('accepts %j', (wire) => {
    expect(() => decode(wire)).not.toThrow();
  });
});
