import { noEntities } from '@/domain/engine/entities';
import conversations, {
  threadContextReceived,
  type ThreadContext,
} from '@/slices/statuses/threadContexts';

const received = (statusId: string, ancestorIds: string[] = []) =>
  threadContextReceived({ statusId, ancestorIds, descendantIds: [], entities: noEntities() });

describe('conversations', () => {
  it('are kept for the last twenty that were looked at, however often', () => {
    const ids = Array.from({ length: 25 }, (_each, at) => `s${at}`);
    const looked = [...ids, 's5', 's5'];
    const state = looked
      .map((id) => received(id))
      .reduce<Record<string, ThreadContext>>(conversations, {});
    expect(Object.keys(state)).toEqual([...ids.slice(6), 's5']);
  });

  it('are what the server said last', () => {
    const state = conversations(conversations({}, received('s1', ['s0'])), received('s1'));
    expect(state).toEqual({ s1: { ancestorIds: [], descendantIds: [] } });
  });
});
