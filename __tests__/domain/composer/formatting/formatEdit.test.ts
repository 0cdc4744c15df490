/** Formats that are put around a selection, and taken back. */
import fc from 'fast-check';
import { formatEdit } from '@/domain/composer/formatting/formatEdit';
import { syntaxOf, toolsOf, type TextTool } from '@/domain/composer/formatting/syntax';
import { applyEdit } from '@/domain/composer/formatting/textEdit';

const formats = ['text/markdown', 'text/html', 'text/bbcode', 'text/x.misskeymarkdown'];

/** `[` and `]` of the full width stand around the selection. */
function read(marked: string) {
  const start = marked.indexOf('［');
  const end = marked.indexOf('］') - 1;
  return { text: marked.replaceAll(/[［］]/g, ''), start, end };
}

function press(format: string, tool: TextTool, marked: string): string | null {
  const syntax = syntaxOf(format);
  const selected = read(marked);
  const edit = syntax && formatEdit(syntax, tool, selected);
  if (!edit) return null;
  const text = applyEdit(selected.text, edit);
  return `${text.slice(0, edit.start)}［${text.slice(edit.start, edit.end)}］${text.slice(edit.end)}`;
}

it.each<[string, TextTool, string, string]>([
  ['text/markdown', 'bold', 'a ［frog］ b', 'a **［frog］** b'],
  ['text/markdown', 'bold', 'a ［frog ］b', 'a **［frog］** b'],
  ['text/markdown', 'bold', 'a **［frog］** b', 'a ［frog］ b'],
  ['text/markdown', 'bold', 'a ［**frog**］ b', 'a ［frog］ b'],
  ['text/markdown', 'italic', 'a **［frog］** b', 'a ***［frog］*** b'],
  ['text/markdown', 'italic', 'a ***［frog］*** b', 'a **［frog］** b'],
  ['text/markdown', 'bold', 'a *［frog］* b', 'a ***［frog］*** b'],
  ['text/markdown', 'bold', 'a ［］', 'a **［］**'],
  ['text/markdown', 'bold', 'a **［］**', 'a ［］'],
  [
    'text/markdown',
    'bold',
    '［- one\n- two\n\n> three］',
    '［- **one**\n- **two**\n\n> **three**］',
  ],
  ['text/markdown', 'bold', '［- **one**\n- **two**］', '［- one\n- two］'],
  ['text/markdown', 'bold', '［- one］', '- **［one］**'],
  ['text/markdown', 'code', 'x ［y］', 'x `［y］`'],
  ['text/markdown', 'code', '［a\nb］', '```\n［a\nb］\n```'],
  ['text/markdown', 'link', 'see ［this］', 'see [this](［］)'],
  ['text/markdown', 'link', 'see [th［］is](https://a.example)', 'see ［this］'],
  ['text/markdown', 'link', '［https://a.example/b］', '[［］](https://a.example/b)'],
  ['text/markdown', 'quote', 'on［e\ntw］o', '［> one\n> two］'],
  ['text/markdown', 'quote', 'one ［］', '> one ［］'],
  ['text/markdown', 'quote', '> on［］e', 'on［］e'],
  ['text/markdown', 'bullets', '［a\n\nb］', '［- a\n\n- b］'],
  ['text/markdown', 'numbers', '［a\n\nb］\nc', '［1. a\n\n2. b］\nc'],
  ['text/html', 'italic', '［a\nb］', '<em>［a\nb］</em>'],
  ['text/html', 'link', '［this］', '<a href="［］">this</a>'],
  ['text/html', 'bullets', '［a\nb］', '［<ul>\n<li>a</li>\n<li>b</li>\n</ul>］'],
  ['text/html', 'bullets', 'x\n<ul>\n<li>a［］</li>\n<li>b</li>\n</ul>\ny', 'x\n［a\nb］\ny'],
  ['text/html', 'bullets', '［］', '<ul>\n<li>［］</li>\n</ul>'],
  ['text/bbcode', 'strike', '［a］', '[s]［a］[/s]'],
  ['text/bbcode', 'quote', 'x\n［］a', 'x\n[quote]［a］[/quote]'],
  ['text/x.misskeymarkdown', 'italic', '［かえる］', '<i>［かえる］</i>'],
])('%s, %s: %s', (format, tool, before, after) => {
  expect(press(format, tool, before)).toBe(after);
});

it('plain text has no tools, and others only those that their format has', () => {
  expect(syntaxOf('text/plain')).toBeNull();
  expect(syntaxOf('constructor')).toBeNull();
  const names = Object.fromEntries(formats.map((each) => [each, toolsOf(syntaxOf(each)!).length]));
  expect(names).toEqual({
    'text/markdown': 8,
    'text/html': 8,
    'text/bbcode': 6,
    'text/x.misskeymarkdown': 6,
  });
});

it('a link does not go over several lines', () => {
  expect(press('text/markdown', 'link', '［a\nb］')).toBeNull();
});

const plainLetters = fc.array(
  fc.constantFrom('a', 'ß', '日', '🐸', '👩‍👩‍👧', ' ', '\n', '.', '(', ')', '/'),
  { maxLength: 40 },
);
/** Signs among them: on one line, each wrap is taken back exactly. */
const anyLetters = fc.array(
  fc.constantFrom('a', '🐸', ' ', '*', '_', '~', '`', '>', '<em>', '[b]', '- '),
  { maxLength: 30 },
);
/** An address cannot hold half a letter. */
const isWhole = (text: string): boolean => {
  try {
    return encodeURIComponent(text) !== '' || text === '';
  } catch {
    return false;
  }
};

function thereAndBack(format: string, tool: TextTool, text: string, from: number, to: number) {
  const syntax = syntaxOf(format)!;
  const start = Math.min(from, to, text.length);
  const end = Math.min(Math.max(from, to), text.length);
  const first = formatEdit(syntax, tool, { text, start, end });
  if (!first) return null;
  const there = applyEdit(text, first);
  const second = formatEdit(syntax, tool, { text: there, start: first.start, end: first.end });
  return { there, back: second && applyEdit(there, second), first };
}

describe.each(formats)('%s', (format) => {
  const tools = toolsOf(syntaxOf(format)!);
  const place = fc.nat({ max: 120 });

  it('what is applied is taken back exactly, and no letter is broken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tools), plainLetters, place, place, (tool, letters, a, b) => {
        const text = letters.join('');
        const result = thereAndBack(format, tool, text, a, b);
        if (!result) return;
        expect(result.back).toBe(text);
        expect(isWhole(result.there)).toBe(true);
        expect(isWhole(result.first.insert)).toBe(true);
      }),
    );
  });

  it('also among signs, on one line', () => {
    const inline = tools.filter((tool) => ['bold', 'italic', 'strike', 'code'].includes(tool));
    fc.assert(
      fc.property(fc.constantFrom(...inline), anyLetters, place, place, (tool, letters, a, b) => {
        const text = letters.join('');
        const result = thereAndBack(format, tool, text, a, b);
        const applied = result && result.there.length > text.length;
        if (applied) expect(result.back).toBe(text);
      }),
    );
  });
});
