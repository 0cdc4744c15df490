/** Messages in what SWC compiles are parsed, as in the bundle; components can be replaced if asked. */
import { parse } from '@formatjs/icu-messageformat-parser';
import { compileSource } from '@/tools/build/compileSource.cjs';
import { root } from '@/tools/project';

const file = `${root}/src/components/Sample.tsx`;

const compile = (text: string, messages = true): string =>
  compileSource(text, file, { messages }).code;

const message = (text: string) => `export const m = { id: 'a', defaultMessage: ${text} };`;

it.each([
  ['plain', message(`'Draft'`), 'Draft'],
  ['with quotes', message(`"It's “{name}”, \\"so\\" \\\\"`), `It's “{name}”, "so" \\`],
  ['with breaks', message(`' Two\\n  lines '`), 'Two lines'],
  [
    'with a plural',
    message(`'{n, plural, one {# post} other {# posts}}'`),
    '{n, plural, one {# post} other {# posts}}',
  ],
  [
    'in an element',
    `import { FormattedMessage } from 'react-intl';
     export const M = () => <FormattedMessage id="a" defaultMessage="A &amp; B, it's" />;`,
    `A & B, it's`,
  ],
])('a message %s is parsed', (_, code, text) => {
  expect(compile(code)).toContain(`defaultMessage: ${JSON.stringify(parse(text))}`);
});

it('texts of others stay as they are', () => {
  expect(compile(message(`'Only {half'`), false)).toContain('Only {half');
});

it('components of `npm start` announce themselves to be replaced', () => {
  const component = `import { useState } from 'react';
    export function Sample() { const [on] = useState(true); return <p>{String(on)}</p>; }`;
  const react = { development: true, refresh: true };
  const { code } = compileSource(component, file, { messages: true, module: 'es6', react });
  expect(code).toContain('$RefreshReg$');
  expect(code).toContain('export function Sample');
  expect(compile(component)).not.toContain('$RefreshReg$');
});
