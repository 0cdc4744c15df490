/** The order and grouping of chat messages. */
import * as fc from 'fast-check';
import { makeBlocks, placingOf, type Placeable } from '@/domain/talk/chatRows';

const message = (
  id: string,
  userId = 'bob',
  createdAt = '2026-11-20T12:00:00.000Z',
): Placeable => ({
  id,
  fakeId: null,
  userId,
  createdAt,
});

/** A local time, because messages are grouped by local days. */
const at = (day: number, hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).toISOString();

describe('the position of a message', () => {
  it('is in a group with others of the same person and minute', () => {
    const first = message('1', 'bob', at(20, 12, 0, 1));
    const same = message('2', 'bob', at(20, 12, 0, 59));
    const later = message('3', 'bob', at(20, 12, 1));
    const answer = message('4', 'alice', at(20, 12, 1));
    const row = [first, same, later, answer];
    expect(row.map((each, place) => placingOf(each, row[place - 1], row[place + 1]))).toEqual([
      { startsDay: true, startsGroup: true, endsGroup: false },
      { startsDay: false, startsGroup: false, endsGroup: true },
      { startsDay: false, startsGroup: true, endsGroup: true },
      { startsDay: false, startsGroup: true, endsGroup: true },
    ]);
  });

  it('is below a date line if its local date differs', () => {
    const late = message('1', 'bob', at(20, 23, 59, 59));
    const early = message('2', 'bob', at(21, 0, 0));
    expect(placingOf(early, late, undefined)).toEqual({
      startsDay: true,
      startsGroup: true,
      endsGroup: true,
    });
  });
});

describe('blocks of messages', () => {
  const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 18 }), { maxLength: 200 });

  it('contain every message once, in order, and know their neighbours', () => {
    fc.assert(
      fc.property(keys, (all) => {
        const messages = all.map((key) => message(key));
        const blocks = makeBlocks()(messages);
        expect(blocks.flatMap((block) => block.messages)).toEqual(messages);
        blocks.forEach(({ before, after, messages: held }, place) => {
          expect(before).toBe(blocks[place - 1]?.messages.at(-1));
          expect(after).toBe(blocks[place + 1]?.messages[0]);
          expect(held).not.toHaveLength(0);
        });
      }),
    );
  });

  it('stay the same when messages are added before and after, except the outermost', () => {
    fc.assert(
      fc.property(keys, fc.nat(200), fc.nat(200), (all, from, length) => {
        const messages = all.map((key) => message(key));
        const part = messages.slice(from, from + length);
        const inner = makeBlocks()(part).slice(1, -1);
        const outer = makeBlocks()(messages);
        inner.forEach((block) => expect(outer).toContainEqual(block));
      }),
    );
  });

  it('are small enough to render at once, with the ids that servers use', () => {
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const flake = (count: number) =>
      `BCdWrBGvpV9LmaH${letters[Math.floor(count / 3844) % 62]}${letters[Math.floor(count / 62) % 62]}${letters[count % 62]}`;
    const messages = Array.from({ length: 5_000 }, (_, count) => message(flake(count)));
    const sizes = makeBlocks()(messages).map((block) => block.messages.length);
    expect(Math.max(...sizes)).toBeLessThan(250);
    expect(sizes.length).toBeGreaterThan(120);
    expect(sizes.length).toBeLessThan(350);
  });

  it('start where they are requested to', () => {
    const messages = ['a', 'b', 'c', 'd'].map((key) => message(key));
    expect(makeBlocks()(messages, 'c').map(({ key }) => key)).toContain('c');
  });

  it('keep their keys, and their identity where nothing changed', () => {
    fc.assert(
      fc.property(keys, fc.nat(200), fc.nat(200), (all, from, length) => {
        const messages = all.map((key) => message(key));
        const blocks = makeBlocks();
        const before = blocks(messages.slice(from, from + length));
        const after = blocks(messages);
        before.forEach((block, at) => {
          const same = after.find(({ key }) => key === block.key);
          expect(same?.messages).toEqual(expect.arrayContaining([...block.messages]));
          if (at > 0 && at < before.length - 1) expect(same).toBe(block);
        });
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
      }),
    );
  });
});
