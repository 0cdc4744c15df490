/** Timeline rows are filtered and grouped, and unchanged rows keep their identity. */
import { settingChanged } from '@/slices/session/config';
import { relationshipsReceived } from '@/slices/people/relationships';
import { rootReducer, type RootState } from '@/slices/root';
import { statusDeleted } from '@/slices/statuses/statuses';
import { statusesStreamed } from '@/slices/timelines/timelines';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { makeSelectRows } from '@/selectors/timelines/timelineRows';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';
import { filtersFetched, someFilter, someRelationship } from '../../support/timelines/filtering';
import { signedIn } from '../../support/people';
import { pageOf, plain } from '../../support/statuses/statuses';
import { wireRepeat, wireStatus, wireUser } from '../../support/wire';
import type { UnknownAction } from '@reduxjs/toolkit';
import { selectNewCount } from '@support/timelines/newCount';

const stateAfter = (...actions: UnknownAction[]): RootState =>
  actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'begin' }));

const eve = wireUser({ id: 'u3', acct: 'eve', username: 'eve' });
const [first, second] = [
  wireStatus({ id: 's1', account: eve, content: 'On football' }),
  wireStatus({ id: 's2', account: eve }),
] as const;
const me = signedIn({ id: 'me', screenName: 'me' });

const wordMuted = settingChanged({ name: 'muteWords', value: ['football'] });
const wordsHidden = settingChanged({ name: 'hideWordFilteredPosts', value: true });
const said = (content: string) => ({ content, pleroma: { content: { 'text/plain': content } } });

const rowsOf = (state: RootState, key = 'friends') => makeSelectRows()(state, key).rows;

it('the rows leave out hidden statuses, and say how the others are shown', () => {
  const page = pageOf('friends', [
    wireStatus({ id: 's2' }),
    wireStatus({ id: 's1', ...said('football') }),
  ]);
  const collapsed = stateAfter(me, page, wordMuted);
  expect(rowsOf(collapsed).map(({ id, decision }) => [id, decision.show])).toEqual([
    ['s2', 'full'],
    ['s1', 'collapsed'],
  ]);
  const hidden = rootReducer(collapsed, wordsHidden);
  expect(rowsOf(hidden).map(({ id }) => id)).toEqual(['s2']);
  expect(makeSelectShownIds()(hidden, 'friends')).toEqual(['s2']);
});

it('the rows treat fetched and streamed statuses alike', () => {
  const wire = wireStatus({ id: 's2', ...said('football') });
  const fetched = stateAfter(me, wordMuted, wordsHidden, pageOf('friends', [wire, ...plain('s1')]));
  const streamed = stateAfter(
    me,
    wordMuted,
    wordsHidden,
    pageOf('friends', plain('s1')),
    statusesStreamed({
      statusIds: ['s2'],
      keys: ['friends'],
      entities: decodeStatuses([wire]),
      show: true,
    }),
  );
  expect(rowsOf(streamed)).toEqual(rowsOf(fetched));
  expect(rowsOf(streamed).map(({ id }) => id)).toEqual(['s1']);
});

it('the count of new statuses leaves out hidden ones', () => {
  const wires = [wireStatus({ id: 's3', ...said('football') }), wireStatus({ id: 's2' })];
  const news = pageOf('friends', wires, { kind: 'news', from: 's1' });
  const state = stateAfter(me, pageOf('friends', plain('s1')), news);
  expect(selectNewCount(state, 'friends')).toBe(2);
  const filtered = [wordMuted, wordsHidden].reduce<RootState>(rootReducer, state);
  expect(selectNewCount(filtered, 'friends')).toBe(1);
});

it('the rows group repeats, unless the reader wants them separate', () => {
  const page = pageOf('friends', [wireRepeat(first, { id: 's9' }), second, first]);
  const state = stateAfter(me, page);
  expect(rowsOf(state)).toEqual([
    expect.objectContaining({ id: 's2' }),
    expect.objectContaining({ id: 's1', entryIds: ['s9', 's1'], repeaterIds: ['u3'] }),
  ]);
  const apart = rootReducer(state, settingChanged({ name: 'foldRepeats', value: false }));
  expect(rowsOf(apart).map(({ id }) => id)).toEqual(['s9', 's2', 's1']);
});

it("the rows apply the server's filters in their contexts", () => {
  const wires = [wireStatus({ id: 's1', ...said('A quarry') })];
  const filters = [someFilter({ contexts: ['public'], action: 'hide' })];
  const pages = [pageOf('friends', wires), pageOf('tag:stone', wires)];
  const state = stateAfter(me, ...pages, filtersFetched(...filters));
  expect(rowsOf(state)).toHaveLength(1);
  expect(rowsOf(state, 'tag:stone')).toHaveLength(0);
});

describe('memoisation', () => {
  const selectRows = makeSelectRows();
  const select = (state: RootState, key: string) => selectRows(state, key).rows;
  const begun = stateAfter(me, pageOf('friends', plain('s3', 's2', 's1')));
  const rows = select(begun, 'friends');

  it("keeps the list's identity while nothing that it depends on changes", () => {
    const language = settingChanged({ name: 'hidePostStats', value: true });
    expect(select(rootReducer(begun, language), 'friends')).toBe(rows);
  });

  it("keeps the list's identity when a status changes in fields that rows do not use", () => {
    const changed = rootReducer(begun, statusDeleted({ statusId: 's2' }));
    expect(select(changed, 'friends')).toBe(rows);
  });

  it('keeps the identity of the other rows when one changes', () => {
    const muted = someRelationship({ id: 'u3', muting: true });
    const state = stateAfter(me, pageOf('friends', [...plain('s4'), second, ...plain('s1')]));
    const before = select(state, 'friends');
    const after = select(
      rootReducer(state, relationshipsReceived({ relationships: [muted] })),
      'friends',
    );
    expect(after.map(({ decision }) => decision.show)).toEqual(['full', 'collapsed', 'full']);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[2]);
  });

  it('keeps the identity of the filter result of a single status', () => {
    const page = pageOf('friends', [wireStatus({ id: 's1', ...said('football') }), ...plain('s0')]);
    const state = stateAfter(me, page, wordMuted);
    const decision = selectFilteringDecision(state, 's1', 'home');
    expect(decision.show).toBe('collapsed');
    const unrelated = rootReducer(
      state,
      relationshipsReceived({ relationships: [someRelationship({ id: 'u8' })] }),
    );
    expect(selectFilteringDecision(unrelated, 's1', 'home')).toBe(decision);
    expect(selectFilteringDecision(state, 's1', 'conversation')).toEqual(decision);
    expect(selectFilteringDecision(state, 'nobody knows', 'home').show).toBe('full');
  });
});
