import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { StatusThread } from '@/components/statuses/thread/StatusThread';
import * as cardParts from '@/components/statuses/card/deferredParts';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { Settings } from '@/domain/settings/settings';
import { settingChanged } from '@/slices/session/config';
import {
  threadContextReceived,
  missingParentReceived,
  missingRepliesReceived,
} from '@/slices/statuses/threadContexts';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import {
  missingParentRequested,
  missingRepliesRequested,
  threadUnfolded,
  threadVisited,
} from '@/slices/statuses/threadViews';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

preloadDeferredParts(cardParts);

const post = (id: string, to: string | null, replies = 0) =>
  wireStatus({
    id,
    in_reply_to_id: to,
    replies_count: replies,
    content: `Text of ${id}`,
    account: wireUser({ id: `by-${id}`, acct: `author-${id}` }),
  });

/** The thread is opened at c: a ← b ← c ← d ← e; f answers c as well, g answers a, h answers b. */
const talk = {
  ancestors: [post('a', null), post('b', 'a')],
  descendants: [post('d', 'c'), post('e', 'd'), post('f', 'c'), post('g', 'a'), post('h', 'b')],
};
const known = [
  statusesKnown(post('c', 'b')),
  threadContextReceived({
    statusId: 'c',
    ancestorIds: ['a', 'b'],
    descendantIds: ['d', 'e', 'f', 'g', 'h'],
    entities: decodeStatuses([...talk.ancestors, ...talk.descendants]),
  }),
];

const set = (settings: Partial<Settings>): UnknownAction[] =>
  Object.entries(settings).map(([name, value]) =>
    settingChanged({ name, value } as Parameters<typeof settingChanged>[0]),
  );
const tree = set({ conversationDisplay: 'tree' });
const advanced = set({ conversationDisplay: 'tree', conversationTreeAdvanced: true });

const show = (before: UnknownAction[], inline = false) =>
  renderInStore(<StatusThread statusId="c" inline={inline} />, { before: [...known, ...before] });

const rows = () => screen.getAllByRole('listitem').filter((row) => row.dataset.threadRow);
const shownIds = () => rows().map((row) => row.dataset.threadRow);
const rowOf = (id: string): HTMLElement => {
  const found = rows().find((row) => row.dataset.threadRow === id);
  if (!found) throw new Error(`${id} is not shown`);
  return found;
};
const inRow = (id: string) => within(rowOf(id));
const levels = () => rows().map((row) => Number(row.getAttribute('aria-level')));
const press = async (button: HTMLElement) => userEvent.click(button);

describe('a thread', () => {
  it('CONV-03 is shown in chronological order', () => {
    show([]);
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(new Set(levels())).toEqual(new Set([1]));
    const list = screen.getByRole('list', { name: 'Conversation' });
    expect(within(list).getAllByRole('article')).toHaveLength(8);
    expect(rowOf('d')).toHaveAttribute('aria-posinset', '4');
    expect(rowOf('d')).toHaveAttribute('aria-setsize', '8');
  });

  it('CONV-03 is shown as a tree, each reply below its parent [conversationDisplay]', () => {
    show(tree);
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h', 'g']);
    expect(levels()).toEqual([1, 2, 3, 4, 5, 4, 3, 2]);
  });

  it('shows the replies to a post in the chosen order, also while more arrive [threadOrder]', () => {
    const { dispatch } = show([...tree, ...set({ threadOrder: 'answers' })]);
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h', 'g']);
    const focused = inRow('f').getByRole('article');
    focused.focus();
    dispatch(statusesKnown(post('i', 'f')));
    dispatch(statusesKnown(post('j', 'f')));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'f', 'i', 'j', 'd', 'e', 'h', 'g']);
    expect(focused).toHaveFocus();
    dispatch(set({ threadOrder: 'time' })[0]!);
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'i', 'j', 'h', 'g']);
    expect(focused).toHaveFocus();
    // In chronological order there is nothing to choose.
    dispatch(set({ threadOrder: 'answers' })[0]!);
    dispatch(set({ conversationDisplay: 'linear' })[0]!);
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  });

  it('marks the status that it was opened for', () => {
    show(tree);
    const current = screen.getAllByRole('article', { current: true });
    expect(current.map((article) => article.dataset.statusId)).toEqual(['c']);
  });

  it('under its card does not repeat the status, which is above', () => {
    show(tree, true);
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h', 'g']);
    expect(rowOf('c')).toHaveTextContent('The post above');
    expect(inRow('c').queryByRole('article')).not.toBeInTheDocument();
  });

  it('shows known statuses while the rest is loading', () => {
    const { dispatch, container } = renderInStore(<StatusThread statusId="c" />, {
      before: [statusesKnown(post('c', 'b')), requestStarted({ key: 'conversation c' })],
    });
    expect(shownIds()).toEqual(['c']);
    expect(screen.getByRole('list', { name: 'Conversation' })).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelector('[data-shape="status"]')).toBeInTheDocument();
    dispatch(requestEnded({ key: 'conversation c' }));
    dispatch(known[1] as UnknownAction);
    expect(container.querySelector('[data-shape="status"]')).not.toBeInTheDocument();
  });

  it('shows what failed, and reloads under a card', async () => {
    const failed = requestFailed({ key: 'conversation c', reason: 'Oh no', httpStatus: 500 });
    const { dispatched } = show([failed], true);
    expect(screen.getByRole('alert')).toHaveTextContent(/Oh no/);
    await press(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.at(-1)).toEqual(threadUnfolded({ statusId: 'c' }));
  });
});

describe('the thread tree in advanced mode', () => {
  it('CONV-04 shows the ancestors, focuses a subtree and offers the whole thread [conversationTreeAdvanced]', async () => {
    show(advanced);
    // a and b lead to c; other replies to them are left out.
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(levels()).toEqual([1, 1, 1, 2, 3, 2]);
    const whole = screen.getByRole('button', { name: 'Show full conversation (2 other posts)' });

    const alone = 'View replies only';
    await press(inRow('d').getByRole('button', { name: alone }));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(levels()).toEqual([1, 1, 1, 1, 2]);
    expect(whole).toHaveTextContent('Show full conversation (3 other posts)');
    expect(screen.getByText('Text of d').closest('article')).toHaveFocus();

    await press(screen.getByRole('button', { name: 'Back to previous view' }));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);

    await press(screen.getByRole('button', { name: /^Show full conversation/ }));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h', 'g']);
    expect(screen.queryByRole('button', { name: /^Show full conversation/ })).toBeNull();
  });

  it('fades the ancestors if the setting is on [conversationTreeFadeAncestors]', () => {
    show([...advanced, ...set({ conversationTreeFadeAncestors: true })]);
    expect(rows().map((row) => row.dataset.faded)).toEqual([
      'true',
      'true',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is not the default, which has neither separate ancestors nor focus buttons', () => {
    show(tree);
    expect(screen.queryByRole('button', { name: /^View replies/ })).toBeNull();
    expect(rowOf('a')).toHaveAttribute('aria-level', '1');
    expect(rowOf('b')).toHaveAttribute('aria-level', '2');
  });
});

describe('replies in the thread tree', () => {
  it('CONV-05 are shown to a maximal depth, or all at once, with a button for other replies below or inside [maxDepthInThread, conversationOtherRepliesButton]', async () => {
    const view = show([...tree, ...set({ maxDepthInThread: 3 })]);
    // Two levels show their replies; the path to the opened status is unfolded.
    expect(shownIds()).toEqual(['a', 'b', 'c', 'h', 'g']);
    await press(inRow('c').getByRole('button', { name: 'Show 2 replies', expanded: false }));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'f', 'h', 'g']);
    await press(inRow('c').getByRole('button', { name: 'Hide replies', expanded: true }));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'h', 'g']);
    await press(inRow('c').getByRole('button', { name: 'Show all 3 replies' }));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h', 'g']);
    view.unmount();

    const other = { name: 'Show 1 other reply' };
    const below = show(advanced);
    const button = inRow('a').getByRole('button', other);
    expect(inRow('a').getByRole('article')).not.toContainElement(button);
    await press(button);
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h', 'g']);
    below.unmount();

    show([...advanced, ...set({ conversationOtherRepliesButton: 'inside' })]);
    const article = inRow('b').getByRole('article');
    expect(article).toContainElement(inRow('b').getByRole('button', other));
  });

  it('can all be unfolded from the top, as long as some are folded', async () => {
    show([...tree, ...set({ maxDepthInThread: 3 })]);
    const all = { name: 'Show all 7 replies' };
    await press(inRow('a').getByRole('button', all));
    expect(shownIds()).toHaveLength(8);
    expect(inRow('a').queryByRole('button', all)).toBeNull();
  });
});

describe('replies in chronological order', () => {
  it('CARD-11 are listed under their parent, with a button to show only that subtree', async () => {
    show([]);
    const links = inRow('c').getAllByRole('link', { name: /^@author/ });
    const replies = links.filter((link) => /\/notice\/[df]$/.test(link.getAttribute('href') ?? ''));
    expect(replies.map((link) => link.textContent)).toEqual(['@author-d', '@author-f']);
    const alone = 'View replies only';
    expect(inRow('e').queryByRole('button', { name: alone })).toBeNull();
    await press(inRow('c').getByRole('button', { name: alone }));
    expect(shownIds()).toEqual(['c', 'd', 'e', 'f']);
    await press(screen.getByRole('button', { name: 'Show full conversation (4 other posts)' }));
    expect(shownIds()).toHaveLength(8);
  });
});

describe('missing posts of a thread', () => {
  const aloneTold = threadContextReceived({
    statusId: 'c',
    ancestorIds: [],
    descendantIds: [],
    entities: decodeStatuses([]),
  });

  it('are counted, and can be looked for once', async () => {
    const { dispatch, dispatched } = show([...tree, statusesKnown(post('d', 'c', 4))]);
    expect(rowOf('d')).toHaveTextContent('About 3 replies are missing here');
    await press(inRow('d').getByRole('button', { name: 'Try to load' }));
    expect(dispatched.at(-1)).toEqual(missingRepliesRequested({ statusId: 'c', nodeId: 'd' }));
    dispatch(requestStarted({ key: 'replies d' }));
    const button = inRow('d').getByRole('button', { name: 'Try to load' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    dispatch(
      missingRepliesReceived({
        statusId: 'c',
        nodeId: 'd',
        ids: ['x', 'y'],
        entities: decodeStatuses([post('x', 'd'), post('y', 'd')]),
      }),
    );
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'x', 'y', 'f', 'h', 'g']);
    expect(rowOf('d')).toHaveTextContent('About 1 reply is missing here');
    expect(rowOf('d')).toHaveTextContent('Nothing more found');
    expect(inRow('d').queryByRole('button', { name: 'Try to load' })).toBeNull();
  });

  it('are not spoken of while the conversation is still awaited', () => {
    const { dispatch } = renderInStore(<StatusThread statusId="c" />, {
      before: [statusesKnown(post('c', 'lost', 9)), requestStarted({ key: 'conversation c' })],
    });
    expect(rowOf('c')).toHaveTextContent('Text of c');
    expect(rowOf('c')).not.toHaveTextContent('missing here');
    dispatch(aloneTold);
    expect(rowOf('c')).toHaveTextContent('The post this replies to is missing here');
    expect(rowOf('c')).toHaveTextContent('About 9 replies are missing here');
  });

  it('show why looking for them failed', () => {
    const failed = requestFailed({ key: 'replies d', reason: 'Gone', httpStatus: 404 });
    show([...tree, statusesKnown(post('d', 'c', 2)), failed]);
    expect(inRow('d').getByRole('alert')).toHaveTextContent("Couldn't load: Gone");
  });

  it('may include a parent', async () => {
    const { dispatched } = show([...tree, statusesKnown(post('x', 'lost'), post('c', 'b'))]);
    expect(shownIds()).not.toContain('x');
    dispatched.length = 0;
    const again = show([
      ...tree,
      missingRepliesReceived({
        statusId: 'c',
        nodeId: 'c',
        ids: ['x'],
        entities: decodeStatuses([post('x', 'lost')]),
      }),
    ]);
    expect(rowOf('x')).toHaveAttribute('aria-level', '2');
    expect(rowOf('x')).toHaveTextContent('The post this replies to is missing here');
    await press(inRow('x').getByRole('button', { name: 'Try to load' }));
    expect(again.dispatched.at(-1)).toEqual(
      missingParentRequested({ statusId: 'c', replyId: 'x' }),
    );
  });

  it('have a link to the original server after a search in vain', () => {
    const url = 'https://far.example/@eve/1';
    const orphan = wireStatus({
      ...post('c', 'lost'),
      url,
      pleroma: { local: false },
    });
    const { dispatch } = renderInStore(<StatusThread statusId="c" />, {
      before: [statusesKnown(orphan), aloneTold],
    });
    const link = { name: 'View on the original server' };
    expect(inRow('c').queryByRole('link', link)).toBeNull();
    dispatch(
      missingParentReceived({
        statusId: 'c',
        replyId: 'c',
        ids: ['c'],
        entities: decodeStatuses([orphan]),
      }),
    );
    expect(inRow('c').getByRole('status')).toHaveTextContent('Nothing more found');
    expect(inRow('c').getByRole('link', link)).toHaveAttribute('href', url);
    expect(inRow('c').queryByRole('button', { name: 'Try to load' })).toBeNull();
  });
});

describe('new replies in a thread', () => {
  it('are marked, also for screen readers', () => {
    show([threadVisited({ statusId: 'c', threadId: 't', newestId: 'h', since: 'f' })]);
    const fresh = rows().filter((row) => row.textContent.includes('New since your last visit'));
    expect(fresh.map((row) => row.dataset.threadRow)).toEqual(['g', 'h']);
  });
});

describe('the thread button on a card', () => {
  const card = (unfolded: boolean | null) =>
    renderInStore(
      <StatusCard
        statusId="c"
        {...(unfolded === null
          ? {}
          : { inlineThread: () => (unfolded ? <p>The conversation</p> : null) })}
      />,
      { before: known },
    );

  it('unfolds the thread and folds it again', async () => {
    const folded = card(false);
    const show = screen.getByRole('button', { name: 'Show conversation', expanded: false });
    await press(show);
    expect(folded.dispatched).toEqual([threadUnfolded({ statusId: 'c' })]);
    folded.unmount();
    const unfolded = card(true);
    const article = screen.getByRole('article');
    expect(within(article).getByText('The conversation')).toBeVisible();
    await press(screen.getByRole('button', { name: 'Hide conversation', expanded: true }));
    expect(unfolded.dispatched.map(({ type }) => type)).toEqual(['threadViews/threadFolded']);
  });

  it('is hidden where a thread is shown anyway, or has no other posts', () => {
    card(null).unmount();
    expect(screen.queryByRole('button', { name: /conversation$/ })).toBeNull();
    renderInStore(<StatusCard statusId="z" inlineThread={() => null} />, {
      before: [statusesKnown(post('z', null))],
    });
    expect(screen.queryByRole('button', { name: /conversation$/ })).toBeNull();
  });
});
