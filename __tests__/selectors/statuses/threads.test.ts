import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { WireStatus } from '@/api/wire/status';
import { makeSelectShownThread, makeSelectThread } from '@/selectors/statuses/threads';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { settingChanged } from '@/slices/session/config';
import { rootReducer } from '@/slices/root';
import { statusToggleRequested, statusDeleted } from '@/slices/statuses/statuses';
import { threadNodesToggled, threadVisited } from '@/slices/statuses/threadViews';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const statusId = 'a';
const reply = (id: string, to: string | null, changes: Partial<WireStatus> = {}) =>
  wireStatus({
    id,
    in_reply_to_id: to,
    pleroma: { spoiler_text: { 'text/plain': `About ${id}` } },
    ...changes,
  });

/** A talk of which b and c answer a, and d answers b. */
function open(...more: UnknownAction[]) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  const descendants = [reply('b', 'a'), reply('c', 'a'), reply('d', 'b')];
  [
    statusesKnown(reply('a', null)),
    threadContextReceived({
      statusId,
      ancestorIds: [],
      descendantIds: ['b', 'c', 'd'],
      entities: decodeStatuses(descendants),
    }),
    settingChanged({ name: 'conversationDisplay', value: 'tree' }),
    ...more,
  ].forEach((action) => store.dispatch(action));
  const select = makeSelectShownThread();
  return {
    dispatch: store.dispatch,
    state: store.getState,
    shown: () => select(store.getState(), statusId, 12, ''),
    ids: () => select(store.getState(), statusId, 12, '')?.rows.map(({ id }) => id),
  };
}

describe('a conversation on the page', () => {
  it('stays the same object while nothing about it changes', () => {
    const { shown, dispatch } = open();
    const before = shown();
    dispatch(statusesKnown(reply('other', null)));
    dispatch(statusToggleRequested({ statusId: 'b', toggle: 'favourited', wanted: true }));
    dispatch(statusesKnown(reply('b', 'a', { favourites_count: 7 })));
    expect(shown()).toBe(before);
  });

  it('keeps the rows about which nothing changed', () => {
    const { shown, dispatch } = open();
    const [a, b, d, c] = shown()?.rows ?? [];
    dispatch(threadNodesToggled({ statusId, displays: { b: false } }));
    const rows = shown()?.rows ?? [];
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(rows[0]).toBe(a);
    expect(rows[1]).not.toBe(b);
    expect(rows[2]).toBe(c);
    expect(d?.id).toBe('d');
  });

  it('takes in what else becomes known of it, and nothing that only repeats', () => {
    const { ids, dispatch } = open();
    dispatch(statusesKnown(reply('e', 'd'), reply('stranger', null)));
    dispatch(statusesKnown(reply('f', 'a', { reblog: reply('x', null) })));
    expect(ids()).toEqual(['a', 'b', 'd', 'e', 'c']);
  });

  it('is nothing before the status is known, and begins with what is known', () => {
    const store = configureStore({ reducer: rootReducer });
    const select = makeSelectThread();
    expect(select(store.getState(), 'a')).toBeNull();
    store.dispatch(statusesKnown(reply('a', 'z'), reply('b', 'a')));
    expect(select(store.getState(), 'a')?.order).toEqual(['a', 'b']);
  });

  it('counts replies that are told of and not known', () => {
    const { shown, dispatch } = open();
    dispatch(statusesKnown(reply('a', null, { replies_count: 5 })));
    expect(shown()?.rows[0]).toMatchObject({ replies: 2, missingReplies: 3 });
  });

  it('keeps the place of what was deleted', () => {
    const { ids, dispatch } = open();
    dispatch(statusDeleted({ statusId: 'b' }));
    expect(ids()).toEqual(['a', 'b', 'd', 'c']);
  });

  it('marks what is newer than the last visit', () => {
    const { shown } = open(threadVisited({ statusId, threadId: 't', newestId: 'd', since: 'b' }));
    expect(shown()?.rows.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['a', false],
      ['b', false],
      ['d', true],
      ['c', true],
    ]);
  });
});

describe('what the rules would hide', () => {
  const hide = [
    settingChanged({ name: 'muteWords', value: ['About b', 'About c', 'About a'] }),
    settingChanged({ name: 'hideWordFilteredPosts', value: true }),
  ];

  it('goes, stays collapsed where others answered it, and is shown where one came for it', () => {
    const { shown } = open(...hide);
    expect(shown()?.rows.map(({ id, decision }) => [id, decision.show])).toEqual([
      ['a', 'full'],
      ['b', 'collapsed'],
      ['d', 'full'],
    ]);
    expect(shown()?.rows[1]?.decision.reasons).toEqual([{ kind: 'mutedWord', word: 'About b' }]);
  });
});
