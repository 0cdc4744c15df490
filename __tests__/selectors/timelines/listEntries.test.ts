/** An action costs what it changes: the rows of a long list are not read again. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type * as Filtering from '@/domain/timelines/filtering';
import { decideFiltering } from '@/domain/timelines/filtering';
import type * as RowTables from '@/lib/values/rowTable';
import { rowIn } from '@/lib/values/rowTable';
import { makeSelectRows } from '@/selectors/timelines/timelineRows';
import { makeSelectNewCount } from '@/selectors/timelines/timelines';
import { relationshipsReceived } from '@/slices/people/relationships';
import { rootReducer, type RootState } from '@/slices/root';
import { someRelationship } from '@support/timelines/filtering';
import { signedIn } from '@support/people';
import { pageOf, statusesKnown } from '@support/statuses/statuses';
import { wireRepeat, wireStatus, wireUser } from '@support/wire';

jest.mock('@/lib/values/rowTable', () => {
  const actual = jest.requireActual<typeof RowTables>('@/lib/values/rowTable');
  return { ...actual, rowIn: jest.fn(actual.rowIn) };
});
jest.mock('@/domain/timelines/filtering', () => {
  const actual = jest.requireActual<typeof Filtering>('@/domain/timelines/filtering');
  return { ...actual, decideFiltering: jest.fn(actual.decideFiltering) };
});

const LENGTH = 200;

const author = (at: number) => wireUser({ id: `u${at}`, acct: `p${at}`, username: `p${at}` });
const idOf = (at: number) => `s${String(1_000 + at)}`;
const wires = Array.from({ length: LENGTH }, (_, at) =>
  wireStatus({ id: idOf(LENGTH - at), account: author(LENGTH - at) }),
);
const before: RootState = [
  signedIn({ id: 'me' }),
  pageOf('friends', wires),
  pageOf('public', [wireStatus({ id: 's1' })]),
  pageOf('public', wires, { kind: 'news', from: 's1' }),
].reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'begin' }));

/** How many rows are read, and how many decisions made, for the selectors after an action. */
function costOf(action: UnknownAction) {
  const selectRows = makeSelectRows();
  const selectNewCount = makeSelectNewCount();
  selectRows(before, 'friends');
  selectNewCount(before, 'public');
  const after = rootReducer(before, action);
  jest.mocked(rowIn).mockClear();
  jest.mocked(decideFiltering).mockClear();
  const { rows } = selectRows(after, 'friends');
  selectNewCount(after, 'public');
  return {
    rows,
    reads: jest.mocked(rowIn).mock.calls.length,
    decisions: jest.mocked(decideFiltering).mock.calls.length,
  };
}

it('reads no row of a list for a status that is in none', () => {
  expect(
    costOf(statusesKnown(wireStatus({ id: 'elsewhere', account: author(900) }))),
  ).toMatchObject({
    reads: 0,
    decisions: 0,
  });
});

it('decides only changed statuses again, in each list that has them', () => {
  const changed = wireStatus({ id: idOf(7), account: author(7), favourites_count: 3 });
  const { reads, decisions } = costOf(statusesKnown(changed));
  expect(decisions).toBe(2);
  expect(reads).toBeLessThan(30);
});

it('decides the statuses of a person again when the relationship to them changes', () => {
  const muted = someRelationship({ id: 'u7', muting: true });
  const { rows, decisions, reads } = costOf(relationshipsReceived({ relationships: [muted] }));
  expect(rows.find(({ id }) => id === idOf(7))?.decision.show).toBe('collapsed');
  expect(rows.filter(({ decision }) => decision.show !== 'full')).toHaveLength(1);
  expect(decisions).toBe(2);
  expect(reads).toBeLessThan(30);
});

it('reads a new status of the list, and not those that were in it', () => {
  const { rows, reads } = costOf(
    pageOf('friends', [wireStatus({ id: idOf(900) })], {
      kind: 'news',
      from: idOf(LENGTH),
      show: true,
    }),
  );
  expect(rows).toHaveLength(LENGTH + 1);
  expect(reads).toBeLessThan(30);
});

it('shows what a repeat repeats once that arrives', () => {
  const original = wireStatus({ id: 'late', account: author(3), content: 'Late' });
  const repeat = pageOf('friends', [wireRepeat(original, { id: idOf(900) })], {
    kind: 'news',
    from: idOf(LENGTH),
    show: true,
  });
  expect(costOf(repeat).rows[0]).toMatchObject({ id: idOf(900), entryIds: [idOf(900)] });
});
