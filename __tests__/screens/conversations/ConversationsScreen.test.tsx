import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeConversations } from '@/api/decode/talk/conversation';
import ConversationsScreen from '@/screens/conversations/ConversationsScreen';
import { capabilityProbed } from '@/slices/session/capabilities';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  conversationReadRequested,
  conversationsOpened,
  conversationsReceived,
} from '@/slices/talk/conversations';
import { requestFailed } from '@/slices/engine/requests';
import { timelineOpened } from '@/slices/timelines/timelines';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import recorded from '../../fixtures/timelines/conversations.json';

const ALICE = 'BCdWEtDhYhnsWPq9aq';
const { conversations, entities } = decodeConversations(recorded.response.body);
const list = conversationsReceived({ conversations, entities, next: null });
const chosen = settingChanged({ name: 'directsView', value: 'conversations' });

const show = (...before: UnknownAction[]) =>
  renderInStore(<ConversationsScreen />, {
    before: [
      instanceConfigured({ instance: { family: 'pleroma' } }),
      signedIn({ id: ALICE }),
      ...before,
    ],
    path: '/users/alice/dms',
  });

const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const rows = () =>
  within(screen.getByRole('feed', { name: 'Conversations' })).getAllByRole('article');

describe('direct messages', () => {
  it('start with the single posts, and then in the last chosen view [directsView]', async () => {
    const view = show();
    expect(view.dispatched).toEqual([timelineOpened({ key: 'dms' })]);
    expect(tab('All posts')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Conversations'));
    expect(view.dispatched).toContainEqual(conversationsOpened());
    expect(view.state().config.chosen.directsView).toBe('conversations');
    view.unmount();
    show(chosen);
    expect(tab('Conversations')).toHaveAttribute('aria-selected', 'true');
  });

  it('show the unread conversations on their tab', () => {
    const view = show();
    expect(tab('Conversations')).toBeVisible();
    view.dispatch(list);
    const unread = conversations.filter((each) => each.unread).length;
    expect(tab(`Conversations (${String(unread)})`)).toBeVisible();
  });

  it('offer no choice if the server has only one of both views', () => {
    const posts = show(
      chosen,
      capabilityProbed({ capability: 'conversations', httpStatus: 404, now: 0 }),
    );
    expect(screen.queryByRole('tab')).toBeNull();
    expect(posts.dispatched).toEqual([timelineOpened({ key: 'dms' })]);
    posts.unmount();
    const other = show(instanceConfigured({ instance: { family: 'mastodon' } }));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(other.dispatched).toEqual([conversationsOpened()]);
  });
});

describe('a conversation', () => {
  it('shows its members and last message, links to it, and is then read', async () => {
    const view = show(chosen, list);
    expect(rows()).toHaveLength(conversations.length);
    const first = rows()[0]!;
    expect(first).toHaveAccessibleName('Bob B. Builder unread');
    expect(first).toHaveTextContent('Bob B. Builder: @alice yes, at six by the bridge');
    const link = within(first).getByRole('link', { name: 'Bob B. Builder' });
    await userEvent.click(link);
    expect(view.address()).toBe('/notice/BCdeosBmDrAZmjePQ0');
    expect(view.dispatched).toContainEqual(conversationReadRequested({ id: '89' }));
    // Already read, so nothing is sent to the server.
    await userEvent.click(link);
    expect(view.dispatched.filter(conversationReadRequested.match)).toHaveLength(1);
  });

  it('without others says so', () => {
    show(chosen, list);
    const alone = rows()[1]!;
    expect(alone).toHaveAccessibleName(/^Only you/);
    expect(alone).toHaveTextContent('You: For friends only');
  });

  it('can be marked as read without being opened', async () => {
    const view = show(chosen, list);
    await userEvent.click(within(rows()[0]!).getByRole('button', { name: 'Mark as read' }));
    expect(view.dispatched).toContainEqual(conversationReadRequested({ id: '89' }));
    expect(rows()[0]).toHaveAccessibleName('Bob B. Builder');
    expect(view.address()).toBe('/users/alice/dms');
  });

  it('with many members names some and counts the rest', () => {
    const [first] = conversations;
    const crowd = { ...first!, id: '500', userIds: ['a', 'b', 'c', 'd', 'e', 'f'] };
    show(chosen, conversationsReceived({ conversations: [crowd], entities, next: null }));
    expect(rows()[0]).toHaveAccessibleName(/and 2 more/);
  });
});

describe('the list of conversations', () => {
  it('explains itself when it is empty, and shows failures', async () => {
    const empty = show(chosen, conversationsReceived({ conversations: [], entities, next: null }));
    expect(screen.getByText('No conversations yet')).toBeVisible();
    empty.unmount();
    const failed = show(
      chosen,
      requestFailed({ key: 'directs', reason: 'Out of order', httpStatus: 500 }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Out of order');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(failed.dispatched.filter(conversationsOpened.match)).toHaveLength(2);
  });
});
