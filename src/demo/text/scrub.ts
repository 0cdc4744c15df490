/** Sanitises HTML as servers do: removes unknown tags (their text stays) and attributes. */
import { escapeHtml } from './escape';

const ALLOWED = new Set(
  'a abbr b bdi blockquote br code del em i li ol p pre ruby rt rp s small span strong sub sup u ul'.split(
    ' ',
  ),
);
const VOID = new Set(['br']);
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

export function scrub(html: string): string {
  const open: string[] = [];
  let end = 0;
  let clean = '';
  for (const match of html.matchAll(TAG)) {
    clean += strayText(html.slice(end, match.index));
    end = match.index + match[0].length;
    const name = (match[2] ?? '').toLowerCase();
    if (!ALLOWED.has(name)) continue;
    if (match[1] === '/') {
      if (!open.includes(name)) continue;
      let closing: string | undefined;
      do {
        closing = open.pop();
        clean += `</${closing ?? name}>`;
      } while (closing !== name);
    } else if (VOID.has(name)) {
      clean += `<${name}/>`;
    } else {
      open.push(name);
      clean += `<${name}${keptAttributes(name, match[3] ?? '')}>`;
    }
  }
  clean += strayText(html.slice(end));
  return (
    clean +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** Escapes characters that look like markup but are not. */
function strayText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function keptAttributes(name: string, attributes: string): string {
  if (name !== 'a') return '';
  const match = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  return /^(?:https?:|mailto:)/i.test(href)
    ? ` href="${escapeHtml(href).replaceAll('&amp;amp;', '&amp;')}"`
    : '';
}
