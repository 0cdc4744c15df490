/**
 * Raw flows as the recorder holds them, before redaction: written by hand, or made from fixtures.
 */
import {
  FLOW_VERSION,
  type FlowEvent,
  type FlowValue,
  type RawFlow,
} from '@/testing/format/flowFile';
import type { Fixture } from '../fixtures';

export const rawFlow = (changes: Partial<RawFlow> = {}): RawFlow => ({
  format: 'linnet-flow',
  version: FLOW_VERSION,
  made: {
    client: { version: '0.1.0', build: 'test' },
    server: { software: 'pleroma', version: '2.9.1', family: 'pleroma' },
  },
  begin: 'start',
  seed: 1,
  clock: 1_795_171_000_000,
  locale: 'en',
  origin: 'https://home.example',
  path: '/main/all',
  capabilities: {},
  events: [],
  ...changes,
});

/** A call and its answer, taken from a fixture. */
export function recordedCall({ request, response }: Fixture, call: number): FlowEvent[] {
  const { body, headers, status } = response;
  const query = new URLSearchParams(
    Object.entries(request.query).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each]),
    ),
  ).toString();
  return [
    {
      at: call,
      kind: 'call',
      call,
      method: request.method,
      path: request.path + (query && `?${query}`),
      as: request.as === 'anonymous' ? null : 'token-1',
      body: request.body === undefined ? null : { form: 'json', value: request.body as FlowValue },
    },
    {
      at: call,
      kind: 'answer',
      call,
      status,
      statusText: '',
      headers,
      body:
        typeof body === 'string'
          ? { form: 'text', text: body }
          : body === undefined
            ? null
            : { form: 'json', value: body as FlowValue },
    },
  ];
}
