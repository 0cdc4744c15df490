/** The English catalogue belongs to the code: what the code says and what is written must agree. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** In a process of its own: the extractor uses Babel, which jest cannot load into its sandbox. */
function extract(...options: string[]) {
  const script = path.join(root, 'src/tools/locales/extractLocales.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [require.resolve('tsx/cli'), script, ...options],
    { cwd: root, encoding: 'utf8', timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

describe('the English catalogue', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linnet-messages-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };

  it('is what the code says, and every message parses', () => {
    expect(extract('--check')).toMatchObject({ status: 0, stderr: '' });
  }, 60_000);

  it('is sorted and holds messages from elements, tables and calls, but none of the tools', () => {
    write(
      'b.tsx',
      `import { FormattedMessage } from 'react-intl';
      export const B = () => <FormattedMessage id="b.b" defaultMessage="B {n, number}" />;`,
    );
    write(
      'a.ts',
      `import { defineMessages, useIntl } from 'react-intl';
      export const texts = defineMessages({ a: { id: 'a.a', defaultMessage: 'A' } });
      export const useC = () => { const intl = useIntl(); return intl.formatMessage({ id: 'c.c', defaultMessage: 'C' }); };`,
    );
    write(
      'tools/t.ts',
      `import { defineMessages } from 'react-intl';
      export const t = defineMessages({ t: { id: 't.t', defaultMessage: 'T' } });`,
    );

    const { stdout, status } = extract('--from', folder);
    expect(status).toBe(0);
    expect(Object.entries(JSON.parse(stdout) as object)).toEqual([
      ['a.a', 'A'],
      ['b.b', 'B {n, number}'],
      ['c.c', 'C'],
    ]);
  }, 60_000);

  it('refuses one id with two texts, no id, no text, and a text that does not parse', () => {
    write(
      'a.ts',
      `import { defineMessages } from 'react-intl';
      export const a = defineMessages({
        one: { id: 'same', defaultMessage: 'One' },
        two: { id: 'same', defaultMessage: 'Two' },
        bare: { defaultMessage: 'No id' },
        mute: { id: 'mute' },
      });`,
    );

    write(
      'b.ts',
      `import { defineMessages } from 'react-intl';
      export const b = defineMessages({ b: { id: 'b.b', defaultMessage: 'Only {half' } });`,
    );

    const { stderr, status } = extract('--from', folder);
    expect(status).toBe(1);
    expect(stderr).toContain('“same” says “One” in a.ts and “Two” in a.ts');
    expect(stderr).toContain('a.ts: a message has no id: “No id”');
    expect(stderr).toContain('a.ts: “mute” has no English text');
    expect(stderr).toMatch(/^b\.ts: .*failed to parse/m);
  }, 60_000);
});
