/** Compares the English catalogue with the messages in the code. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Runs the extractor in its own process, as it uses Babel, which Jest cannot load in its sandbox.
 */
function extract(...options: string[]) {
  const script = path.join(root, 'src/tools/locales/extractLocales.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...options],
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

  it('equals the messages in the code, and every message parses', () => {
    expect(extract('--check')).toMatchObject({ status: 0, stderr: '' });
  }, 60_000);

  it('is sorted, and contains messages from elements, tables and calls, but none from the tools', () => {
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

  it('rejects one id with two texts, a missing id or text, and a text that does not parse', () => {
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
