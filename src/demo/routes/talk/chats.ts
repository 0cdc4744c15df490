/** Routes for chats, which only Pleroma has. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaOnly, user } from '../../http/call';
import { findPerson } from '../../http/find';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { crash, missingField, notFound, refuse, wentWrong } from '../../http/refusal';
import { renderChat, renderMessage } from '../../render/chat';
import { chatWith, chatsOf, readChat, removeMessage, sendMessage } from '../../state/chats';
import type { Chat, ChatMessage } from '../../state/types';

function ownChat({ world, viewer, path }: SignedIn): Chat {
  const chat = world.chats.get(path.id ?? '');
  if (chat?.ownerId !== viewer.id) throw notFound();
  return chat;
}

function listed(call: SignedIn): Chat[] {
  const withMuted = call.params.flag('with_muted') ?? false;
  return chatsOf(call.world, call.viewer).filter(
    ({ partnerId }) => withMuted || !call.viewer.mutes.has(partnerId),
  );
}

function begin(call: SignedIn): Json {
  const partner = findPerson(call, call.path.accountId ?? '');
  if (!partner) throw wentWrong();
  return renderChat(call.view, chatWith(call.world, call.viewer, partner));
}

function send(call: SignedIn): Json {
  const { world, viewer, params } = call;
  const chat = ownChat(call);
  const text = params.text('content');
  const mediaId = params.text('media_id');
  const media = mediaId === null ? undefined : world.media.get(mediaId);
  if (text === null && media?.ownerId !== viewer.id) throw refuse(400, 'no_content');
  if (text?.trim() === '' && !media) throw crash();
  const partner = world.people.get(chat.partnerId);
  if (partner?.isActive === false) throw refuse(400, 'Recipient does not exist');
  if (!partner?.flags.acceptsChats || partner.blocks.has(viewer.id)) throw crash();
  const message = sendMessage(world, chat, {
    text,
    mediaId: media?.id ?? null,
    idempotencyKey: call.headers.get('idempotency-key'),
  });
  return renderMessage(world, chat, message);
}

function messageInPath(call: SignedIn): { chat: Chat; message: ChatMessage } {
  const chat = ownChat(call);
  const message = chat.messages.find(({ id }) => id === call.path.messageId);
  if (!message) throw refuse(400, 'could_not_delete');
  return { chat, message };
}

function read(call: SignedIn): Json {
  const chat = ownChat(call);
  const lastReadId = call.params.text('last_read_id');
  if (lastReadId === null) throw missingField('last_read_id');
  readChat(chat, lastReadId);
  return renderChat(call.view, chat);
}

const READ = ['read:chats'] as const;
const WRITE = ['write:chats'] as const;
const CHATS = '/api/v1/pleroma/chats';
const chatRoute = { families: pleromaOnly };

export const chatRoutes: Route[] = [
  user({
    ...chatRoute,
    method: 'GET',
    path: CHATS,
    scopes: READ,
    handle: (call) => listed(call).map((chat) => renderChat(call.view, chat)),
  }),
  user({
    ...chatRoute,
    method: 'GET',
    path: '/api/v2/pleroma/chats',
    scopes: READ,
    // Sorted by last change but cut by id, so rows may come twice.
    handle: (call) =>
      answerPage(call, listed(call), { cursorOf: ({ id }) => id }, (chat) =>
        renderChat(call.view, chat),
      ),
  }),
  user({
    ...chatRoute,
    method: 'POST',
    path: `${CHATS}/by-account-id/:accountId`,
    scopes: WRITE,
    handle: begin,
  }),
  user({
    ...chatRoute,
    method: 'GET',
    path: `${CHATS}/:id`,
    scopes: READ,
    handle: (call) => renderChat(call.view, ownChat(call)),
  }),
  user({
    ...chatRoute,
    method: 'GET',
    path: `${CHATS}/:id/messages`,
    scopes: READ,
    handle: (call) => {
      const chat = ownChat(call);
      const rows = chat.messages.toReversed();
      return answerPage(call, rows, { cursorOf: ({ id }) => id }, (message) =>
        renderMessage(call.world, chat, message),
      );
    },
  }),
  user({
    ...chatRoute,
    method: 'POST',
    path: `${CHATS}/:id/messages`,
    scopes: WRITE,
    handle: send,
  }),
  user({ ...chatRoute, method: 'POST', path: `${CHATS}/:id/read`, scopes: WRITE, handle: read }),
  user({
    ...chatRoute,
    method: 'POST',
    path: `${CHATS}/:id/messages/:messageId/read`,
    scopes: WRITE,
    handle: (call) => {
      const { chat, message } = messageInPath(call);
      chat.unread.delete(message.id);
      return renderMessage(call.world, chat, message);
    },
  }),
  user({
    ...chatRoute,
    method: 'DELETE',
    path: `${CHATS}/:id/messages/:messageId`,
    scopes: WRITE,
    handle: (call) => {
      const { chat, message } = messageInPath(call);
      const answer = renderMessage(call.world, chat, message);
      removeMessage(call.world, chat, message);
      return answer;
    },
  }),
];
