/** Decodes raw answers into the results of endpoints; throws an `ApiError` for unreadable ones. */
import type { Answer, Connection, RequestOptions } from '@/api/http';
import { request } from '@/api/http';
import { ApiError } from '@/api/errors';
import { isRefusal, type Refusal } from '@/api/decode/engine/refusal';

/** Requests a single item. */
export async function requestOne<Item>(
  to: Connection,
  path: string,
  options: RequestOptions,
  decode: (wire: unknown) => Item | Refusal,
): Promise<Item> {
  return oneOf(path, await request(to, path, options), decode);
}

/** Decodes the single item of an answer. */
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

/** Requests a list with its paging header. */
export async function requestRows(
  to: Connection,
  path: string,
  options: RequestOptions = {},
): Promise<Answer<unknown[]>> {
  return rowsOf(path, await request(to, path, options));
}

/** Reads the list from an answer that was received already. */
export function rowsOf(path: string, answer: Answer): Answer<unknown[]> {
  if (!Array.isArray(answer.data)) throw unreadable(path, answer.status, 'the answer is no list');
  return { ...answer, data: answer.data as unknown[] };
}

/** Requests an object whose fields are not decoded yet. */
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
