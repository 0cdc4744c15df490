import {
  threadFocusOnPages,
  inlineThreadKey,
  type ThreadFocusPaths,
} from '@/domain/statuses/threads/threadFocus';
import dives, {
  threadFocusRestored,
  MAX_THREAD_FOCUSES,
  threadFocused,
  threadUnfocused,
} from '@/slices/statuses/threadFocus';
import { threadFolded } from '@/slices/statuses/threadViews';

type Change = Parameters<typeof dives>[1];
const after = (...changes: Change[]): ThreadFocusPaths =>
  changes.reduce<ThreadFocusPaths>(dives, {});

const where = 'k1 thread s1';
const dive = (nodeId: string, at = where) => threadFocused({ where: at, nodeId });

describe('focused statuses of threads', () => {
  it('can be left again, the last one first', () => {
    const dived = [dive('a'), dive('b')];
    expect(after(...dived)[where]).toEqual(['a', 'b']);
    expect(after(...dived, threadUnfocused({ where }))[where]).toEqual(['a']);
    // Focusing a status that is already in the history moves it to the end instead of adding it
    // twice.
    expect(after(...dived, dive('a'))[where]).toEqual(['b', 'a']);
    expect(after(dive('a'), threadUnfocused({ where }))).toEqual({});
    expect(after(threadUnfocused({ where }))).toEqual({});
  });

  it('belong to one history entry', () => {
    const state = after(dive('a'), dive('b', 'k2 thread s1'));
    expect(state).toEqual({ [where]: ['a'], 'k2 thread s1': ['b'] });
    expect(after(dive('c'), threadFocusRestored(state))).toEqual(state);
  });

  it('are forgotten under a card that is collapsed, and only there', () => {
    const state = after(
      dive('a'),
      dive('b', inlineThreadKey('s1')),
      threadFolded({ statusId: 's1' }),
    );
    expect(state).toEqual({ [where]: ['a'] });
  });

  it('are kept for the most recent locations, and across a reload only for pages', () => {
    const places = Array.from(
      { length: MAX_THREAD_FOCUSES + 5 },
      (_each, at) => `k${at} thread s1`,
    );
    expect(Object.keys(after(...places.map((at) => dive('a', at))))).toEqual(places.slice(5));
    expect(threadFocusOnPages({ [where]: ['a'], [inlineThreadKey('s1')]: ['b'] })).toEqual({
      [where]: ['a'],
    });
  });
});
