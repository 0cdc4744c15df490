/**
 * Reads the text for the reader from the body of a refusal. Servers have a dozen forms for it;
 * texts are in the server's language and are only displayed, never compared.
 */
import { isRecord, stringOf } from './read';

interface RefusalWords {
  serverText: string | null;
  identifier: string | null;
}

const LONGEST_TEXT = 1_000;

export function readErrorBody(body: unknown, status: number): RefusalWords {
  const text = textOf(body, status)?.trim();
  return {
    serverText: text ? text.slice(0, LONGEST_TEXT) : null,
    identifier: isRecord(body) ? stringOf(body.identifier) : null,
  };
}

function textOf(body: unknown, status: number): string | null {
  if (typeof body === 'string') return fieldTexts(body) ?? body;
  if (Array.isArray(body)) return joined(body.map((item) => textOf(item, status)));
  if (!isRecord(body)) return null;
  const { error, error_description, errors, details } = body;
  // Beside a description, `error` is a code.
  if (stringOf(error_description)) return stringOf(error_description);
  if (stringOf(error)) return fieldTexts(String(error)) ?? String(error);
  if (isRecord(error)) return messagesByField(error);
  if (Array.isArray(errors)) return joined(errors.map(parameterText));
  if (isRecord(errors)) return detailOf(errors, status);
  if (isRecord(details)) return messagesByField(details);
  return stringOf(body.message);
}

/** Returns `detail` for unknown paths and crashes; with other statuses the text is wrong. */
function detailOf(errors: Record<string, unknown>, status: number): string | null {
  return status === 404 || status >= 500 ? stringOf(errors.detail) : null;
}

function parameterText(item: unknown): string | null {
  if (!isRecord(item)) return stringOf(item);
  return stringOf(item.message) ?? stringOf(item.title);
}

/** Reads `{"email":["has already been taken"]}` that is JSON inside a string. */
function fieldTexts(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? messagesByField(parsed) : null;
  } catch {
    return null;
  }
}

function messagesByField(fields: Record<string, unknown>): string | null {
  return joined(
    Object.entries(fields).map(([field, messages]) => {
      const text = joined((Array.isArray(messages) ? messages : [messages]).map(messageOf));
      return text && `${field}: ${text}`;
    }),
  );
}

function messageOf(message: unknown): string | null {
  if (!isRecord(message)) return stringOf(message);
  return stringOf(message.description) ?? stringOf(message.error);
}

function joined(parts: readonly (string | null)[]): string | null {
  const texts = [...new Set(parts.filter(Boolean))];
  return texts.length > 0 ? texts.join(', ') : null;
}
