import { databaseStorage, guardedStorage, STORAGE_TIMEOUT } from '@/store/storage';
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
  it('passes working calls through', async () => {
    const { storage, told } = guarded({ a: 1 });
    expect(await storage.get('a')).toBe(1);
    await storage.set('b', 2);
    expect(await storage.get('b')).toBe(2);
    expect(told).toEqual([]);
  });

  it('reports blocked storage, returns nothing, and never overwrites what it could not read', async () => {
    const { storage, inner, told } = guarded({ a: 1 });
    inner.state.broken = true;
    expect(await storage.get('a')).toBeUndefined();
    inner.state.broken = false;
    await storage.set('a', 2);
    expect(inner.table.get('a')).toBe(1);
    expect(told).toEqual([{ operation: 'load', error: 'SecurityError: Storage is blocked' }]);
  });

  it('reports a browser without any database, and returns nothing', async () => {
    expect(globalThis.indexedDB).toBeUndefined();
    const told: string[] = [];
    const storage = guardedStorage(databaseStorage(), (operation) => void told.push(operation));
    expect(await storage.get('a')).toBeUndefined();
    expect(await storage.set('a', 1)).toBe(false);
    expect(told).toEqual(['load']);
  });

  it('says for each value if it was stored', async () => {
    const { storage, inner } = guarded();
    expect(await storage.set('a', 1)).toBe(true);
    expect(await storage.keys()).toEqual(['a']);
    inner.state.broken = true;
    expect(await storage.set('a', 2)).toBe(false);
    await storage.get('a');
    inner.state.broken = false;
    expect(await storage.set('a', 3)).toBe(false);
    expect(await storage.keys()).toEqual([]);
  });

  it('waits longer for files, which may be large', async () => {
    const told: string[] = [];
    const { storage } = fakeStorage();
    const slow = {
      ...storage,
      set: () =>
        new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 3 * STORAGE_TIMEOUT)),
    };
    const guardedOne = guardedStorage(slow, (operation) => void told.push(operation));
    const keeping = guardedOne.set('file 1', new Blob(['much']));
    await clock.pass(3 * STORAGE_TIMEOUT);
    expect(await keeping).toBe(true);
    expect(told).toEqual([]);
  });

  it('stops waiting for a database that hangs', async () => {
    const told: string[] = [];
    const hanging = () => new Promise<never>(() => undefined);
    const inner = { get: hanging, set: hanging, remove: hanging, keys: hanging };
    const storage = guardedStorage(inner, (operation) => {
      told.push(operation);
    });
    const reading = storage.get('a');
    await clock.pass(STORAGE_TIMEOUT);
    expect(await reading).toBeUndefined();
    expect(told).toEqual(['load']);
  });

  it('reports a full storage and continues', async () => {
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
