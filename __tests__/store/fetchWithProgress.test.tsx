/** A request that reports its upload progress. */
import { fetchWithProgress } from '@/store/fetchWithProgress';

/** A fake XMLHttpRequest that the test controls. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  aborted = false;
  sent: unknown;
  address = '';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-ratelimit-remaining: 3\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, response: new TextEncoder().encode(text).buffer });
    this.onload?.();
    this.onloadend?.();
  }
}

const before = globalThis.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = before;
  jest.useRealTimers();
});

const last = () => FakeRequest.last;
const URL_OF_MEDIA = 'https://home.example/api/v1/media';

function begin() {
  const parts: number[] = [];
  const aborter = new AbortController();
  const answer = fetchWithProgress(URL_OF_MEDIA, {
    method: 'POST',
    headers: { authorization: 'Bearer TOKEN' },
    body: 'much',
    signal: aborter.signal,
    onSent: (part) => parts.push(part),
  });
  return { parts, aborter, answer };
}
const progress = (loaded: number, total: number) =>
  last().upload.onprogress?.({ loaded, total, lengthComputable: total > 0 });

describe('an upload with progress', () => {
  it('sends its body, and reads status, headers and body', async () => {
    const { parts, answer } = begin();
    expect(last()).toMatchObject({
      address: `POST ${URL_OF_MEDIA}`,
      headers: { authorization: 'Bearer TOKEN' },
      sent: 'much',
    });
    progress(1, 4);
    progress(9, 0);
    progress(4, 4);
    expect(parts).toEqual([0.25, 1]);
    last().answer(202, '{"id":"1"}');
    const response = await answer;
    expect(response.status).toBe(202);
    expect(response.headers.get('x-ratelimit-remaining')).toBe('3');
    expect(await response.json()).toEqual({ id: '1' });
  });

  it('ends when it is aborted, and when the connection fails', async () => {
    const taken = begin();
    taken.aborter.abort(new Error('not any more'));
    await expect(taken.answer).rejects.toThrow('not any more');
    expect(last().aborted).toBe(true);
    const broken = begin();
    last().onerror?.();
    await expect(broken.answer).rejects.toThrow(TypeError);
  });

  it('fails when there is no progress for a while, however long it took before', async () => {
    const { answer } = begin();
    for (let minute = 1; minute < 60; minute += 1) {
      jest.advanceTimersByTime(60_000);
      progress(minute, 60);
    }
    expect(last().aborted).toBe(false);
    jest.advanceTimersByTime(120_000);
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(last().aborted).toBe(true);
  });
});
