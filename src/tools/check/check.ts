/**
 * `npm run check`: checks what changed since the last commit, or `--since` another one: types, lint
 * and formatting of the changed files, the tests that import them or bear their name, and the
 * browser tests that bear it. `npm test` remains what decides.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadCall, runCommand } from '../command';
import { ensureBrowser } from '../findBrowser';
import { inProject, root } from '../project';
import { runLocal, type Outcome } from '../run';
import { chooseTests, importsOf, type TestFile } from './relatedTests';
import { describeStep, type StepResult } from './summary';

const USAGE = `Usage: npm run check [-- --since <commit>]

  --since <commit>   checks everything that changed since then, not only what is not committed`;

const MINUTE = 60_000;

/** More tests than this are no short loop any more. */
const MOST_TESTS = 40;

type Step = readonly [name: string, program: string, args: readonly string[]];

function git(...args: string[]): string[] {
  try {
    const printed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return printed.split('\n').filter(Boolean);
  } catch {
    throw new BadCall(`git ${args.join(' ')} failed.`);
  }
}

const changedFiles = (since: string): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];

const readTests = (): TestFile[] =>
  readdirSync(inProject('__tests__'), { recursive: true, encoding: 'utf8' })
    .map((file) => `__tests__/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file, imports: importsOf(file, readFileSync(inProject(file), 'utf8')) }));

/** Each array is a lane: its steps run one after the other, beside the other lane. */
function planOf(changed: readonly string[]): { lanes: Step[][]; browser: string[] } {
  const { quick, browser } = chooseTests(changed, readTests());
  const scripts = changed.filter((file) => /\.(?:tsx?|cjs|mjs|js)$/.test(file));
  const styles = changed.filter((file) => file.endsWith('.css'));
  const lint: Step[] = [];
  if (scripts.length > 0) lint.push(['lint of code', 'oxlint', scripts]);
  if (styles.length > 0) lint.push(['lint of styles', 'stylelint', styles]);
  lint.push(['formatting', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]]);
  if (changed.some((file) => file.startsWith('locales/')))
    lint.push(['translations', 'tsx', ['src/tools/locales/checkLocales.ts']]);
  const types: Step[] = scripts.some((file) => /\.tsx?$/.test(file))
    ? [['types', 'typescript-native/tsc', ['--noEmit']]]
    : [];
  const tests: Step[] =
    quick.length > 0 && quick.length <= MOST_TESTS
      ? [['tests', 'jest', ['--selectProjects', 'logic', 'view', '--runTestsByPath', ...quick]]]
      : [];
  if (quick.length > MOST_TESTS) {
    console.log(`${String(quick.length)} tests have to do with it: run npm run unit for them.`);
  }
  return { lanes: [types, [...lint, ...tests]], browser };
}

async function follow(lane: readonly Step[], done: StepResult[]): Promise<void> {
  for (const [name, program, args] of lane) {
    const outcome: Outcome = await runLocal(program, args, { limit: 5 * MINUTE });
    done.push({ name, ...outcome, tally: { passed: 0, failed: outcome.succeeded ? 0 : 1 } });
  }
}

async function check(given: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: { since: { type: 'string', default: 'HEAD' } },
  });
  const changed = changedFiles(values.since).filter((file) => existsSync(inProject(file)));
  if (changed.length === 0) {
    console.log('Nothing has changed.');
    return 0;
  }
  const started = Date.now();
  const { lanes, browser } = planOf(changed);
  const done: StepResult[] = [];
  await Promise.all(lanes.map((lane) => follow(lane, done)));
  const isSound = done.every(({ succeeded }) => succeeded);
  if (browser.length > 0 && isSound) {
    await ensureBrowser();
    const tests = ['--selectProjects', 'browser', '--maxWorkers=2', '--runTestsByPath', ...browser];
    await follow(
      [
        ['build', 'webpack-cli', ['--mode', 'production']],
        ['browser tests', 'jest', tests],
      ],
      done,
    );
  }
  console.log(`\n${done.map(describeStep).join('\n')}`);
  console.log(`All steps took ${String(Math.round((Date.now() - started) / 1000))} s.`);
  return done.every(({ succeeded }) => succeeded) ? 0 : 1;
}

void runCommand(USAGE, check);
