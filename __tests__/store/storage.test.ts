import { guardedStorage, STORAGE_TIMEOUT } from '@/store/storage';
import { fakeStorage } from '@support/context';
import { useStoppedClock } from '@support/clock';

const clock = useStoppedClock();

interface Told {
  operation: string;
  error: string;
}

function guarded(kept: Record<string, unknown> = {}) {
  const inner = fakeStorage(kept);
  const told: Told[] = [];
  const storage = guardedStorage(inner.storage, (operation, error) => {
    told.push({ operation, error: String(error) });
  });
  return { inner, told, storage };
}

describe('guarded storage', () => {
  it('passes on what works', async () => {
    const { storage, told } = guarded({ a: 1 });
    expect(await storage.get('a')).toBe(1);
    await storage.set('b', 2);
    expect(await storage.get('b')).toBe(2);
    expect(told).toEqual([]);
  });

  it('tells of blocked storage, gives nothing, and never writes over what it could not read', async () => {
    const { storage, inner, told } = guarded({ a: 1 });
    inner.state.broken = true;
    expect(await storage.get('a')).toBeUndefined();
    inner.state.broken = false;
    await storage.set('a', 2);
    expect(inner.table.get('a')).toBe(1);
    expect(told).toEqual([{ operation: 'load', error: 'SecurityError: Storage is blocked' }]);
  });

  it('gives up a database that hangs', async () => {
    const told: string[] = [];
    const hanging = () => new Promise<never>(() => undefined);
    const storage = guardedStorage({ get: hanging, set: hanging, remove: hanging }, (operation) => {
      told.push(operation);
    });
    const reading = storage.get('a');
    await clock.pass(STORAGE_TIMEOUT);
    expect(await reading).toBeUndefined();
    expect(told).toEqual(['load']);
  });

  it('tells of a full storage and goes on', async () => {
    const { storage, inner, told } = guarded();
    await storage.get('a');
    inner.state.broken = true;
    await storage.set('a', 2);
    inner.state.broken = false;
    await storage.set('a', 3);
    expect(inner.table.get('a')).toBe(3);
    expect(told.map(({ operation }) => operation)).toEqual(['save']);
  });
});
