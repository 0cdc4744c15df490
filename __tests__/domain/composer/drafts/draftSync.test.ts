import fc from 'fast-check';
import type { Draft } from '@/domain/composer/draft';
import {
  MOST_CHARACTERS,
  MOST_SYNCED,
  readSynced,
  storedDrafts,
  syncDrafts,
  withEnd,
  type SyncedDrafts,
} from '@/domain/composer/drafts/draftSync';
import { someAttachment, someDraft, someFile } from '@support/composer/drafts';

/** A server's store, and devices whose clocks differ. */
function world() {
  let there: SyncedDrafts = {};
  const device = (ahead: number) => {
    let time = 1_000 + ahead;
    let here: Record<string, Draft> = {};
    let last: Record<string, number> = {};
    const now = () => (time += 10);
    const write = (text: string, more: Partial<Draft> = {}, target = 'new') => {
      here = { ...here, [target]: someDraft({ ...here[target], ...more, text, changedAt: now() }) };
    };
    return {
      write,
      add: (word: string) => write(`${here.new?.text ?? ''} ${word}`.trim()),
      discard: (target = 'new') => {
        const { [target]: _gone, ...rest } = here;
        here = rest;
        last = { ...withEnd(last, target) };
      },
      lose: () => {
        here = {};
      },
      sync: (rests = false) => {
        const done = syncDrafts({ here, there, last, now: now(), rests: () => rests });
        last = { ...done.last };
        if (done.dirty) there = readSynced(JSON.parse(JSON.stringify(storedDrafts(done.there))));
        for (const [target, draft] of Object.entries(done.taken)) {
          const { [target]: _old, ...rest } = here;
          here = draft ? { ...rest, [target]: draft } : rest;
        }
        return done.dirty;
      },
      drafts: () => here,
      text: (target = 'new') => here[target]?.text ?? null,
    };
  };
  return { device, there: () => there };
}

function two() {
  const server = world();
  const [one, other] = [server.device(0), server.device(-900)];
  const settle = () => [one, other, one, other].forEach(({ sync }) => void sync());
  return { server, one, other, settle };
}

describe('drafts on two devices', () => {
  it('go on from one to the other and back, and then nothing is sent any more', () => {
    const { one, other, settle } = two();
    one.write('Frogs', { visibility: 'private', expiresIn: 7_200 });
    one.write('To Bob', {}, 'reply s1');
    settle();
    expect(other.drafts()).toMatchObject({
      new: { text: 'Frogs', visibility: 'private', expiresIn: 7_200 },
      'reply s1': { text: 'To Bob' },
    });
    other.write('Frogs sing', { visibility: 'public', expiresIn: null });
    settle();
    expect(one.drafts().new).toMatchObject({
      text: 'Frogs sing',
      visibility: 'public',
      expiresIn: null,
    });
    expect([one.sync(), other.sync()]).toEqual([false, false]);
  });

  it('are gone on both when one of them sent or deleted it, unless the other has gone on', () => {
    const { one, other, settle } = two();
    one.write('Frogs');
    one.write('Toads', {}, 'reply s1');
    settle();
    one.discard();
    one.discard('reply s1');
    other.write('Toads sing', {}, 'reply s1');
    settle();
    for (const device of [one, other]) {
      expect(device.text()).toBeNull();
      expect(device.text('reply s1')).toBe('Toads sing');
    }
    one.write('Newts');
    settle();
    expect(other.text()).toBe('Newts');
  });

  it('are gone when the form is emptied, and come back where a browser lost them', () => {
    const { one, other, settle } = two();
    one.write('Frogs');
    settle();
    one.lose();
    settle();
    expect(one.text()).toBe('Frogs');
    one.write('');
    settle();
    expect(other.text()).toBeNull();
    expect([one.sync(), other.sync()]).toEqual([false, false]);
  });

  it('keep files that are in one browser alone; those that the server has go along', () => {
    const { one, other, settle } = two();
    const files = [
      someFile({ id: 'f1', attachment: someAttachment('m1'), poster: 'p1' }),
      someFile({ id: 'f2', attachment: null }),
    ];
    one.write('Frogs', { files });
    settle();
    expect(other.drafts().new?.files.map(({ id, poster }) => [id, poster])).toEqual([
      ['f1', undefined],
    ]);
    other.add('sing');
    settle();
    expect(one.text()).toBe('Frogs sing');
    expect(one.drafts().new?.files).toEqual(files);
  });

  it('that are being sent stay as they are; chats are not part of it', () => {
    const { server, one, other, settle } = two();
    one.write('Frogs');
    one.write('Psst', {}, 'chat u5');
    expect(one.sync(true)).toBe(false);
    settle();
    other.add('sing');
    other.sync();
    one.sync(true);
    expect(one.text()).toBe('Frogs');
    expect(Object.keys(server.there())).toEqual(['new']);
  });

  it('lose no word and become the same, in whatever order they are written and synced', () => {
    const step = fc.record({ by: fc.nat(1), does: fc.constantFrom('write', 'sync') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { one, other, settle } = two();
        const words = steps.flatMap(({ by, does }, at) => {
          const device = by === 0 ? one : other;
          if (does === 'sync') return [device.sync(), []][1] as string[];
          device.add(`w${String(at)}w`);
          return [`w${String(at)}w`];
        });
        settle();
        settle();
        expect(one.text()).toBe(other.text());
        for (const word of words) expect(one.text()).toContain(word);
        expect([one.sync(), other.sync()]).toEqual([false, false]);
      }),
    );
  });
});

describe('the drafts on the server', () => {
  it('are the latest ones within bounds, and those left out are not sent again and again', () => {
    const { server, one } = two();
    for (let at = 0; at < MOST_SYNCED + 5; at += 1) one.write('x', {}, `reply s${String(at)}`);
    one.sync();
    expect(Object.keys(server.there())).toHaveLength(MOST_SYNCED);
    expect(server.there()['reply s0']).toBeUndefined();
    expect(one.sync()).toBe(false);
    one.write('y'.repeat(MOST_CHARACTERS), {}, 'reply long');
    one.sync();
    expect(Object.keys(server.there())).toEqual(['reply long']);
    expect(one.drafts()['reply s0']?.text).toBe('x');
    one.discard('reply s0');
    expect(one.sync()).toBe(false);
  });

  it('that are damaged are passed over', () => {
    const whole = { at: 5, draft: someDraft() };
    const drafts = {
      new: whole,
      'reply a': { at: 'soon', draft: null },
      'reply b': { at: 5, draft: { text: 7 } },
      'reply c': { at: 5, draft: { ...someDraft(), parts: [{}] } },
      'reply d': { at: 6, draft: null },
    };
    expect(readSynced({ version: 1, drafts })).toEqual({
      new: whole,
      'reply d': { at: 6, draft: null },
    });
    expect(readSynced('nothing')).toEqual({});
  });
});
