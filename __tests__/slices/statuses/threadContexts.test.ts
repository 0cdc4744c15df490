import { noEntities } from '@/domain/engine/entities';
import conversations, {
  threadContextReceived,
  type ThreadContext,
} from '@/slices/statuses/threadContexts';

const received = (statusId: string, ancestorIds: string[] = []) =>
  threadContextReceived({ statusId, ancestorIds, descendantIds: [], entities: noEntities() });

describe('thread contexts', () => {
  it('are kept for the last twenty threads viewed, however often', () => {
    const ids = Array.from({ length: 25 }, (_each, at) => `s${at}`);
    const looked = [...ids, 's5', 's5'];
    const state = looked
      .map((id) => received(id))
      .reduce<Record<string, ThreadContext>>(conversations, {});
    expect(Object.keys(state)).toEqual([...ids.slice(6), 's5']);
  });

  it('are replaced by the latest answer of the server', () => {
    const state = conversations(conversations({}, received('s1', ['s0'])), received('s1'));
    expect(state).toEqual({ s1: { ancestorIds: [], descendantIds: [] } });
  });
});
