import reducer, { cardViewChanged, type CardView } from '@/slices/statuses/cardViews';
import { entitiesEvicted } from '@/slices/engine/entities';

type State = ReturnType<typeof reducer>;
const after = (...actions: Parameters<typeof reducer>[1][]): State =>
  actions.reduce(reducer, reducer(undefined, { type: 'begin' }));
const changed = (statusId: string, changes: CardView) => cardViewChanged({ statusId, changes });

describe('the view state of status cards', () => {
  it.each<keyof CardView>([
    'showingTall',
    'expandingSubject',
    'showingLongSubject',
    'replying',
    'mediaPlaying',
    'unmuted',
    'showingQuote',
  ])('CARD-03 keeps %s for one status independently of others', (flag) => {
    const state = after(
      changed('s1', { [flag]: true }),
      changed('s1', { mediaShown: true }),
      changed('s2', { [flag]: false }),
    );
    expect(state).toEqual({ s1: { [flag]: true, mediaShown: true }, s2: { [flag]: false } });
    expect(reducer(state, changed('s1', { [flag]: false })).s1?.[flag]).toBe(false);
  });

  it('is removed together with the statuses', () => {
    const state = after(
      changed('s1', { unmuted: true }),
      changed('s2', { unmuted: true }),
      entitiesEvicted({ statusIds: ['s1', 's9'], userIds: [] }),
    );
    expect(Object.keys(state)).toEqual(['s2']);
  });
});
