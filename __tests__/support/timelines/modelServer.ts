/**
 * A server that is only a list of posts: it answers pages of a timeline at once, late or with a
 * failure, as a test says.
 */
import { wireStatus } from '../wire';

const MOST = 20;

/** Ids also grow in length, as those of servers do. */
export const idOfPost = (number: number): string => String(90 + number);

export function modelServer(first: number) {
  /** Newest first. */
  let posts = Array.from({ length: first }, (_, at) => idOfPost(first - 1 - at));
  let count = first;
  let state: 'answers' | 'lingers' | 'fails' = 'answers';
  let late: (() => void)[] = [];

  const pageOf = (query: URLSearchParams): string[] => {
    const maxId = Number(query.get('max_id') ?? Infinity);
    const sinceId = Number(query.get('since_id') ?? 0);
    return posts.filter((id) => Number(id) < maxId && Number(id) > sinceId).slice(0, MOST);
  };

  const answerTo = (url: URL): Response => {
    if (state === 'fails') return Response.json({ error: 'Not now' }, { status: 502 });
    const ids = pageOf(url.searchParams);
    const oldest = ids.at(-1);
    const link = oldest && `<${url.origin}${url.pathname}?max_id=${oldest}>; rel="next"`;
    const wires = ids.map((id) => wireStatus({ id, emojis: [], media_attachments: [] }));
    return Response.json(wires, { headers: link ? { link } : {} });
  };

  /** Takes the answer from the posts at the time of the request, however late it arrives. */
  const respond = (input: RequestInfo | URL, { signal }: RequestInit = {}): Promise<Response> => {
    const answer = answerTo(new URL(input instanceof Request ? input.url : input));
    if (state !== 'lingers') return Promise.resolve(answer);
    return new Promise((resolve, reject) => {
      late.push(() => resolve(answer));
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  };

  return {
    fetch: respond as typeof fetch,
    posts: (): readonly string[] => posts,
    add(): string {
      const id = idOfPost(count);
      count += 1;
      posts = [id, ...posts];
      return id;
    },
    remove(id: string): void {
      posts = posts.filter((each) => each !== id);
    },
    /** Changes the behaviour from now on; held answers arrive once it is no longer `lingers`. */
    behave(how: typeof state): void {
      state = how;
      if (how === 'lingers') return;
      late.forEach((arrive) => arrive());
      late = [];
    },
  };
}
