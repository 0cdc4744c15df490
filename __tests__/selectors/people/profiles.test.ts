import type { UnknownAction } from '@reduxjs/toolkit';
import { noEntities } from '@/domain/engine/entities';
import { selectProfileUserId } from '@/selectors/people/profiles';
import { profileReceived } from '@/slices/people/profiles';
import { requestFailed } from '@/slices/engine/requests';
import { rootReducer } from '@/slices/root';
import { signedIn, someUser } from '@support/people';

const stateOf = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'begin' }));
const ben = someUser({
  id: 'u2',
  screenName: 'ben@hill.example',
  fullName: 'ben@hill.example',
});
const known = stateOf(
  signedIn(),
  profileReceived({
    address: { id: 'u2' },
    userId: 'u2',
    entities: { ...noEntities(), users: [ben] },
  }),
);

describe('the account of a profile address', () => {
  it.each([
    [{ name: 'mia' }, 'u1'],
    [{ name: 'Mia' }, 'u1'],
    [{ name: 'mia@home.example' }, 'u1'],
    [{ id: 'u1' }, 'u1'],
    [{ name: 'ben@hill.example' }, 'u2'],
    [{ name: 'ben' }, null],
    [{ id: 'constructor' }, null],
    [{ id: 'u3' }, null],
  ])('%j is found among the known accounts, before any answer', (address, userId) => {
    expect(selectProfileUserId(known, address)).toBe(userId);
  });

  it('is null once the server has said so, and an account that it named stays', () => {
    const gone = (name: string) =>
      requestFailed({ key: `profile ${name}`, reason: 'Not found', httpStatus: 404 });
    expect(selectProfileUserId(stateOf(signedIn(), gone('mia')), { name: 'mia' })).toBeNull();
    expect(selectProfileUserId(rootReducer(known, gone('$u2')), { id: 'u2' })).toBe('u2');
  });
});
