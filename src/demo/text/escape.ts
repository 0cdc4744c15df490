/** Converts between plain text and HTML. */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function unescapeHtml(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => characters[entity] ?? '');
}

/** The text of HTML without its markup; line breaks stay. */
export function plainText(html: string): string {
  const lines = html
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(?:p|li|blockquote|pre)>(?!$)/g, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return unescapeHtml(lines).trim();
}
