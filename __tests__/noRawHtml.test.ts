/**
 * HTML is rendered only by `RichText`: no code hands strings to the browser's parser, and each of
 * the two libraries that parse HTML is used in one place.
 */
import { readSources, type SourceFile } from '@support/engine/sources';

/** The embedded instance and the tools never run in a browser. */
const shipped = readSources().filter(({ path }) => !/^(demo|tools)\//.test(path));

const rawHtml =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|setHTML(Unsafe)?\b|document\.write|createContextualFragment|\bsrcDoc\b|\bDOMParser\b|new Function\b|\beval\(/;

const offenders = (files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] =>
  files.flatMap(({ path, text }) => (rawHtml.test(text) ? [path] : []));

const users = (library: string): string[] =>
  shipped
    // Parsing only what names it.
    .filter(({ text }) => text.includes(library))
    .filter(({ imports }) =>
      imports.some(({ target }) => target === library || target.startsWith(`${library}/`)),
    )
    .map(({ path }) => path);

describe('raw HTML', () => {
  it('is never written to the page', () => {
    expect(shipped.length).toBeGreaterThan(50);
    expect(offenders(shipped)).toEqual([]);
  });

  it('is parsed with one parser, in one place', () => {
    expect(users('htmlparser2')).toEqual(['lib/markup/markup.ts']);
    expect(users('sanitize-html')).toEqual(['api/decode/engine/html.ts']);
  });

  it.each([
    '<div dangerouslySetInnerHTML={{ __html: html }} />',
    'root.innerHTML = html',
    "root.insertAdjacentHTML('beforeend', html)",
    'document.write(html)',
    'new DOMParser().parseFromString(html)',
    '<iframe srcDoc={html} />',
  ])('would be detected: %s', (text) => {
    expect(offenders([{ path: 'components/x.tsx', text }])).toEqual(['components/x.tsx']);
  });
});
