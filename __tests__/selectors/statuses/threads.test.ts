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

/** A thread in which b and c reply to a, and d replies to b. */
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

describe('a thread on its page', () => {
  it('keeps its identity while nothing changes', () => {
    const { shown, dispatch } = open();
    const before = shown();
    dispatch(statusesKnown(reply('other', null)));
    dispatch(statusToggleRequested({ statusId: 'b', toggle: 'favourited', wanted: true }));
    dispatch(statusesKnown(reply('b', 'a', { favourites_count: 7 })));
    expect(shown()).toBe(before);
  });

  it('keeps the identity of unchanged rows', () => {
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

  it('includes new statuses, and ignores repeated ones', () => {
    const { ids, dispatch } = open();
    dispatch(statusesKnown(reply('e', 'd'), reply('stranger', null)));
    dispatch(statusesKnown(reply('f', 'a', { reblog: reply('x', null) })));
    expect(ids()).toEqual(['a', 'b', 'd', 'e', 'c']);
  });

  it('is null before the status is known, and then begins with the known statuses', () => {
    const store = configureStore({ reducer: rootReducer });
    const select = makeSelectThread();
    expect(select(store.getState(), 'a')).toBeNull();
    store.dispatch(statusesKnown(reply('a', 'z'), reply('b', 'a')));
    expect(select(store.getState(), 'a')?.order).toEqual(['a', 'b']);
  });

  it('counts replies that the server reports and that are not loaded', () => {
    const { shown, dispatch } = open();
    dispatch(statusesKnown(reply('a', null, { replies_count: 5 })));
    expect(shown()?.rows[0]).toMatchObject({ replies: 2, missingReplies: 3 });
  });

  it('keeps the position of deleted statuses', () => {
    const { ids, dispatch } = open();
    dispatch(statusDeleted({ statusId: 'b' }));
    expect(ids()).toEqual(['a', 'b', 'd', 'c']);
  });

  it('marks statuses newer than the last visit', () => {
    const { shown } = open(threadVisited({ statusId, threadId: 't', newestId: 'd', since: 'b' }));
    expect(shown()?.rows.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['a', false],
      ['b', false],
      ['d', true],
      ['c', true],
    ]);
  });
});

describe('a filtered status in a thread', () => {
  const hide = [
    settingChanged({ name: 'muteWords', value: ['About b', 'About c', 'About a'] }),
    settingChanged({ name: 'hideWordFilteredPosts', value: true }),
  ];

  it('is removed, is collapsed if others replied to it, and is shown if the page is about it', () => {
    const { shown } = open(...hide);
    expect(shown()?.rows.map(({ id, decision }) => [id, decision.show])).toEqual([
      ['a', 'full'],
      ['b', 'collapsed'],
      ['d', 'full'],
    ]);
    expect(shown()?.rows[1]?.decision.reasons).toEqual([{ kind: 'mutedWord', word: 'About b' }]);
  });
});
