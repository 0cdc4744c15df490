/** The chat screen with its sagas: presses reach the server, and the results show on the screen. */
import type { Action } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import createSagaMiddleware from 'redux-saga';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { chatMessagesSaga } from '@/sagas/talk/chats/chatMessages';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { openChatSaga } from '@/sagas/talk/chats/openChat';
import ChatScreen from '@/screens/chats/ChatScreen';
import { selectMessage, selectMessageKeys } from '@/selectors/talk/chats';
import { chatOpened } from '@/slices/talk/chats';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { chatServer, DELETE, READ, SEND } from '@support/talk/chatServer';
import { knownChats, openedChat, someChat } from '@support/talk/chats';
import { testContext } from '@support/context';
import { chatMessages, messageId } from '@support/talk/numberedMessages';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const chatId = 'c1';
const before: Action[] = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn(),
  knownChats([someChat()], [someUser({ id: 'u2', name: 'Ben' })]),
  ...openedChat(chatMessages(1, 2)),
];

/** Renders the screen with the sagas that serve it. */
function talk(server: ReturnType<typeof chatServer>) {
  const listening = createSagaMiddleware({
    context: testContext({ net: { fetch: server.fetch }, getState: () => view.state() }),
  });
  const view = renderInStore(
    <>
      <ChatScreen params={{ username: 'mia', recipientId: 'u2' }} />
      <Dialogs />
    </>,
    { before, beside: [listening] },
  );
  const tasks = [draftsSaga, chatMessagesSaga, openChatSaga].map((saga) => listening.run(saga));
  ends.push(() => tasks.forEach((task) => task.cancel()));
  return {
    ...view,
    row: () => {
      const key = selectMessageKeys(view.state(), chatId).at(-1) ?? '';
      return selectMessage(view.state(), chatId, key)!;
    },
  };
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const log = () => screen.getByRole('log');
const field = () => screen.getByRole('textbox', { name: 'Message' });

it("CHAT-12 a message that fails is flagged, says 'Something went wrong when sending the message.', and gets a new id unless it is a retry", async () => {
  const server = chatServer({ messages: 2 });
  const refusal = { status: 422, body: { error: 'Refused by policy' } };
  server.fail(SEND, refusal, refusal);
  const { row } = talk(server);
  await userEvent.type(field(), 'Hello{Enter}');
  expect(field()).toHaveValue('');
  const said = await within(log()).findByRole('alert');
  expect(said).toHaveTextContent('Something went wrong when sending the message.');
  expect(said).toHaveTextContent('Refused by policy');
  const { id } = row();
  expect(id).toMatch(new RegExp(`^${messageId(2)}\\+\\d{13}$`));
  expect(row()).toMatchObject({ error: 'Refused by policy', pending: false, text: 'Hello' });

  await userEvent.click(within(said).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(server.called(SEND)).toHaveLength(2));
  expect(await within(log()).findByRole('alert')).toHaveTextContent('Refused by policy');
  expect(row()).toMatchObject({ id, error: 'Refused by policy', pending: false });

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(row().id).toBe(messageId(3)));
  expect(within(log()).queryByRole('alert')).toBeNull();
  expect(within(log()).getAllByText('Hello')).toHaveLength(1);
  expect(server.contents()).toEqual(['message 1', 'message 2', 'Hello']);
});

it('CHAT-15 a message is deleted by DELETE after a confirmation', async () => {
  const server = chatServer({ messages: 2 });
  talk(server);
  const [, button] = screen.getAllByRole('button', { name: 'Delete message' });
  await userEvent.click(button!);
  const question = await screen.findByRole('alertdialog', {
    name: 'Delete this message?',
  });
  expect(server.calls).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(within(log()).queryByText('message 2')).toBeNull();
  await waitFor(() => expect(server.contents()).toEqual(['message 1']));
  expect(server.called(DELETE).map(({ what }) => what)).toEqual([
    `DELETE /api/v1/pleroma/chats/c1/messages/${messageId(2)}`,
  ]);
});

describe('the end of a chat', () => {
  const clock = useStoppedClock();

  it('CHAT-17 is marked as read 1500 ms after it is within 10 px of the bottom of a visible page', async () => {
    const server = chatServer({ messages: 2, unread: 1 });
    const { dispatch } = talk(server);
    dispatch(chatOpened({ userId: 'u2' }));
    await act(() => clock.pass(0));
    const scroll = (pixels: number) => {
      log().scrollTop = -pixels;
      fireEvent.scroll(log());
    };
    const pass = (ms: number) => act(() => clock.pass(ms));
    scroll(11);
    await pass(5_000);
    scroll(10);
    await pass(1_400);
    scroll(11);
    await pass(5_000);
    dispatch(pageVisibilityChanged(false));
    scroll(10);
    await pass(5_000);
    expect(server.called(READ)).toEqual([]);
    dispatch(pageVisibilityChanged(true));
    await pass(1_499);
    expect(server.called(READ)).toEqual([]);
    await pass(1);
    expect(server.called(READ).map(({ body }) => body)).toEqual([{ last_read_id: messageId(2) }]);
  });
});
