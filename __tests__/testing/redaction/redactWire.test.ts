/** Recorded answers of a real server, redacted, decode to the same structure with other words. */
import { decodeNotifications } from '@/api/decode/notifications/notification';
import { decodeStatusList } from '@/api/decode/statuses/status';
import type { FlowValue } from '@/testing/format/flowFile';
import { redact } from '@/testing/redaction/redact';
import { rawFlow, recordedCall } from '@support/testing/rawFlow';
import { fixture, fixtureNames } from '@support/fixtures';

const names = fixtureNames('timelines').concat(fixtureNames('notifications', /list|type/));
const events = names.flatMap((name, at) => recordedCall(fixture(name), at));
const before = rawFlow({ events });
const after = redact(before);

const bodies = (flow: { events: typeof after.events }): (readonly [string, FlowValue])[] =>
  flow.events.flatMap((event) =>
    event.kind === 'answer' && event.body?.form === 'json' && Array.isArray(event.body.value)
      ? [[names[event.call] ?? '', event.body.value] as const]
      : [],
  );

/** Returns the kinds in a decoded value, without any of its text. */
function kinds(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => kinds(item, field));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, item]) => [
      /^[\w]*$/.test(key) ? key : '',
      kinds(item, key),
    ]);
  }
  if (typeof value !== 'string') return value;
  return telling.has(field) ? value : value === '' ? 'none' : 'text';
}
const telling = new Set([
  'visibility',
  'type',
  'kind',
  'createdAt',
  'contentType',
  'role',
  'actorType',
]);

describe('redacted answers', () => {
  const pairs = bodies(before).map(
    ([name, wire], at) => [name, wire, bodies(after)[at]?.[1]] as const,
  );

  it('are as many as the originals', () => {
    expect(pairs.length).toBeGreaterThan(40);
  });

  it.each(pairs.filter(([name]) => name.startsWith('timelines/')))(
    '%s has the same posts',
    (_, wire, other) => {
      expect(kinds(decodeStatusList(other))).toEqual(kinds(decodeStatusList(wire)));
    },
  );

  it.each(pairs.filter(([name]) => name.startsWith('notifications/')))(
    '%s has the same notifications',
    (_, wire, other) => {
      expect(kinds(decodeNotifications(other))).toEqual(kinds(decodeNotifications(wire)));
    },
  );

  it('contain none of the original text', () => {
    const text = JSON.stringify(after);
    const words = /"content":"(?:<p>)?([A-Z][a-z]+ [a-z]+ [a-z]+)/g;
    const said = [...JSON.stringify(before).matchAll(words)].map(([, found = '']) => found);
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((found) => text.includes(found))).toEqual([]);
  });

  it('are unchanged by a second redaction', () => {
    expect(redact(after)).toEqual(after);
  });
});
