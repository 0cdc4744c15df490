/** Faults on demand: slow, failing, wrong or missing answers, or no server at all. */
import type { AlteredFile } from './alteredFiles';
import type { Random } from './state/random';

export const faultAnswers = [
  '500',
  '502',
  '429',
  '401',
  '403',
  'html',
  'garbage',
  'empty',
  'null',
  'truncated',
  'hang',
] as const;

export type FaultAnswer = (typeof faultAnswers)[number];

export const isFaultAnswer = (text: string): text is FaultAnswer =>
  (faultAnswers as readonly string[]).includes(text);

interface PlannedFault {
  /** The whole path, or its beginning. */
  path: string;
  method: string | null;
  answer: FaultAnswer;
  /** True if the server does the work all the same, and only the answer is wrong. */
  done: boolean;
  times: number;
}

type Fault = Pick<PlannedFault, 'answer' | 'done'>;

export interface Faults {
  planned: PlannedFault[];
  altered: AlteredFile[];
  isDown: boolean;
  latency: number;
  failRate: number;
  /** While there is one, no call is answered. */
  held: Hold | null;
}

interface Hold {
  ended: Promise<void>;
  end: () => void;
}

export const createFaults = (latency: number, failRate: number): Faults => ({
  planned: [],
  altered: [],
  isDown: false,
  latency,
  failRate,
  held: null,
});

/** Lets all calls wait, or answers those that have waited. */
export function holdCalls(faults: Faults, on: boolean): void {
  faults.held?.end();
  faults.held = null;
  if (!on) return;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  faults.held = { ended, end };
}

export const isCall = (path: string): boolean =>
  path.startsWith('/api/') || path.startsWith('/oauth/');

/** Returns the fault for this call, if any, and uses up one of its times. */
export function takeFault(
  faults: Faults,
  random: Random,
  method: string,
  path: string,
): Fault | null {
  const fault = faults.planned.find(
    (one) => path.startsWith(one.path) && (one.method === null || one.method === method),
  );
  if (fault) {
    fault.times -= 1;
    if (fault.times <= 0) faults.planned = faults.planned.filter((one) => one !== fault);
    return fault;
  }
  if (isCall(path) && faults.failRate > 0 && random.chance(faults.failRate)) {
    return { answer: random.chance(0.5) ? '500' : '502', done: false };
  }
  return null;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const PROXY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><h1>502 Bad Gateway</h1></body>\r\n</html>\r\n';
const INDEX_PAGE =
  '<!DOCTYPE html>\n<html lang="en"><head><title>Reedbank</title></head><body><div id="app"></div></body></html>\n';

type Canned = Exclude<FaultAnswer, 'hang' | 'truncated'>;

const canned: Record<Canned, { status: number; type: string; body: string | Uint8Array }> = {
  '500': { status: 500, type: JSON_TYPE, body: '{"error":"Something went wrong"}' },
  '502': { status: 502, type: 'text/html', body: PROXY_PAGE },
  '429': { status: 429, type: JSON_TYPE, body: '{"error":"Throttled"}' },
  '401': { status: 401, type: JSON_TYPE, body: '{"error":"The access token is invalid"}' },
  '403': { status: 403, type: JSON_TYPE, body: '{"error":"Invalid credentials."}' },
  html: { status: 200, type: 'text/html; charset=utf-8', body: INDEX_PAGE },
  garbage: {
    status: 200,
    type: JSON_TYPE,
    body: Uint8Array.from([0xff, 0xfe, 0x7b, 0x00, 0x22, 0x80, 0xc3, 0x28]),
  },
  empty: { status: 200, type: JSON_TYPE, body: '' },
  null: { status: 200, type: JSON_TYPE, body: 'null' },
};

export function cannedAnswer(answer: Canned): Response {
  const { status, type, body } = canned[answer];
  const payload = typeof body === 'string' ? body : new Uint8Array(body);
  return new Response(payload, { status, headers: { 'content-type': type } });
}
