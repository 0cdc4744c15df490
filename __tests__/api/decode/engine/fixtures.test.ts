import { decodeAnnouncements } from '@/api/decode/talk/announcement';
import { decodeChatMessage, decodeChatMessages, decodeChats } from '@/api/decode/talk/chat';
import { decodeConversation } from '@/api/decode/talk/conversation';
import { decodeCurrentUser } from '@/api/decode/session/currentUser';
import { decodeCustomEmojis, decodeEmojiList } from '@/api/decode/composer/emojiList';
import { decodeLists } from '@/api/decode/people/list';
import { decodeNotification, decodeNotifications } from '@/api/decode/notifications/notification';
import { decodeApplication, decodeToken } from '@/api/decode/session/oauth';
import { isRefusal } from '@/api/decode/engine/refusal';
import { decodeRelationships } from '@/api/decode/people/relationship';
import { decodeScrobbles } from '@/api/decode/statuses/scrobble';
import { decodeStatus, decodeStatusList } from '@/api/decode/statuses/status';
import { decodeContext } from '@/api/decode/statuses/threadContext';
import { decodeUsers } from '@/api/decode/people/user';
import { fixtureBody, fixture, fixtureNames } from '@support/fixtures';
import * as shapes from '@support/engine/api/shapes';
import { allSteps } from '@support/engine/steps';

const ORIGIN = 'https://home.example';

/** Returns the names of recordings with successful answers of this form. */
function good(folder: string, fits: RegExp, form: 'list' | 'object', except = /^$/) {
  return fixtureNames(folder, fits).filter((name) => {
    const { status, body } = fixture(name).response;
    const isForm = form === 'list' ? Array.isArray(body) : !Array.isArray(body) && isObject(body);
    return status < 300 && isForm && !except.test(name);
  });
}

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null;
const itemsOf = (name: string) => fixtureBody(name) as Record<string, unknown>[];
const idsOf = (name: string) => itemsOf(name).map(({ id }) => id);

describe('recorded statuses', () => {
  const lists = [
    ...good('timelines', /./, 'list', /conversations|scheduled/),
    ...good('statuses', /get-several|quotes/, 'list'),
  ];

  it.each(lists)('are all read from %s', (name) => {
    const { ids, entities, refusals } = decodeStatusList(fixtureBody(name));
    expect(refusals).toEqual([]);
    expect(ids).toEqual(idsOf(name));
    expect(shapes.flaws(entities, shapes.entities)).toEqual([]);
  });

  const single = good(
    'statuses',
    /\/(get|post|action|edit|favourite|un|reblog|bookmark|mute|pin|react|delete)/,
    'object',
    /scheduled$|reactions|context/,
  ).filter((name) => 'account' in (fixtureBody(name) as object));

  it.each(single)('are read from %s', (name) => {
    const body = fixtureBody(name) as { id: string; account: object };
    const answer = decodeStatus(body);
    if (isRefusal(answer)) throw new Error(answer.why);
    expect(answer.statusId).toBe(body.id);
    expect(shapes.flaws(answer.entities, shapes.entities)).toEqual([]);
  });

  it('are numerous', () => {
    expect(lists.length).toBeGreaterThan(20);
    expect(single.length).toBeGreaterThan(60);
  });

  it.each(good('statuses', /context/, 'object'))('are read from the context %s', (name) => {
    const body = fixtureBody(name) as { ancestors: unknown[]; descendants: unknown[] };
    const { ancestorIds, descendantIds, entities } = allSteps(decodeContext(body));
    expect(ancestorIds).toHaveLength(body.ancestors.length);
    expect(descendantIds).toHaveLength(body.descendants.length);
    expect(shapes.flaws(entities, shapes.entities)).toEqual([]);
  });

  it('are read from conversations', () => {
    for (const wire of itemsOf('timelines/conversations')) {
      const answer = decodeConversation(wire);
      if (isRefusal(answer)) throw new Error(answer.why);
      expect(answer.conversation.lastStatusId).not.toBeNull();
      expect(shapes.flaws(answer.entities, shapes.entities)).toEqual([]);
    }
  });
});

describe('recorded accounts', () => {
  const lists = [
    ...good(
      'people',
      /\/(blocks|mutes|followers|following|follow-requests|directory|endorsements|search)/,
      'list',
    ),
    ...good('statuses', /-by$/, 'list'),
    ...good('lists', /accounts/, 'list'),
  ];

  it.each(lists)('are all read from %s', (name) => {
    const users = decodeUsers(fixtureBody(name));
    expect(users.map(({ id }) => id)).toEqual(idsOf(name));
    expect(shapes.flawsOfAll(users, shapes.user)).toEqual([]);
  });

  it.each(good('people', /\/(account|lookup)/, 'object'))('are read from %s', (name) => {
    const users = decodeUsers([fixtureBody(name)]);
    expect(users).toHaveLength(1);
    expect(shapes.flawsOfAll(users, shapes.user)).toEqual([]);
  });

  it.each([
    ...good('auth', /verify-credentials/, 'object', /app/),
    ...good('people', /update-|verify/, 'object'),
  ])('are read as the own account from %s', (name) => {
    const answer = decodeCurrentUser(fixtureBody(name));
    if (isRefusal(answer)) throw new Error(answer.why);
    expect(shapes.flaws(answer.user, shapes.currentUser)).toEqual([]);
    expect(shapes.flaws(answer.entities, shapes.entities)).toEqual([]);
  });

  it('are read with their relationships', () => {
    for (const name of good('people', /\/relationships/, 'list')) {
      const rows = decodeRelationships(fixtureBody(name));
      expect(rows.map(({ id }) => id)).toEqual(idsOf(name));
      expect(shapes.flawsOfAll(rows, shapes.relationship)).toEqual([]);
    }
    for (const name of good('people', /\/(follow|unfollow|block|mute|note|subscribe)/, 'object')) {
      expect(decodeRelationships([fixtureBody(name)])).toHaveLength(1);
    }
  });
});

describe('recorded notifications', () => {
  it.each(good('notifications', /./, 'list', /markers/))('are all read from %s', (name) => {
    const { notifications, entities, refusals } = decodeNotifications(fixtureBody(name));
    expect(refusals).toEqual([]);
    expect(notifications.map(({ id }) => id)).toEqual(idsOf(name));
    expect(notifications.map(({ type }) => type)).not.toContain('unknown');
    expect(shapes.flawsOfAll(notifications, shapes.notification)).toEqual([]);
    expect(shapes.flaws(entities, shapes.entities)).toEqual([]);
  });

  it.each(good('notifications', /\/(one|read-id)/, 'object'))('are read from %s', (name) => {
    const answer = decodeNotification(fixtureBody(name));
    if (isRefusal(answer)) throw new Error(answer.why);
    expect(shapes.flaws(answer.notification, shapes.notification)).toEqual([]);
  });
});

describe('recorded chats', () => {
  it.each(good('chats', /list/, 'list'))('are all read from %s', (name) => {
    const { chats, entities, refusals } = decodeChats(fixtureBody(name));
    expect(refusals).toEqual([]);
    expect(chats.map(({ id }) => id)).toEqual(idsOf(name));
    expect(shapes.flawsOfAll(chats, shapes.chat)).toEqual([]);
    expect(shapes.flaws(entities, shapes.entities)).toEqual([]);
  });

  it('have messages', () => {
    for (const name of good('chats', /messages/, 'list')) {
      const messages = decodeChatMessages(fixtureBody(name));
      expect(messages.map(({ id }) => id)).toEqual(idsOf(name));
      expect(shapes.flaws(messages, shapes.messages)).toEqual([]);
    }
    for (const name of good('chats', /\/(send|message-)/, 'object')) {
      expect(isRefusal(decodeChatMessage(fixtureBody(name)))).toBe(false);
    }
  });
});

describe('other recordings', () => {
  it('contain what people listen to', () => {
    expect(decodeScrobbles(fixtureBody('people/scrobbles'))).toEqual([
      {
        id: 'BCderoukqzHyUw5tnE',
        createdAt: '2026-11-20T11:49:56.000Z',
        title: 'Slow Train Song',
        artist: 'The Sleepers',
        album: 'Night Line',
        url: null,
      },
    ]);
    expect(decodeScrobbles(fixtureBody('people/scrobbles-none'))).toEqual([]);
  });

  it.each(good('lists', /\/lists/, 'list'))('contain lists in %s', (name) => {
    expect(decodeLists(fixtureBody(name))).toEqual(
      itemsOf(name).map(({ id, title }) => ({ id, title, exclusive: null, repliesPolicy: null })),
    );
  });

  it.each(good('announcements', /list/, 'list'))('contain announcements in %s', (name) => {
    const announcements = decodeAnnouncements(fixtureBody(name));
    expect(announcements.map(({ id }) => id)).toEqual(idsOf(name));
    expect(shapes.flawsOfAll(announcements, shapes.announcement)).toEqual([]);
  });

  it('contain tokens and the application', () => {
    const names = good('auth', /token-|challenge/, 'object');
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const token = decodeToken(fixtureBody(name));
      expect([name, isRefusal(token)]).toEqual([name, false]);
    }
    expect(decodeApplication(fixtureBody('auth/app-create'))).toEqual({
      clientId: 'CLIENT-ID',
      clientSecret: 'CLIENT-SECRET',
    });
  });

  it('contain the same custom emoji in each of the three calls', () => {
    const byName = (a: { shortcode: string }, b: { shortcode: string }) =>
      a.shortcode < b.shortcode ? -1 : 1;
    const fromV1 = decodeEmojiList(fixtureBody('boot/emoji-v1'), ORIGIN).sort(byName);
    const fromJson = decodeEmojiList(fixtureBody('boot/emoji-json'), ORIGIN).sort(byName);
    const custom = decodeCustomEmojis(fixtureBody('boot/custom-emojis'), ORIGIN).sort(byName);
    expect(fromV1.length).toBe(Object.keys(fixtureBody('boot/emoji-v1') as object).length);
    expect(shapes.flawsOfAll(fromV1, shapes.instanceEmoji)).toEqual([]);
    expect(fromJson).toEqual(fromV1);
    expect(custom.map(({ shortcode, url }) => [shortcode, url])).toEqual(
      fromV1.map(({ shortcode, url }) => [shortcode, url]),
    );
  });
});
