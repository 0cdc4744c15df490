/** Writes parts of a flow as code of a test. */
import {
  FLOW_SPECIAL,
  type FlowBody,
  type FlowEvent,
  type FlowValue,
} from '@/testing/format/flowFile';

type Of<Kind extends FlowEvent['kind']> = Extract<FlowEvent, { kind: Kind }>;

/** Values of the page that a test can change. */
const sources = new Set(['visible', 'focused', 'online', 'size', 'light', 'tabs']);

/** The code that answers a call, or leaves it unanswered. */
export function answerCode({ call, method, path }: Of<'call'>, events: readonly FlowEvent[]) {
  const asked = `server.${method.toLowerCase()}(${codeOf(path)})`;
  const outcome = events.find(
    (event) => (event.kind === 'answer' || event.kind === 'failure') && event.call === call,
  );
  if (outcome?.kind === 'answer') {
    const { status, headers, body } = outcome;
    const more = Object.keys(headers).length > 0 ? `, ${codeOf(headers)}` : '';
    return `${asked}.reply(${String(status)}, ${bodyCode(body)}${more});`;
  }
  if (outcome?.kind === 'failure') return `${asked}.replyWithError(${codeOf(outcome.message)});`;
  return `${asked}.reply(() => new Promise(() => undefined));`;
}

function bodyCode(body: FlowBody | null): string {
  if (body?.form === 'json') return codeOf(body.value);
  return body?.form === 'text' ? codeOf(body.text) : `''`;
}

/** The code for an event of the page or a socket; null for those that a test causes by itself. */
export function stepCode(event: FlowEvent): string | null {
  switch (event.kind) {
    case 'action':
      return `story.dispatch(${codeOf(event.action)});`;
    case 'change':
      return sources.has(event.source)
        ? `page.${event.source}.change(${codeOf(event.value)});`
        : null;
    case 'opened':
      return `${socketCode(event)}.open();`;
    case 'frame':
      return `${socketCode(event)}.receive(${codeOf(event.text)});`;
    case 'closed':
      return `${socketCode(event)}.end(${String(event.code)});`;
    default:
      return null;
  }
}

const socketCode = ({ socket }: { socket: number }): string =>
  `sockets.opened[${String(socket - 1)}]?`;

/** A value as a literal in code. */
export function codeOf(value: FlowValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(codeOf).join(', ')}]`;
  const special = value[FLOW_SPECIAL];
  if (special === 'file') return fileCode(value);
  if (typeof special === 'string') return special;
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}: ${codeOf(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const fileCode = ({ name, type }: Readonly<Record<string, FlowValue>>): string =>
  `new File([], ${codeOf(name ?? '')}, { type: ${codeOf(type ?? '')} })`;

const isList = (value: FlowValue): value is readonly FlowValue[] => Array.isArray(value);
