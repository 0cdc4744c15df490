/**
 * The React Compiler looks only through files whose names promise components or hooks, and leaves out
 * none of them silently.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readSources } from '@support/engine/sources';

const HOOK = /^(?:export )?(?:function|const) use[A-Z]\w*(?: = (?:\(|<|async|function)|[(<])/m;

/** Commands and the embedded instance run without React. */
const withoutReact = /^(?:tools|demo)\//;

it('hooks are defined in components, or in files named after a hook', () => {
  const misplaced = readSources()
    .filter(({ path }) => !withoutReact.test(path) && !/\.tsx$|\/use[A-Z]\w*\.ts$/.test(path))
    .filter(({ text }) => HOOK.test(text))
    .map(({ path }) => path);
  expect(misplaced).toEqual([]);
});

const root = path.resolve(__dirname, '../../..');

/** Babel is an ES module, which jest cannot load. */
const script = `
  const { transformSync } = require('@babel/core');
  const build = ([filename, code]) => {
    try {
      return transformSync(code, { filename, envName: 'production' }).code;
    } catch (error) {
      return 'stopped: ' + error.message;
    }
  };
  process.stdout.write(JSON.stringify(JSON.parse(process.argv[1]).map(build)));
`;

function build(components: string[], file = 'src/ui/Sample.tsx'): string[] {
  const samples = components.map((code) => [file, `export ${code}`]);
  const args = ['-e', script, '--', JSON.stringify(samples)];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }),
  ) as string[];
}

it('the build compiles components with defaults in all places', () => {
  const components = [
    'function Row({ size }: P) { return <p>{size}</p>; }',
    'function Row({ size = 1 }: P) { return <p>{size}</p>; }',
    'function Row({ size = 1, ...rest }: P) { return <p {...rest}>{size}</p>; }',
    'function Row({ at: { x = 1 } }: P) { return <p>{x}</p>; }',
    'function Row(p: P) { const { a = 1 } = p; return <p>{a}</p>; }',
    'function Row(p: P) { let a; ({ a = 1 } = p); return <p>{a}</p>; }',
  ];
  const left = build(components).filter((code) => !code.includes('react/compiler-runtime'));
  expect(left).toEqual([]);
});

it('the build stops at what it cannot compile, unless that is marked', () => {
  const odd = 'function Row({ a }: P) { let b = a; b ||= 1; return <p>{b}</p>; }';
  const [stopped, marked] = build([odd, odd.replace('let', "'use no memo'; let")]);
  expect(stopped).toMatch(/^stopped: .*\|\|=/s);
  expect(marked).not.toMatch(/^stopped|compiler-runtime/);
});

it('the build leaves small components with defaults of the first load as they are, and only these', () => {
  const size = 'function Row({ size = 1 }: P) { return <p>{size}</p>; }';
  const plain = 'function Row({ size }: P) { return <p>{size}</p>; }';
  const odd = 'function Row({ a }: P) { let b = a; b ||= 1; return <p>{b}</p>; }';
  const [left, compiled, stopped] = build([size, plain, odd], 'src/ui/buttons/Button.tsx');
  expect(left).not.toMatch(/^stopped|compiler-runtime/);
  expect(compiled).toContain('react/compiler-runtime');
  expect(stopped).toMatch(/^stopped: .*\|\|=/s);
});
