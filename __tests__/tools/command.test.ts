/** A wrong call of a command is answered with one sentence and the usage, and no stack trace. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { BadCall, readNamedFile, runCommand, writeNamedFile } from '@/tools/command';
import { inProject } from '@/tools/project';
import { eventually } from '@support/eventually';

const USAGE = 'Usage: npm run cheese -- FILE';

/** Runs a command in this process; `code` is null while it would go on running. */
const run = (work: () => number | Promise<number>, ...given: string[]) =>
  watch(() => runCommand(USAGE, work, given));

/** Notes what a command says, and the code with which it ends. */
async function watch(command: (told: { code: unknown }) => Promise<void>) {
  const told: { out: unknown[]; err: unknown[]; code: unknown } = { out: [], err: [], code: null };
  const before = process.exitCode;
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((line) => told.out.push(line)),
    jest.spyOn(console, 'error').mockImplementation((line) => told.err.push(line)),
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      told.code = code;
      return undefined as never;
    }),
  ];
  await command(told);
  told.code ??= process.exitCode === before ? null : process.exitCode;
  process.exitCode = before;
  for (const spy of spies) spy.mockRestore();
  return told;
}

describe('a command', () => {
  it('prints its usage for --help, and does nothing else', async () => {
    const work = jest.fn();
    expect(await run(work, '--help')).toEqual({ out: [USAGE], err: [], code: null });
    expect(work).not.toHaveBeenCalled();
  });

  it('ends with the code that its work returns', async () => {
    expect(await run(() => 1)).toEqual({ out: [], err: [], code: 1 });
  });

  it.each([
    ['a refusal of its own', () => Promise.reject(new BadCall('No cheese.')), 'No cheese.'],
    [
      'an unknown option',
      () => Number(parseArgs({ args: ['--brie'], allowPositionals: true })),
      "Unknown option '--brie'.",
    ],
    [
      'an option without its value',
      () => Number(parseArgs({ args: ['--out'], options: { out: { type: 'string' } } })),
      "Option '--out <value>' argument missing.",
    ],
    [
      'a missing file',
      () => readNamedFile('missing.json').length,
      'missing.json cannot be read: there is no such file or folder.',
    ],
    [
      'a missing folder',
      () => {
        writeNamedFile('missing/folder.ts', '');
        return 0;
      },
      'missing/folder.ts cannot be written: there is no such file or folder.',
    ],
  ])('answers %s with a sentence and the usage', async (_what, work, sentence) => {
    expect(await run(work)).toEqual({ out: [], err: [`${sentence}\n\n${USAGE}`], code: 2 });
  });

  it('keeps the stack of an unexpected error', async () => {
    const error = new Error('frogs are not iterable');
    expect(await run(() => Promise.reject(error))).toEqual({ out: [], err: [error], code: 1 });
  });
});

describe('a tool', () => {
  const expectAnswer = (stderr: string, sentence: string) => {
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('\n\nUsage: np');
    expect(stderr).not.toMatch(/^ +at /m);
  };

  it.each([
    ['doctor/doctor', '--brie', "Unknown option '--brie'."],
    ['serve/start', '--brie', "Unknown option '--brie'."],
    ['locales/extractLocales', '--brie', "Unknown option '--brie'."],
  ])(
    'src/tools/%s.ts answers "%s" in this way',
    (tool, given, sentence) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', inProject(`src/tools/${tool}.ts`), ...given.split(' ')],
        { cwd: inProject(), encoding: 'utf8' },
      );
      expectAnswer(stderr, sentence);
      expect([stdout, status]).toEqual(['', 2]);
    },
    60_000,
  );

  // Those that need neither Babel nor webpack run here, without a process of their own.
  it.each([
    ['bench/bench', '--brie', "Unknown option '--brie'."],
    ['bench/bench', '--only brie', 'There is no part "brie".'],
    ['journey/journey', '--brie', "Unknown option '--brie'."],
    ['locales/checkLocales', 'brie', 'There is no language "brie".'],
    ['check/requirements', '--brie', "Unknown option '--brie'."],
    ['flow/flow', '--brie', "Unknown option '--brie'."],
    ['flow/flow', 'replay', 'The name of the flow file is missing.'],
    ['flow/flow', 'replay missing.json', 'missing.json cannot be read: '],
    ['serve/demo', '--brie', "Unknown option '--brie'."],
    ['serve/preview', '--brie', "Unknown option '--brie'."],
  ])('src/tools/%s.ts answers "%s" in this way, too', async (tool, given, sentence) => {
    const typed = jest.replaceProperty(process, 'argv', [
      ...process.argv.slice(0, 1),
      tool,
      ...given.split(' '),
    ]);
    const { out, err, code } = await watch(async (told) => {
      jest.isolateModules(() => void jest.requireActual(inProject(`src/tools/${tool}.ts`)));
      await eventually(() => expect(told.code).not.toBeNull());
    });
    typed.restore();
    expectAnswer(err.join('\n'), sentence);
    expect([out, code]).toEqual([[], 2]);
  });
});
