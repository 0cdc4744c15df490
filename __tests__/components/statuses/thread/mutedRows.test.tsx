/** Muted replies in a thread say why they are muted, and replies to them stay reachable. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { WireStatus } from '@/api/wire/status';
import { StatusThread } from '@/components/statuses/thread/StatusThread';
import { settingChanged } from '@/slices/session/config';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { relationshipsReceived } from '@/slices/people/relationships';
import { filtersFetched, someFilter, someRelationship } from '@support/timelines/filtering';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const post = (id: string, to: string | null, changes: Partial<WireStatus> = {}) =>
  wireStatus({
    id,
    in_reply_to_id: to,
    content: `Text of ${id}`,
    account: wireUser({ id: `by-${id}`, acct: `author-${id}` }),
    pleroma: {},
    ...changes,
  });

/** The thread is opened at a: b answers it, c answers b, d answers a. */
const known: UnknownAction[] = [
  statusesKnown(post('a', null)),
  threadContextReceived({
    statusId: 'a',
    ancestorIds: [],
    descendantIds: ['b', 'c', 'd'],
    entities: decodeStatuses([post('b', 'a'), post('c', 'b'), post('d', 'a')]),
  }),
];
const word = (...words: string[]) => settingChanged({ name: 'muteWords', value: words });
const tree = settingChanged({ name: 'conversationDisplay', value: 'tree' });

const show = (...before: UnknownAction[]) =>
  renderInStore(<StatusThread statusId="a" />, { before: [...known, ...before] });

const rows = () => screen.getAllByRole('listitem').filter((row) => row.dataset.threadRow);
const shownIds = () => rows().map((row) => row.dataset.threadRow);
const inRow = (id: string) => {
  const found = rows().find((row) => row.dataset.threadRow === id);
  if (!found) throw new Error(`${id} is not shown`);
  return within(found);
};
const unmute = { name: 'Show post' };

// The code of muted rows loads with the first one.
beforeAll(async () => {
  const { unmount } = show(word('Text of d'));
  await screen.findByRole('button', unmute);
  unmount();
});

describe('CARD-06 a muted reply in a thread', () => {
  it.each<[string, UnknownAction, string]>([
    ['a word', word('text of b'), 'Contains “text of b”'],
    [
      'a person',
      relationshipsReceived({ relationships: [someRelationship({ id: 'by-b', muting: true })] }),
      'You muted @author-b',
    ],
    [
      'a filter of the server',
      filtersFetched(someFilter({ phrase: 'of b', contexts: ['thread'] })),
      'Matches your filter “of b”',
    ],
  ])('says why it is muted: %s', async (_by, muted, why) => {
    show(tree, muted);
    const row = inRow('b').getByRole('article');
    expect(row).toHaveTextContent(why);
    expect(row.textContent.split('@author-b')).toHaveLength(2);
    expect(screen.queryByText('Text of b')).toBeNull();
    await userEvent.click(inRow('b').getByRole('button', unmute));
    expect(inRow('b').getByText('Text of b')).toBeVisible();
  });

  it('keeps its replies in the tree, which can be hidden and shown', async () => {
    show(tree, word('Text of b'));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd']);
    expect(inRow('c').getByText('Text of c')).toBeVisible();
    await userEvent.click(inRow('b').getByRole('button', { name: 'Hide replies' }));
    expect(shownIds()).toEqual(['a', 'b', 'd']);
    await userEvent.click(inRow('b').getByRole('button', { name: 'Show 1 reply' }));
    expect(shownIds()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lists its replies in chronological order, with a link to its subtree', async () => {
    show(word('Text of b'));
    expect(inRow('b').getByRole('link', { name: '@author-c' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/notice\/c$/),
    );
    const alone = 'View replies only';
    await userEvent.click(inRow('b').getByRole('button', { name: alone }));
    expect(shownIds()).toEqual(['b', 'c']);
  });

  it('that is to be hidden disappears, or leaves a row if it has replies', () => {
    show(
      tree,
      word('Text of b', 'Text of d'),
      settingChanged({ name: 'hideWordFilteredPosts', value: true }),
    );
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    expect(inRow('b').getByRole('button', unmute)).toBeVisible();
  });
});

it('the opened status of a thread is shown even if it is muted', () => {
  show(tree, word('Text of a'));
  expect(inRow('a').getByText('Text of a')).toBeVisible();
});

describe('attachments in a thread', () => {
  const media = Array.from({ length: 3 }, (_, at) => ({
    id: `m${String(at)}`,
    type: 'image',
    url: `https://home.example/media/${String(at)}.png`,
    preview_url: `https://home.example/media/${String(at)}.png`,
    description: '',
    pleroma: { mime_type: 'image/png' },
  }));
  const withFiles = statusesKnown(post('b', 'a', { media_attachments: media }));
  const pictures = () => document.querySelectorAll('[data-thread-row="b"] [data-gallery] img');
  const files = () => inRow('b').findAllByRole('button', { name: /^Open attachment/ });

  it.each([
    [{ name: 'hideAttachmentsInConv', value: true }, 0],
    [{ name: 'hideAttachments', value: true }, 3],
    [{ name: 'maxThumbnails', value: 2 }, 2],
  ] as const)('follow the setting %j', async (change, count) => {
    show(withFiles, settingChanged(change));
    expect(await files()).toHaveLength(3);
    expect(pictures()).toHaveLength(count);
  });

  it('are covered by a matching filter, while the text stays', async () => {
    const filter = { id: '1', title: 'Spiders', filter_action: 'blur' };
    const filtered = (context: string[]) =>
      statusesKnown(
        post('b', 'a', {
          media_attachments: media,
          filtered: [{ filter: { ...filter, context } }],
        }),
      );
    const { dispatch } = show(filtered(['thread']));
    const cover = await inRow('b').findByRole('button', { name: /^Show media/ });
    expect(cover).toHaveTextContent('Matches your filter “Spiders”');
    expect(inRow('b').getByText('Text of b')).toBeVisible();
    dispatch(filtered(['home']));
    expect(inRow('b').queryByRole('button', { name: /^Show media/ })).toBeNull();
  });
});
