import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeStep, sumTallies } from '@/tools/check/summary';
import { run, runLocal } from '@/tools/run';

describe('the summary of a test run', () => {
  const step = {
    name: 'types',
    succeeded: true,
    took: 1234,
    reason: 'ended with code 0',
    tally: { passed: 0, failed: 0 },
  };

  it('adds up all steps', () => {
    expect(
      sumTallies([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 2 },
        { passed: 0, failed: 1 },
      ]),
    ).toEqual({ passed: 7, failed: 3 });
  });

  it('has one line for each step: result, duration, reason', () => {
    expect(describeStep(step)).toBe('ok      1.2 s  types');
    expect(describeStep({ ...step, succeeded: false, reason: 'ended with code 2' })).toBe(
      'FAIL    1.2 s  types: ended with code 2',
    );
    expect(describeStep({ ...step, tally: { passed: 12, failed: 0 } })).toMatch(/\(12 passed\)$/);
  });
});

describe('running a program', () => {
  const node = process.execPath;

  it('distinguishes success from failure', async () => {
    expect(await run(node, ['-e', ''], { limit: 20_000 })).toMatchObject({ succeeded: true });
    expect(await run(node, ['-e', 'process.exit(3)'], { limit: 20_000 })).toMatchObject({
      succeeded: false,
      reason: 'ended with code 3',
    });
  });

  it('counts a missing program as failed', async () => {
    const outcome = await run('/no/such/program', [], { limit: 20_000 });
    expect(outcome.succeeded).toBe(false);
    expect(outcome.reason).toContain('ENOENT');
  });

  it('ends a program that takes too long, with its child processes', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linnet-run-'));
    const child = `setTimeout(()=>require('fs').writeFileSync('${folder}/late',''),1500)`;
    const parent = `require('child_process').spawn(process.execPath,['-e',${JSON.stringify(child)}]);setInterval(()=>{},1e3)`;

    const outcome = await run(node, ['-e', parent], { limit: 700 });
    expect(outcome).toMatchObject({ succeeded: false, reason: 'took longer than 1 s' });
    await run(node, ['-e', 'setTimeout(()=>{},1700)'], { limit: 20_000 });
    expect(existsSync(path.join(folder, 'late'))).toBe(false);
    rmSync(folder, { recursive: true });
  }, 20_000);

  it('finds commands of installed packages', async () => {
    await expect(runLocal('no-such-package', [], { limit: 1 })).rejects.toThrow('no-such-package');
    expect(await runLocal('oxfmt', ['--version'], { limit: 20_000 })).toMatchObject({
      succeeded: true,
    });
  });
});
