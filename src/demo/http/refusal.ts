/** Error answers. Handlers throw a refusal, which has the status and body of the real servers. */
import type { Json } from './json';

export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Refused with ${String(status)}`);
    this.status = status;
    this.body = body;
  }
}

export const refuse = (status: number, error: string, more: Json = {}): Refusal =>
  new Refusal(status, { error, ...more });

export const notFound = (): Refusal => refuse(404, 'Record not found');

export const personNotFound = (): Refusal => refuse(404, "Can't find user");

/** A refusal with a status only; the text is the same for 400, 406, 413 and 500. */
export const crash = (status = 500): Refusal =>
  new Refusal(status, { errors: { detail: 'Internal server error' } });

export const wentWrong = (): Refusal => new Refusal(500, 'Something went wrong');

export function missingField(name: string): Refusal {
  const pointer = `/${name}`;
  return refuse(400, `Missing field: ${name.split('/').at(-1) ?? name}.`, {
    errors: [
      {
        message: `Missing field: ${name.split('/').at(-1) ?? name}`,
        source: { pointer },
        title: 'Invalid value',
      },
    ],
  });
}

export const badValue = (name: string, message: string): Refusal =>
  refuse(400, `${name} - ${message}.`, {
    errors: [{ message, source: { pointer: `/${name}` }, title: 'Invalid value' }],
  });
