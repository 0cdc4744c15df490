/** The list of chats, and the choice of a person for a new one. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import ChatsScreen from '@/screens/chats/ChatsScreen';
import { noEntities } from '@/domain/engine/entities';
import { chatsRequested } from '@/slices/talk/chats';
import { completionsRequested, peopleFound } from '@/slices/composer/completions';
import { requestFailed } from '@/slices/engine/requests';
import { knownChats, someChat, someMessage } from '@support/talk/chats';
import { someAttachment } from '@support/composer/drafts';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const smile = { shortcode: 'smile', url: '/emoji/smile.png', staticUrl: '/emoji/smile.png' };
const ann = someUser({ id: 'u2', screenName: 'ann', name: 'Ann' });
const ben = someUser({ id: 'u3', screenName: 'ben', name: 'Ben' });
const cid = someUser({ id: 'u4', screenName: 'cid', name: 'Cid', acceptsChatMessages: false });

const chats = knownChats(
  [
    someChat({
      id: 'c1',
      userId: 'u2',
      unread: 3,
      updatedAt: '2026-11-20T12:00:00.000Z',
      lastMessage: someMessage({
        html: 'On my way :smile:',
        emoji: [smile] as never,
        createdAt: '2026-11-20T12:00:00.000Z',
      }),
    }),
    someChat({
      id: 'c2',
      userId: 'u3',
      updatedAt: '2026-11-19T12:00:00.000Z',
      lastMessage: someMessage({
        chatId: 'c2',
        userId: 'u1',
        html: '',
        attachment: someAttachment('a1'),
        createdAt: '2026-11-19T12:00:00.000Z',
      }),
    }),
  ],
  [ann, ben],
);

const show = (...before: UnknownAction[]) =>
  renderInStore(<ChatsScreen params={{ username: 'mia' }} />, { before: [signedIn(), ...before] });

const rows = () => within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('listitem');

describe('the list of chats', () => {
  it('CHAT-03 has a heading, a New button, and rows of avatar, name, time, preview and unread badge', () => {
    show(chats);
    expect(screen.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'New' })).toBeVisible();
    const [first, second] = rows();
    expect(
      first!.querySelector('img[data-size="normal"], [data-size="normal"] img'),
    ).not.toBeNull();
    expect(first).toHaveTextContent('Ann');
    expect(first!.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T12:00:00.000Z');
    expect(first).toHaveTextContent('On my way');
    // The message has a direction of its own, apart from the words before it.
    expect(within(first!).getByText(/On my way/)).toHaveAttribute('dir', 'auto');
    expect(within(first!).getByAltText(':smile:')).toBeVisible();
    expect(within(first!).getByText('3 unread')).toBeInTheDocument();
    expect(second).toHaveTextContent(/You: Image/);
    expect(second).not.toHaveTextContent('unread');
    expect(within(second!).getByRole('link')).toHaveAttribute('href', '/users/mia/chats/u3');

    show(knownChats([]));
    expect(screen.getByText(/^No chats yet/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Chats' })).toBeNull();
  });

  it('opens a chat', async () => {
    const { address } = show(chats);
    await userEvent.click(within(rows()[0]!).getByRole('link'));
    expect(address()).toBe('/users/mia/chats/u2');
  });

  it('shows a failure, and retries', async () => {
    const { dispatched } = show(
      requestFailed({ key: 'chats', reason: 'Bad gateway', httpStatus: 502 }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(chatsRequested());
  });
});

describe('a new chat', () => {
  const people = () => screen.getAllByRole('listitem').map((row) => row.textContent);

  it('CHAT-04 offers people with existing chats and search results', async () => {
    const { dispatched, dispatch } = show(chats);
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    expect(screen.getByRole('heading', { level: 1, name: 'New chat' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'People you chat with' })).toBeVisible();
    expect(people()).toEqual(['Ann @ann', 'Ben @ben']);

    // The top bar has a named search as well.
    expect(screen.getByRole('search', { name: 'Search for people' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search for people' }), '@be');
    expect(dispatched.at(-1)).toEqual(
      completionsRequested({ sought: { kind: 'people', query: 'be', far: true } }),
    );
    expect(people()).toEqual(['Ben @ben']);
    dispatch(
      peopleFound({ userIds: ['u3', 'u4', 'u1'], entities: { ...noEntities(), users: [cid] } }),
    );
    // The reader is not listed.
    expect(people()).toEqual(['Ben @ben', "Cid @cidDoesn't accept chat messages"]);
    expect(screen.getByRole('status')).toHaveTextContent('2 people found');
    expect(screen.getByRole('link', { name: /^Ben/ })).toHaveAttribute(
      'href',
      '/users/mia/chats/u3',
    );
    expect(screen.queryByRole('link', { name: /^Cid/ })).toBeNull();
  });

  it('opens the first result on Enter, and finds full handles', async () => {
    const far = someUser({ id: 'u9', screenName: 'zoe@far.example', name: 'Zoe' });
    const { dispatch, address } = show(chats);
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    const field = screen.getByRole('searchbox', { name: 'Search for people' });
    await userEvent.type(field, 'zoe@far.example{Enter}');
    expect(address()).toBe('/');
    expect(screen.getByRole('status')).toHaveTextContent('No people found yet');
    dispatch(peopleFound({ userIds: ['u9'], entities: { ...noEntities(), users: [far] } }));
    await userEvent.type(field, '{Enter}');
    expect(address()).toBe('/users/mia/chats/u9');
  });

  it('can be cancelled', async () => {
    show(chats);
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
  });
});
