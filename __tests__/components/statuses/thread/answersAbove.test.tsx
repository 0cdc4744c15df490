import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { decodeStatuses } from '@/api/decode/statuses/status';
import * as cardParts from '@/components/statuses/card/deferredParts';
import { StatusThread } from '@/components/statuses/thread/StatusThread';
import { relationshipsReceived } from '@/slices/people/relationships';
import { settingChanged } from '@/slices/session/config';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { someRelationship } from '@support/timelines/filtering';
import { wireMention, wireStatus, wireUser } from '@support/wire';

preloadDeferredParts(cardParts);

const post = (id: string, to: string | null, replies = 0) =>
  wireStatus({
    id,
    in_reply_to_id: to,
    in_reply_to_account_id: to === null ? null : `by-${to}`,
    mentions: to === null ? [] : [wireMention({ id: `by-${to}`, acct: `author-${to}` })],
    content: `Text of ${id}`,
    account: wireUser({ id: `by-${id}`, acct: `author-${id}` }),
    replies_count: replies,
  });

/** The thread is opened at a: a ← b ← c, and d answers a as well. */
function show({
  middle = post('b', 'a'),
  inline = false,
  before = [],
}: { middle?: ReturnType<typeof post>; inline?: boolean; before?: UnknownAction[] } = {}) {
  const entities = decodeStatuses([middle, post('c', 'b'), post('d', 'a')]);
  const descendantIds = ['b', 'c', 'd'];
  const context = { statusId: 'a', ancestorIds: [], descendantIds, entities };
  renderInStore(<StatusThread statusId="a" inline={inline} />, {
    before: [statusesKnown(post('a', null)), threadContextReceived(context), ...before],
  });
}

const articles = () => screen.getAllByRole('article');
const led = (mark: 'answers' | 'answered') =>
  articles()
    .filter(({ dataset }) => dataset[mark] !== undefined)
    .map(({ dataset }) => dataset.statusId);
/** The posts that link to the one they answer. */
const linked = () =>
  articles()
    .filter((article) => within(article).queryByRole('link', { name: /^Reply to @/ }) !== null)
    .map(({ dataset }) => dataset.statusId);

describe('posts that answer the one right above', () => {
  it('have a line to it in place of the words, which screen readers still get', () => {
    show();
    expect(led('answers')).toEqual(['b', 'c']);
    expect(led('answered')).toEqual(['a', 'b']);
    expect(linked()).toEqual(['d']);
    expect(articles()[1]).toHaveTextContent('Reply to @author-a');
  });

  it('have none in trees, whose indents say so', () => {
    show({ before: [settingChanged({ name: 'conversationDisplay', value: 'tree' })] });
    expect(led('answers')).toEqual([]);
    expect(linked()).toEqual(['b', 'c', 'd']);
  });

  it('have none under a card, which may be the post above itself', () => {
    show({ inline: true });
    expect(led('answers')).toEqual([]);
    expect(linked()).toEqual(['b', 'c', 'd']);
  });

  it('have none to a post that is collapsed', () => {
    const relationships = [someRelationship({ id: 'by-b', muting: true })];
    show({ before: [relationshipsReceived({ relationships })] });
    expect(led('answers')).toEqual([]);
    expect(led('answered')).toEqual([]);
  });

  it('have none where posts are missing in between', () => {
    show({ middle: post('b', 'a', 3) });
    expect(led('answers')).toEqual(['b']);
    expect(linked()).toEqual(['c', 'd']);
  });
});
