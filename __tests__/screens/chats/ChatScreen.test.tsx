/** One chat: its messages, the message form, and failures of both. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ChatMessage } from '@/domain/talk/chat';
import { chatRequest, olderMessagesRequest } from '@/domain/talk/chat';
import { chatDraft } from '@/domain/composer/draft';
import { noEntities } from '@/domain/engine/entities';
import type { User } from '@/domain/people/user';
import ChatScreen from '@/screens/chats/ChatScreen';
import {
  chatScrolled,
  messageDelayed,
  messageDiscarded,
  messageFailed,
  messageQueued,
  messageRetried,
  messageSent,
} from '@/slices/talk/chatMessages';
import { chatLeft, chatOpened, chatUpdated } from '@/slices/talk/chats';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { ownerHeard } from '@/slices/composer/tabDrafts';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { filesChosen, uploadFailed, uploadStarted } from '@/slices/composer/uploads';
import { knownChats, openedChat, someChat, someMessage, someUnsent } from '@support/talk/chats';
import { someDraft, someFile } from '@support/composer/drafts';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const target = chatDraft('u2');

const ann = (changes: Partial<User> = {}) =>
  someUser({ id: 'u2', screenName: 'ann', name: 'Ann', ...changes });

/** Returns a moment in local time. */
const at = (day: number, hours: number, minutes: number, seconds = 0) =>
  new Date(2025, 10, day, hours, minutes, seconds).toISOString();

interface Story {
  messages?: ChatMessage[];
  complete?: boolean;
  partner?: User;
}

function show(
  { messages = [], complete = true, partner = ann() }: Story,
  ...more: UnknownAction[]
) {
  const before = [
    signedIn(),
    knownChats([someChat()], [partner]),
    ...openedChat(messages, complete),
    ...more,
  ];
  return renderInStore(<ChatScreen params={{ username: 'mia', recipientId: 'u2' }} />, { before });
}

const log = () => screen.getByRole('log', { name: 'Messages with Ann' });
const said = () => within(log()).queryAllByRole('article');
const field = () => screen.getByRole('textbox', { name: 'Message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

/** Scrolls to so many pixels above the end. */
function scroll(pixels: number): void {
  log().scrollTop = -pixels;
  fireEvent.scroll(log());
}

describe('a chat', () => {
  it('CHAT-05 has a back button, a title, messages grouped by date, a jump button with the count of new ones, and a message form', async () => {
    const { dispatch, address } = show({
      messages: [
        someMessage({ id: 'm1', html: 'Late', createdAt: at(20, 23, 59) }),
        someMessage({ id: 'm2', html: 'Early', createdAt: at(21, 0, 1, 2) }),
        someMessage({ id: 'm3', html: 'At once', createdAt: at(21, 0, 1, 59) }),
        someMessage({ id: 'm4', userId: 'u1', html: 'Mine', createdAt: at(21, 14, 5) }),
      ],
    });
    const heading = screen.getByRole('heading', { level: 1, name: 'Ann' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/users/ann');
    expect([...log().querySelectorAll('[data-day]')].map((day) => day.textContent)).toEqual([
      'Thursday, November 20, 2025',
      'Friday, November 21, 2025',
    ]);
    // Messages of the same minute show their time once.
    expect(said().map((row) => row.textContent)).toEqual([
      'AnnLate23:59',
      'AnnEarly',
      'AnnAt once00:01',
      'Mia ExampleMine14:05',
    ]);
    expect(screen.queryByRole('button', { name: /^Jump/ })).toBeNull();

    scroll(400);
    const news = (id: string) =>
      chatUpdated({
        chat: someChat({ unread: 1, lastMessage: someMessage({ id, html: id, unread: true }) }),
        entities: noEntities(),
      });
    dispatch(news('m5'));
    dispatch(news('m6'));
    const jump = screen.getByRole('button', { name: /^Jump to latest message/ });
    expect(jump).toHaveAccessibleName(/2 new messages/);
    await userEvent.click(jump);
    expect(log().scrollTop).toBe(0);
    expect(log()).toHaveFocus();
    fireEvent.scroll(log());
    expect(screen.queryByRole('button', { name: /^Jump/ })).toBeNull();

    expect(field()).toBeVisible();
    expect(sendButton()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/users/mia/chats');
  });

  it('reports if the reader is within ten pixels of the end', () => {
    const { dispatched } = show({ messages: [someMessage()] });
    const told = () => dispatched.filter((action) => chatScrolled.match(action));
    const scrolled = (atBottom: boolean) => chatScrolled({ chatId: 'c1', atBottom });
    expect(told()).toEqual([scrolled(true)]);
    scroll(10);
    expect(told()).toEqual([scrolled(true)]);
    scroll(11);
    scroll(300);
    expect(told()).toEqual([scrolled(true), scrolled(false)]);
    scroll(9);
    expect(told()).toEqual([scrolled(true), scrolled(false), scrolled(true)]);
  });

  it('dispatches actions when it is opened and closed', () => {
    const { dispatched, unmount } = show({});
    expect(dispatched).toContainEqual(chatOpened({ userId: 'u2' }));
    unmount();
    expect(dispatched.at(-1)).toEqual(chatLeft({ userId: 'u2' }));
  });

  it('announces new messages to screen readers, but neither present nor older ones', () => {
    const { dispatch } = show({ messages: [someMessage({ id: 'm5' }), someMessage({ id: 'm6' })] });
    const isQuiet = (row: HTMLElement) => row.closest('[aria-live="off"]') !== null;
    expect(said().map(isQuiet)).toEqual([true, true]);
    const lastMessage = someMessage({ id: 'm7', html: 'News' });
    dispatch(chatUpdated({ chat: someChat({ lastMessage }), entities: noEntities() }));
    dispatch(messageQueued({ message: someUnsent({ html: 'Mine' }) }));
    expect(said().map(isQuiet)).toEqual([true, true, false, false]);
    expect(log()).not.toHaveAttribute('aria-live', 'off');
  });

  it('is navigable by arrow keys, as one tab stop', async () => {
    show({ messages: ['m1', 'm2', 'm3'].map((id) => someMessage({ id })) });
    expect(said().map((row) => row.tabIndex)).toEqual([-1, -1, 0]);
    act(() => said()[2]!.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(said()[1]).toHaveFocus();
    expect(said().map((row) => row.tabIndex)).toEqual([-1, 0, -1]);
    await userEvent.keyboard('{Home}');
    expect(said()[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(said()[2]).toHaveFocus();
  });

  it('asks before deleting a message', async () => {
    const { dispatched } = show({ messages: [someMessage({ id: 'm1' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    const props = { chatId: 'c1', messageId: 'm1' };
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'confirmMessageDelete', props }));
  });

  it('shows its beginning, or that older messages could not be loaded', () => {
    const { unmount } = show({ messages: [someMessage()] });
    expect(within(log()).getByText('This is the start of your chat')).toBeVisible();
    unmount();
    const key = olderMessagesRequest('c1');
    const failure = requestFailed({ key, reason: 'Bad gateway', httpStatus: 502 });
    show({ messages: [someMessage()], complete: false }, failure);
    expect(within(log()).getByRole('alert')).toHaveTextContent('Bad gateway');
    expect(within(log()).getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('says that it is empty', () => {
    show({});
    expect(log()).toHaveTextContent('No messages yet');
  });
});

describe('a chat that cannot be loaded', () => {
  const props = { params: { username: 'mia', recipientId: 'u2' } };

  it('CHAT-21 shows an error, and can be retried', async () => {
    const before = [
      signedIn(),
      requestFailed({ key: chatRequest('u2'), reason: 'Something went wrong', httpStatus: 500 }),
    ];
    const { dispatched } = renderInStore(<ChatScreen {...props} />, { before });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Something went wrong when loading the chat.',
    );
    const asked = dispatched.length;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.slice(asked)).toEqual([chatOpened({ userId: 'u2' })]);
  });

  it('shows placeholders while loading, and keeps the typed text', () => {
    const before = [
      signedIn(),
      requestStarted({ key: chatRequest('u2') }),
      draftSaved({ target, draft: someDraft({ text: 'Begun before' }) }),
    ];
    renderInStore(<ChatScreen {...props} />, { before });
    expect(screen.queryByRole('log')).toBeNull();
    expect(field()).toHaveValue('Begun before');
    expect(sendButton()).toHaveAccessibleDescription('Still opening the chat');
  });
});

describe('writing a chat message', () => {
  const written = (text: string, files = [] as ReturnType<typeof someFile>[]) =>
    draftSaved({ target, draft: someDraft({ text, files }) });
  const sentIn = (dispatched: UnknownAction[]) =>
    dispatched.filter((action) => messageSent.match(action));

  it('CHAT-07 accepts one file at most, and sends by Enter on a desktop', async () => {
    const file = someFile({ description: ' A frog ' });
    const { dispatched, dispatch } = show({}, written('Look'));
    expect(document.querySelector('input[type="file"]')).not.toHaveAttribute('multiple');
    const add = screen.getByRole('button', { name: 'Add media' });
    expect(add).not.toHaveAttribute('aria-disabled');
    dispatch(written('Look', [file]));
    expect(add).toHaveAccessibleDescription('One file per message');

    await userEvent.type(field(), '{Enter}');
    expect(sentIn(dispatched)).toEqual([
      messageSent({
        chatId: 'c1',
        text: 'Look',
        // The attachment carries its new description.
        attachment: { ...file.attachment!, description: 'A frog' },
      }),
    ]);
  });

  it('accepts a file dropped anywhere in the chat', () => {
    const { dispatched } = show({});
    const file = new File(['frog'], 'frog.png', { type: 'image/png' });
    fireEvent.drop(log(), { dataTransfer: { types: ['Files'], files: [file] } });
    expect(dispatched.filter((action) => filesChosen.match(action))).toMatchObject([
      { payload: { target, files: [{ name: 'frog.png', type: 'image/png' }] } },
    ]);
  });

  it('waits while the message is written in another tab, until it is taken over', async () => {
    const { dispatched, dispatch } = show({}, written('Look'));
    const elsewhere = { owner: 'another tab', term: 1, seen: null, unseen: null };
    dispatch(ownerHeard({ target, ownership: elsewhere }));
    expect(field()).toHaveValue('Look');
    await userEvent.type(field(), ' here{Enter}');
    const file = new File(['frog'], 'frog.png', { type: 'image/png' });
    fireEvent.drop(log(), { dataTransfer: { types: ['Files'], files: [file] } });
    for (const changes of [messageSent, filesChosen, draftEdited]) {
      expect(dispatched.filter((action) => changes.match(action))).toEqual([]);
    }
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(sentIn(dispatched)).toHaveLength(1);
  });

  it('breaks the line by Shift+Enter, and by Enter on touch screens', async () => {
    const { dispatched } = show({}, written('Look'));
    await userEvent.type(field(), '{Shift>}{Enter}{/Shift}');
    expect(sentIn(dispatched)).toEqual([]);
    expect(dispatched.at(-1)).toEqual(draftEdited({ target, change: { text: 'Look\n' } }));

    const coarse = { matches: true } as MediaQueryList;
    Object.assign(window, { matchMedia: () => coarse });
    try {
      await userEvent.type(field(), '{Enter}');
      expect(sentIn(dispatched)).toEqual([]);
      await userEvent.type(field(), '{Control>}{Enter}{/Control}');
      expect(sentIn(dispatched)).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  it('CHAT-14 refuses an empty message', async () => {
    const { dispatched, dispatch } = show({}, written('  '));
    await userEvent.click(sendButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot post empty message');
    await userEvent.type(field(), '{Enter}');
    expect(sentIn(dispatched)).toEqual([]);
    dispatch(written('Now'));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(sendButton());
    expect(sentIn(dispatched)).toHaveLength(1);
  });

  it('waits for the upload, and says when it failed', async () => {
    const file = someFile({ attachment: null });
    const { dispatched, dispatch } = show(
      {},
      written('', [file]),
      uploadStarted({ fileId: file.id }),
    );
    await userEvent.click(sendButton());
    expect(screen.getByRole('alert')).toHaveTextContent('The file is still uploading');
    const failure = { kind: 'other', detail: 'Too hot' } as const;
    dispatch(uploadFailed({ fileId: file.id, failure }));
    expect(screen.getByText("The file wasn't uploaded")).toBeVisible();
    expect(sentIn(dispatched)).toEqual([]);
  });

  it('is not offered if the person accepts no messages', () => {
    const { unmount } = show({ partner: ann({ acceptsChatMessages: false }) });
    expect(screen.getByText(/doesn't accept chat messages\.$/)).toHaveTextContent(/^Ann/);
    expect(screen.queryByRole('textbox')).toBeNull();
    unmount();
    show({ partner: ann({ deactivated: true }) });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe("the reader's own message", () => {
  it('is marked as sending until it is sent', async () => {
    const { dispatch, dispatched } = show({}, messageQueued({ message: someUnsent() }));
    const [row] = said();
    expect(row).toHaveTextContent('Sending…');
    expect(screen.queryByRole('button', { name: 'Delete message' })).toBeNull();

    dispatch(messageDelayed({ chatId: 'c1', fakeId: 'fake', tries: 1, idempotencyKey: 'fake' }));
    expect(row).toHaveTextContent('Not sent yet. Trying again…');
    expect(within(row!).getByRole('button', { name: 'Delete' })).toBeVisible();

    const failure = { chatId: 'c1', fakeId: 'fake', reason: 'Not today', now: 1 };
    dispatch(messageFailed(failure));
    // The same element, so that nothing is rendered or announced twice.
    expect(said()[0]).toBe(row);
    const told = within(row!).getByRole('alert');
    expect(told).toHaveTextContent('Something went wrong when sending the message.');
    expect(told).toHaveTextContent('Not today');
    await userEvent.click(within(told).getByRole('button', { name: 'Retry' }));
    expect(dispatched.at(-1)).toEqual(messageRetried({ chatId: 'c1', fakeId: 'fake' }));
    dispatch(messageFailed(failure));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(dispatched.at(-1)).toEqual(messageDiscarded({ chatId: 'c1', fakeId: 'fake' }));
    expect(said()).toEqual([]);
  });
});
