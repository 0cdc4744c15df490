import { rootReducer } from '@/slices/root';
import { entitiesEvicted, withRows } from '@/slices/engine/entities';
import { userTable } from '@/slices/people/users';
import { someUser } from '@support/people';

const [ann, ben] = ['ann', 'ben'].map((id) => someUser({ id })) as [
  ReturnType<typeof someUser>,
  ReturnType<typeof someUser>,
];
const table = userTable.setAll(userTable.getInitialState(), [ann, ben]);

describe('rows that come into a table', () => {
  it('leave it the very same when they say nothing new', () => {
    expect(withRows(table, [{ ...ann }])).toBe(table);
    expect(withRows(table, [])).toBe(table);
  });

  it('replace the older row in its place, and come last when they are new', () => {
    const cleo = someUser({ id: 'cleo' });
    const after = withRows(table, [cleo, { ...ann, name: 'Ann' }]);
    expect(after.ids).toEqual(['ann', 'ben', 'cleo']);
    expect(after.entities.ann?.name).toBe('Ann');
    expect(after.entities.ben).toBe(table.entities.ben);
    expect(table.ids).toEqual(['ann', 'ben']);
  });

  it('count once when one answer brings them twice', () => {
    const after = withRows(table, [someUser({ id: 'cleo' }), someUser({ id: 'cleo', name: 'C' })]);
    expect(after.ids).toEqual(['ann', 'ben', 'cleo']);
    expect(after.entities.cleo?.name).toBe('C');
  });

  it('cannot be changed any more, down to their parts', () => {
    const after = withRows(table, [someUser({ id: 'cleo', tags: ['a'] })]);
    expect(() => after.entities.cleo?.tags.push('b')).toThrow(TypeError);
    expect(() => after.ids.push('d')).toThrow(TypeError);
  });

  it('are gone after a sweep, and only they', () => {
    const start = rootReducer(undefined, { type: 'start' });
    const after = rootReducer(
      { ...start, users: table },
      entitiesEvicted({ statusIds: [], userIds: ['ann'] }),
    );
    expect(after.users).toEqual({ ids: ['ben'], entities: { ben } });
  });
});
