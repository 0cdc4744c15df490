/** Adds content shared from another app (Web Share Target) to the draft. */

/** Returns the shared text without repeated parts. */
export function sharedText(query: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  const [title = '', text = '', url = ''] = parts;
  const isSaid = (part: string) => part === '' || text.includes(part);
  return [isSaid(title) ? '' : title, text, isSaid(url) ? '' : url]
    .filter((part) => part !== '')
    .join('\n');
}

/** Appends the shared text, unless the draft contains it. */
export function withShared(written: string, shared: string): string {
  if (written.includes(shared)) return written;
  return written.trim() === '' ? shared : `${written.trimEnd()}\n\n${shared}`;
}
