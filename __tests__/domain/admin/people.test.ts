import fc from 'fast-check';
import { newcomersOf, type StaffPerson } from '@/domain/admin/people';
import { decodeStaffPeople } from '@/api/decode/admin/staffPerson';
import { pleromaPerson } from '@support/admin/people';

/** The higher the number, the later the sign-up. */
const people = (numbers: readonly number[], dated: boolean): StaffPerson[] =>
  decodeStaffPeople(
    numbers.map((number) =>
      pleromaPerson(String(number), {
        created_at: dated ? new Date(number * 86_400_000).toISOString() : '',
      }),
    ),
  ).people;
const numbersOf = (some: readonly StaffPerson[]) => some.map(({ id }) => Number(id));

describe('the newcomers of a page', () => {
  it('are those who have signed up since, whoever has left the list meanwhile', () => {
    const numbers = (min: number) =>
      fc
        .uniqueArray(fc.integer({ min, max: min + 40 }), { minLength: 1, maxLength: 12 })
        .map((some) => some.toSorted((one, other) => other - one));
    fc.assert(
      fc.property(
        numbers(1),
        numbers(50),
        fc.nat(9),
        fc.func(fc.boolean()),
        (old, news, last, left) => {
          const known = old.slice(0, last + 1);
          const stay = old.filter((number) => !known.includes(number) || !left(number));
          const page = people([...news, ...stay], true);
          expect(numbersOf(newcomersOf(page, people(known, true), false))).toEqual(news);
        },
      ),
    );
  });

  it('are all that are not known, where the whole list was', () => {
    const found = newcomersOf(people([5, 3, 2], false), people([4, 3], false), true);
    expect(numbersOf(found)).toEqual([5, 2]);
  });

  it('stand before the known ones, where the server says no dates', () => {
    const found = newcomersOf(people([5, 4, 2], false), people([4, 3], false), false);
    expect(numbersOf(found)).toEqual([5]);
  });
});
