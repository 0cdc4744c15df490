import type { User } from '@/domain/people/user';
import { allRows, rowIn } from '@/lib/values/rowTable';
import { rootReducer } from '@/slices/root';
import { entitiesEvicted, noRows, withRows, type EntityState } from '@/slices/engine/entities';
import { someUser } from '@support/people';

const [ann, ben] = ['ann', 'ben'].map((id) => someUser({ id })) as [
  ReturnType<typeof someUser>,
  ReturnType<typeof someUser>,
];
const table = withRows<User, EntityState<User>>(noRows, [ann, ben]);

describe('rows that are added to an entity table', () => {
  it("keep the table's identity when nothing in them is new", () => {
    expect(withRows(table, [{ ...ann }])).toBe(table);
    expect(withRows(table, [])).toBe(table);
  });

  it('replace the older row in place, or are appended when they are new', () => {
    const cleo = someUser({ id: 'cleo' });
    const after = withRows(table, [cleo, { ...ann, name: 'Ann' }]);
    expect(after.ids).toEqual(['ann', 'ben', 'cleo']);
    expect(rowIn(after.entities, 'ann')?.name).toBe('Ann');
    expect(rowIn(after.entities, 'ben')).toBe(rowIn(table.entities, 'ben'));
    expect(table.ids).toEqual(['ann', 'ben']);
  });

  it('are added once when one answer contains them twice', () => {
    const after = withRows(table, [someUser({ id: 'cleo' }), someUser({ id: 'cleo', name: 'C' })]);
    expect(after.ids).toEqual(['ann', 'ben', 'cleo']);
    expect(rowIn(after.entities, 'cleo')?.name).toBe('C');
  });

  it('are frozen deeply', () => {
    const after = withRows(table, [someUser({ id: 'cleo', tags: ['a'] })]);
    expect(() => rowIn(after.entities, 'cleo')?.tags.push('b')).toThrow(TypeError);
    expect([after.ids, after.entities, ...after.entities].every(Object.isFrozen)).toBe(true);
  });

  it('are removed by cache eviction when they are named in it', () => {
    const start = rootReducer(undefined, { type: 'start' });
    const after = rootReducer(
      { ...start, users: table },
      entitiesEvicted({ statusIds: [], userIds: ['ann'] }),
    );
    expect(after.users.ids).toEqual(['ben']);
    expect(allRows(after.users.entities)).toEqual([ben]);
  });
});
