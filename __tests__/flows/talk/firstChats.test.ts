/** The first call for the list of chats waits for the socket, which delivers what comes later. */
import { chatsSaga } from '@/sagas/talk/chats/chats';
import { chatsReceived } from '@/slices/talk/chats';
import { instanceConfigured } from '@/slices/session/config';
import { socketJoined, socketStarting } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireChat } from '@support/wire';

const clock = useStoppedClock();

it('the list of chats is asked for once, when a socket that is about to stand does', async () => {
  const fetch = jest.fn(() => Promise.resolve(Response.json([wireChat({ id: 'listed' })])));
  const story = replay(chatsSaga, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      instanceConfigured({ instance: { pleromaChatMessagesAvailable: true } }),
      socketStarting({ initial: true }),
    ],
    context: { net: { fetch } },
  });
  await clock.pass(900);
  expect(fetch).not.toHaveBeenCalled();
  story.dispatch(socketJoined());
  await story.until(chatsReceived);
  await clock.pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
