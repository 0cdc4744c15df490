/** The list of chats while other changes happen during its loading. */
import { chatsSaga } from '@/sagas/talk/chats/chats';
import { selectChats } from '@/selectors/talk/chats';
import { chatsReceived, chatUpdated } from '@/slices/talk/chats';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { noEntities } from '@/domain/engine/entities';
import { someChat } from '@support/talk/chats';
import { eventually } from '@support/eventually';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireChat } from '@support/wire';

it('the chat list keeps a chat that started during its loading, and may be missing in it', async () => {
  let answer: (list: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const fetch = jest.fn(() => held);
  const story = replay(chatsSaga, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      instanceConfigured({ instance: { pleromaChatMessagesAvailable: true } }),
      chatUpdated({ chat: someChat({ id: 'gone' }), entities: noEntities() }),
    ],
    context: { net: { fetch } },
  });
  await eventually(() => expect(fetch).toHaveBeenCalled());
  story.dispatch(chatUpdated({ chat: someChat({ id: 'begun' }), entities: noEntities() }));
  answer(Response.json([wireChat({ id: 'listed' })]));
  await story.until(chatsReceived);
  expect(
    selectChats(story.state())
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['begun', 'listed']);
});
