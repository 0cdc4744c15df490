/** Converts BBCode to HTML. */
import { escapeHtml } from './escape';

const SIMPLE: Record<string, string> = {
  b: 'strong',
  i: 'em',
  u: 'u',
  s: 'del',
  code: 'code',
  quote: 'blockquote',
};

export function bbcodeToHtml(source: string): string {
  let html = escapeHtml(source).replaceAll(/\r?\n/g, '<br/>');
  html = html
    .replaceAll(/\[url=(https?:[^\]\s]+)\](.*?)\[\/url\]/g, '<a href="$1">$2</a>')
    .replaceAll(/\[url\](https?:[^[\s]+)\[\/url\]/g, '<a href="$1">$1</a>');
  for (const [tag, element] of Object.entries(SIMPLE)) {
    html = html.replaceAll(
      new RegExp(`\\[${tag}\\](.*?)\\[/${tag}\\]`, 'g'),
      `<${element}>$1</${element}>`,
    );
  }
  return html;
}
