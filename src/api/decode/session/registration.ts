/** Decodes captchas, both answers to a registration, and a refusal's problems by field. */
import type { Captcha, RegistrationProblem } from '@/domain/session/registration';
import type { WireCaptcha, WireRegistered } from '@/api/wire/registration';
import type { WireParameterError } from '@/api/wire/errors';
import { ApiError } from '@/api/errors';
import {
  addressOf,
  countOf,
  fieldsOf,
  isRecord,
  listOf,
  oneOf,
  stringOf,
  textOf,
} from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

const pictures = ['kocaptcha', 'native'] as const;

/** Decodes a captcha; servers answer 200 even if they could not make one. */
export function decodeCaptcha(input: unknown): Captcha | Refusal {
  const wire = fieldsOf<WireCaptcha>(input);
  if (wire.type === 'none') return { type: 'none' };
  const type = oneOf(pictures, wire.type, null);
  const url = captchaPicture(wire.url);
  const token = stringOf(wire.token);
  if (type === null || url === null || token === null) {
    return refuse('captcha', stringOf(wire.error) ?? 'no picture');
  }
  return {
    type,
    url,
    token,
    answerData: textOf(wire.answer_data),
    secondsValid: countOf(wire.seconds_valid, null),
  };
}

/** Returns the captcha's picture; the server's own ones are embedded in the answer. */
function captchaPicture(value: unknown): string | null {
  const text = stringOf(value);
  if (text === null) return null;
  return /^data:image\/(?:png|jpeg|gif|webp);base64,/.test(text) ? text : addressOf(text);
}

export type Registered =
  | { accessToken: string; message: null }
  | { accessToken: null; message: string | null };

export function decodeRegistered(input: unknown): Registered {
  const wire = fieldsOf<WireRegistered>(input);
  const accessToken = stringOf(wire.access_token);
  return accessToken === null
    ? { accessToken, message: stringOf(wire.message) }
    : { accessToken, message: null };
}

/** Reads the problems by the server's field names; empty if it names no field. */
export function readProblems(error: unknown): RegistrationProblem[] {
  const body = error instanceof ApiError ? error.body : null;
  if (!isRecord(body)) return [];
  if (Array.isArray(body.errors)) return body.errors.flatMap(parameterProblem);
  if (isRecord(body.details)) return problemsByField(body.details);
  return problemsByField(isRecord(body.error) ? body.error : parsed(body.error));
}

/** Parses `{"email":["has already been taken"]}` that is JSON inside a string. */
function parsed(value: unknown): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(textOf(value));
    return isRecord(fields) ? fields : {};
  } catch {
    return {};
  }
}

const problemsByField = (fields: Record<string, unknown>): RegistrationProblem[] =>
  Object.entries(fields).flatMap(([field, messages]) =>
    (Array.isArray(messages) ? listOf(messages) : [messages]).flatMap((message) => {
      const text = isRecord(message)
        ? (stringOf(message.description) ?? stringOf(message.error))
        : stringOf(message);
      return text === null ? [] : [{ field, message: text }];
    }),
  );

function parameterProblem(item: unknown): RegistrationProblem[] {
  const { message, title, source } = fieldsOf<WireParameterError>(item);
  const text = stringOf(message) ?? stringOf(title);
  const pointer = stringOf(fieldsOf<{ pointer: string }>(source).pointer);
  const field = pointer?.split('/').findLast(Boolean);
  return text === null || field === undefined ? [] : [{ field, message: text }];
}
