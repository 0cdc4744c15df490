/** In whatever order messages arrive, each is shown once in its chat, in the right position. */
import fc from 'fast-check';
import { compareMessageIds, isFailedId } from '@/domain/talk/chat';
import { isUnsent } from '@/domain/talk/chatOrder';
import {
  culled,
  emptyThread,
  keyOfMessage,
  withMessages,
  withNewest,
  withoutMessage,
  type ChatThread,
} from '@/domain/talk/chatThread';
import { withChange, withFailure, withUnsent } from '@/domain/talk/chatUnsent';
import { chatMessage, messageId, unsentMessage } from '@support/talk/numberedMessages';

/** The server's messages by number, with the idempotency keys of the own ones. */
interface Server {
  numbers: number[];
  keys: Map<number, string>;
  last: number;
}

interface Model {
  server: Server;
  written: string[];
  discarded: Set<string>;
  thread: ChatThread;
  now: number;
}

const wireOf = ({ keys }: Server, number: number, tellsKey = true) =>
  chatMessage(number, { idempotencyKey: tellsKey ? (keys.get(number) ?? null) : null });

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

type Step = (model: Model, at: number) => void;

const steps: Record<string, Step> = {
  /** The other person writes a message, which the socket may or may not deliver. */
  said({ server }) {
    server.numbers.push((server.last += 1));
  },
  written(model, at) {
    const fakeId = `k${String(model.written.length)}-${String(at)}`;
    model.written.push(fakeId);
    model.thread = withUnsent(model.thread, unsentMessage(fakeId));
  },
  /** The message reaches the server, even if its answer is lost. */
  arrived({ server, written, discarded }, at) {
    const fakeId = pick(written, at);
    if (fakeId === undefined || discarded.has(fakeId)) return;
    if ([...server.keys.values()].includes(fakeId)) return;
    server.numbers.push((server.last += 1));
    server.keys.set(server.last, fakeId);
  },
  heard(model, at) {
    const number = pick(model.server.numbers.slice(-5), at);
    const { minId, known } = model.thread;
    if (number === undefined || !known) return;
    if (minId !== null && compareMessageIds(messageId(number), minId) < 0) return;
    model.thread = withMessages(model.thread, [wireOf(model.server, number)]);
  },
  failed(model, at) {
    const fakeId = pick(model.written, at);
    const now = (model.now += 1);
    if (fakeId !== undefined) {
      model.thread = withFailure(model.thread, { fakeId, reason: 'No', now });
    }
  },
  retried(model, at) {
    const fakeId = pick(model.written, at);
    if (fakeId !== undefined) model.thread = withChange(model.thread, fakeId, { pending: true });
  },
  discarded(model, at) {
    const fakeId = pick(model.written, at);
    if (fakeId === undefined || [...model.server.keys.values()].includes(fakeId)) return;
    model.discarded.add(fakeId);
    model.thread = withoutMessage(model.thread, fakeId);
  },
  deletedElsewhere({ server }, at) {
    const gone = pick(server.numbers, at);
    server.numbers = server.numbers.filter((number) => number !== gone);
  },
  refreshed(model) {
    const { server, thread } = model;
    const page = server.numbers.slice(-3).toReversed();
    const messages = page.map((number) => wireOf(server, number));
    const oldest = messages.at(-1)?.id;
    const upTo = thread.maxId;
    const reaches = oldest === undefined || upTo === null || compareMessageIds(oldest, upTo) <= 0;
    model.thread = withNewest(thread, { messages, upTo, reaches, isAll: oldest === undefined });
  },
  older(model) {
    const { server, thread } = model;
    const { minId } = thread;
    if (minId === null) return;
    const before = server.numbers.filter((number) => messageId(number) < minId).slice(-4);
    model.thread = withMessages(
      thread,
      before.map((number) => wireOf(server, number, false)),
    );
  },
  culled(model) {
    model.thread = culled(model.thread, 4);
  },
};

/** The rules that the thread breaks: one `expect` a step would take most of the test's time. */
function brokenRules({ thread, written, discarded, server }: Model): string[] {
  const { keys, rows, minId, maxId } = thread;
  const ids = keys.map((key) => rows[key]!.id);
  const onWay = keys.filter((key) => rows[key]!.id === rows[key]!.fakeId);
  const placed = ids.slice(0, ids.length - onWay.length);
  const held = ids.filter((id, at) => !isUnsent(rows[keys[at]!]!) && !isFailedId(id));
  const arrived = new Set(server.keys.values());
  const rules: Record<string, boolean> = {
    'each key once': new Set(keys).size === keys.length,
    'a row for each key': areEqual(Object.keys(rows).sort(), [...keys].sort()),
    'each message once': new Set(ids).size === ids.length,
    'what is on its way comes last': areEqual(keys.slice(keys.length - onWay.length), onWay),
    'in the order of ids': areEqual(placed, placed.toSorted(compareMessageIds)),
    'from the oldest to the newest id': areEqual(
      [minId, maxId],
      [held.at(0) ?? null, held.at(-1) ?? null],
    ),
    'found by its id': held.every((id) => rows[keyOfMessage(thread, id)]?.id === id),
    // It is on the server, was discarded, or is still in the chat.
    'no written message is lost': written.every(
      (fakeId) => arrived.has(fakeId) || discarded.has(fakeId) || keys.includes(fakeId),
    ),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

const areEqual = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === others.length && some.every((item, at) => item === others[at]);

it('shows each message once and in its position, for any sequence of events', () => {
  const story = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(steps), 'said', 'said', 'refreshed'), fc.nat(20)),
    {
      minLength: 10,
      maxLength: 80,
      size: 'max',
    },
  );
  fc.assert(
    fc.property(story, (told) => {
      const model: Model = {
        server: { numbers: [1, 2, 3], keys: new Map(), last: 3 },
        written: [],
        discarded: new Set(),
        thread: emptyThread,
        now: 0,
      };
      for (const [name, at] of told) {
        steps[name]!(model, at);
        expect(brokenRules(model)).toEqual([]);
      }
      // At the end page and server agree on the messages that both have.
      steps.refreshed!(model, 0);
      expect(brokenRules(model)).toEqual([]);
      const there = new Set(model.server.numbers.map(messageId));
      const { maxId } = model.thread;
      const newest = [...there].at(-1) ?? null;
      expect(maxId).toBe(newest);
    }),
    { numRuns: 300 },
  );
});
