/** The part of a timeline that is stored for an offline start. */
import { tailOf } from '@/domain/session/snapshotContent';

const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => String(from - n));
const scrollAnchorAt = (id: string) => ({ rows: [{ id, offset: 40 }], before: [], depth: 3 });
const plainly = { unseen: [], syncedUpTo: null, place: null };

describe('the stored part of a timeline', () => {
  it('is its top, while the reader is there', () => {
    expect(tailOf({ ...plainly, ranges: [ids(900, 60)] }, 40)).toEqual(ids(900, 40));
  });

  it('is around the scroll position of a reader who is further down, with some rows above it', () => {
    const tail = tailOf({ ...plainly, ranges: [ids(900, 200)], place: scrollAnchorAt('850') }, 40);
    expect(tail).toEqual(ids(860, 40));
  });

  it('has the maximum length also for a reader at the end', () => {
    const tail = tailOf({ ...plainly, ranges: [ids(900, 60)], place: scrollAnchorAt('842') }, 40);
    expect(tail).toEqual(ids(880, 40));
  });

  it('leaves out statuses that wait to be shown', () => {
    const tail = tailOf({ ...plainly, ranges: [ids(900, 30)], unseen: ids(900, 10) }, 40);
    expect(tail).toEqual(ids(890, 20));
  });

  it('never spans a gap: of several ranges it is the one with the scroll position', () => {
    const ranges = [ids(900, 20), ids(500, 20)];
    expect(tailOf({ ...plainly, ranges }, 40)).toEqual(ids(900, 20));
    expect(tailOf({ ...plainly, ranges, place: scrollAnchorAt('490') }, 40)).toEqual(ids(500, 20));
  });

  it('leaves out single statuses that arrived above the known range', () => {
    const ranges = [['950'], ids(900, 20)];
    expect(tailOf({ ...plainly, ranges, syncedUpTo: '900' }, 40)).toEqual(ids(900, 20));
  });

  it('is null if nothing is loaded', () => {
    expect(tailOf({ ...plainly, ranges: [] }, 40)).toEqual([]);
  });
});
