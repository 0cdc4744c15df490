/** Lists and their members in the store. */
import { listReceived, listsReceived, listMemberChangeConfirmed } from '@/slices/people/lists';
import { rootReducer } from '@/slices/root';

const after = (...actions: Parameters<typeof rootReducer>[1][]) =>
  actions.reduce<ReturnType<typeof rootReducer> | undefined>(rootReducer, undefined)?.lists?.lists;

it('LIST-01 keeps the ids of lists, their titles and the ids of the accounts on them', () => {
  const known = listsReceived({
    lists: [
      { id: '9', title: 'Frogs' },
      { id: '10', title: 'Ponds' },
    ],
  });
  expect(after(known)).toEqual([
    { id: '10', title: 'Ponds', accountIds: null, exclusive: null, repliesPolicy: null },
    { id: '9', title: 'Frogs', accountIds: null, exclusive: null, repliesPolicy: null },
  ]);
  const filled = listReceived({ list: { id: '10', title: 'Lakes' }, userIds: ['u5', 'u6'] });
  const [lakes] = after(known, filled) ?? [];
  expect(lakes).toMatchObject({ id: '10', title: 'Lakes', accountIds: ['u5', 'u6'] });
  // The answer with all lists does not name members; the known ones stay.
  expect(after(known, filled, known)?.[0]).toMatchObject({
    title: 'Ponds',
    accountIds: ['u5', 'u6'],
  });
  const off = listMemberChangeConfirmed({ listId: '10', userId: 'u5', wanted: false });
  expect(after(known, filled, off)?.[0]?.accountIds).toEqual(['u6']);
});
