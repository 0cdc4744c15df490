/**
 * `npm test`: runs all checks that must pass before a change lands, each with its time. The build
 * runs beside everything that does not need it. A failing step does not stop the others, so that
 * one run shows everything. The last line is the sum of all tests; a failing step that is not a test
 * suite counts as one failed test.
 */
import { mkdirSync } from 'node:fs';
import { browserTests } from './browserTests';
import { jest } from './jest';
import { toolCache } from '../project';
import { forgetResults, tallySuite, type Suite, type Tally } from './results';
import { runLocal, type Outcome } from '../run';
import { describeStep, sumTallies, type StepResult } from './summary';

const MINUTE = 60_000;

interface Step {
  name: string;
  /** Names of steps that must have succeeded before this one runs. */
  needs?: readonly string[];
  suite?: Suite;
  run: () => Promise<Outcome>;
}

const local = (program: string, args: readonly string[], minutes: number) => (): Promise<Outcome> =>
  runLocal(program, args, { limit: minutes * MINUTE });

/** Each array is a lane: its steps run one after the other. */
const besideEachOther: readonly (readonly Step[])[] = [
  [{ name: 'build', run: local('webpack-cli', ['--mode', 'production'], 5) }],
  [
    // One checker takes two thirds of the processor time that four take, and the build takes a core.
    { name: 'types', run: local('typescript-native/tsc', ['--noEmit', '--checkers', '1'], 4) },
    { name: 'lint of code', run: local('oxlint', [], 2) },
    { name: 'lint of styles', run: local('stylelint', ['src/**/*.css', '--allow-empty-input'], 2) },
    { name: 'formatting', run: local('oxfmt', ['--check'], 2) },
    {
      name: 'unit, flow and view tests',
      suite: 'unit',
      run: () =>
        jest('unit', ['--selectProjects', 'logic', 'view', '--maxWorkers=100%'], 16 * MINUTE),
    },
  ],
];

const oneByOne: readonly Step[] = [
  { name: 'browser tests', suite: 'browser', needs: ['build'], run: browserTests },
  {
    name: 'requirements',
    run: local('tsx', ['src/tools/check/requirements.ts', '--check'], 1),
  },
];

async function perform(step: Step, done: readonly StepResult[]): Promise<StepResult> {
  const broken = done.find(({ name, succeeded }) => !succeeded && step.needs?.includes(name));
  const started = Date.now();
  const outcome = broken
    ? { succeeded: false, took: 0, reason: `not run, as it needs: ${broken.name}` }
    : await step.run().catch((error: unknown) => ({
        succeeded: false,
        took: Date.now() - started,
        reason: String(error),
      }));
  return { name: step.name, ...outcome, tally: tallyOf(step, outcome, Boolean(broken)) };
}

function tallyOf(step: Step, { succeeded }: Outcome, leftOut: boolean): Tally {
  if (step.suite && !leftOut) return tallySuite(step.suite, succeeded);
  return { passed: 0, failed: succeeded ? 0 : 1 };
}

async function main(): Promise<void> {
  const started = Date.now();
  mkdirSync(toolCache, { recursive: true });
  forgetResults();
  const done: StepResult[] = [];
  const follow = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) {
      console.log(`\n── ${step.name}`);
      const result = await perform(step, done);
      done.push(result);
      if (!result.succeeded) console.error(`${step.name}: ${result.reason}`);
    }
  };
  await Promise.all(besideEachOther.map(follow));
  await follow(oneByOne);

  const { passed, failed } = sumTallies(done.map(({ tally }) => tally));
  const total = Math.round((Date.now() - started) / 1000);
  console.log(`\n${done.map(describeStep).join('\n')}`);
  console.log(`All steps took ${String(total)} s.`);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
}

void main();
