/** What another program hands over to be posted, and how it becomes part of what is written. */

/** The text of what was shared: what one part of it says, no other says again. */
export function sharedText(query: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  const [title = '', text = '', url = ''] = parts;
  const isSaid = (part: string) => part === '' || text.includes(part);
  return [isSaid(title) ? '' : title, text, isSaid(url) ? '' : url]
    .filter((part) => part !== '')
    .join('\n');
}

/** Below what is written already; what stands there is not added again. */
export function withShared(written: string, shared: string): string {
  if (written.includes(shared)) return written;
  return written.trim() === '' ? shared : `${written.trimEnd()}\n\n${shared}`;
}
