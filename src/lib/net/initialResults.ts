/**
 * Reads the API responses that the server embedded into the page: by path, each as base64 of the
 * UTF-8 bytes of a JSON document. An optimisation; each part may be missing or broken.
 */
export function readInitialResults(text: string | null): (path: string) => unknown {
  const table = parse(text);
  return (path) => {
    const encoded = table[path];
    return typeof encoded === 'string' ? decode(encoded) : undefined;
  };
}

function parse(text: string | null): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function decode(encoded: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
