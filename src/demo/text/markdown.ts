/** Converts the part of Markdown that people use in posts: emphasis, code, lists, quotes, links. */
import { escapeHtml } from './escape';

export function markdownToHtml(source: string): string {
  return blocks(source.replaceAll('\r\n', '\n').split('\n'));
}

function blocks(lines: string[]): string {
  let html = '';
  let index = 0;
  /** Takes lines as long as they match, and moves past them. */
  const take = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[index]; line !== undefined && fits(line); line = lines[index]) {
      taken.push(line);
      index += 1;
    }
    return taken;
  };
  while (index < lines.length) {
    const line = lines[index] ?? '';
    if (line.trim() === '') {
      index += 1;
    } else if (line.startsWith('```')) {
      index += 1;
      const code = take((next) => !next.startsWith('```'));
      index += 1;
      html += `<pre><code>${escapeHtml(code.join('\n'))}</code></pre>`;
    } else if (/^> ?/.test(line)) {
      const quoted = take((next) => next.startsWith('>')).map((next) => next.replace(/^> ?/, ''));
      html += `<blockquote>${blocks(quoted)}</blockquote>`;
    } else if (/^[-*] /.test(line)) {
      html += list(
        'ul',
        take((next) => /^[-*] /.test(next)),
      );
    } else if (/^\d+\. /.test(line)) {
      html += list(
        'ol',
        take((next) => /^\d+\. /.test(next)),
      );
    } else {
      const text = take((next) => next.trim() !== '' && !/^(?:```|>|[-*] |\d+\. )/.test(next)).map(
        (next) => next.replace(/^#{1,6} +/, ''),
      );
      if (text.length === 0) {
        text.push(line);
        index += 1;
      }
      html += `<p>${text.map(inline).join('<br/>')}</p>`;
    }
  }
  return html;
}

function list(tag: 'ul' | 'ol', lines: string[]): string {
  const items = lines.map((line) => `<li>${inline(line.replace(/^(?:[-*]|\d+\.) /, ''))}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part)
        ? `<code class="inline">${escapeHtml(part.slice(1, -1))}</code>`
        : emphasis(escapeHtml(part)),
    )
    .join('');
}

function emphasis(html: string): string {
  return html
    .replaceAll(/\[([^\]]+)\]\((https?:[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
    .replaceAll(/~~([^~]+)~~/g, '<del>$1</del>');
}
