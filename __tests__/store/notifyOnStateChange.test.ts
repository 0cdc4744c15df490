import { configureStore, createAction, createReducer } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { timelineKey } from '@/domain/timelines/timeline';
import timelines, {
  newStatusesShown,
  statusesStreamed,
  timelineOpened,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { notifyOnStateChange } from '@/store/notifyOnStateChange';

const key = timelineKey('public');

const word = createAction('word');
const raised = createAction<number>('raised');
const reducer = createReducer({ count: 0 }, (builder) => {
  builder.addCase(raised, (state, { payload }) => {
    state.count += payload;
  });
});

describe('subscribers of the store', () => {
  it('are notified of each change once, and of nothing else', () => {
    const store = configureStore({
      reducer,
      enhancers: (defaults) => defaults({ autoBatch: false }).concat(notifyOnStateChange),
    });
    const heard: number[] = [];
    const stop = store.subscribe(() => void heard.push(store.getState().count));
    store.dispatch(word());
    store.dispatch(raised(1));
    store.dispatch(word());
    store.dispatch(raised(0));
    store.dispatch(raised(2));
    stop();
    store.dispatch(raised(4));
    expect(heard).toEqual([1, 3]);
  });

  it('that are added later are notified of changes from then on', () => {
    const store = configureStore({
      reducer,
      enhancers: (defaults) => defaults().concat(notifyOnStateChange),
    });
    store.dispatch(raised(5));
    const listener = jest.fn();
    store.subscribe(listener);
    store.dispatch(word());
    expect(listener).not.toHaveBeenCalled();
    store.dispatch(raised(1));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are notified once of streamed posts and of how they show', async () => {
    const entities = { statuses: [], users: [], relationships: {} } as unknown as EntityBundle;
    const store = configureStore({
      reducer: { timelines },
      enhancers: (defaults) => defaults({ autoBatch: false }).concat(notifyOnStateChange),
    });
    store.dispatch(timelineOpened({ key }));
    const page = { key, ids: ['1'], entities, from: null, next: null, show: true };
    store.dispatch(timelinePageReceived({ ...page, kind: 'first' }));
    const heard: string[][] = [];
    store.subscribe(() => void heard.push([...(store.getState().timelines[key]?.unseen ?? [])]));
    const comes = (id: string) =>
      store.dispatch(statusesStreamed({ statusIds: [id], keys: [key], entities, show: false }));
    comes('2');
    store.dispatch(newStatusesShown({ key }));
    await Promise.resolve();
    expect(heard).toEqual([[]]);
    comes('3');
    await Promise.resolve();
    expect(heard).toEqual([[], ['3']]);
  });
});
