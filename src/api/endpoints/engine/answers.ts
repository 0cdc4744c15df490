/** From a raw answer to what an endpoint promises; what cannot be read becomes an `ApiError`. */
import type { Answer, Connection, RequestOptions } from '@/api/http';
import { request } from '@/api/http';
import { ApiError } from '@/api/errors';
import { isRefusal, type Refusal } from '@/api/decode/engine/refusal';

/** Files of the front-end that have no hash in their names must not come out of a cache. */
export const FRESH = { cache: 'no-store' } as const;

/** One thing. */
export async function requestOne<Item>(
  to: Connection,
  path: string,
  options: RequestOptions,
  decode: (wire: unknown) => Item | Refusal,
): Promise<Item> {
  return oneOf(path, await request(to, path, options), decode);
}

/** The one thing of an answer. */
export function oneOf<Item>(
  path: string,
  answer: Answer,
  decode: (wire: unknown) => Item | Refusal,
): Item {
  const { data, status } = fieldsOf(path, answer);
  const item = decode(data);
  if (isRefusal(item)) throw unreadable(path, status, `${item.refused}: ${item.why}`);
  return item;
}

/** A list, with the header that says where it goes on. */
export async function requestRows(
  to: Connection,
  path: string,
  options: RequestOptions = {},
): Promise<Answer<unknown[]>> {
  return rowsOf(path, await request(to, path, options));
}

/** The same of an answer that came in another way. */
export function rowsOf(path: string, answer: Answer): Answer<unknown[]> {
  if (!Array.isArray(answer.data)) throw unreadable(path, answer.status, 'the answer is no list');
  return { ...answer, data: answer.data as unknown[] };
}

/** An object, of which each field is still to be looked at. */
export async function requestFields(
  to: Connection,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  return fieldsOf(path, await request(to, path, options));
}

function fieldsOf(path: string, answer: Answer): Answer {
  if (typeof answer.data !== 'object' || answer.data === null || Array.isArray(answer.data)) {
    throw unreadable(path, answer.status, 'the answer is no object');
  }
  return answer;
}

const unreadable = (path: string, status: number, reason: string): ApiError =>
  new ApiError({ kind: 'malformed', path, status, reason });
