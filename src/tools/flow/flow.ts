/**
 * `npm run flow -- replay FILE`: prints the steps of a recorded flow and where its replay diverges.
 * `minimise FILE` writes the smallest file that fails in the same way; `to-nock FILE` writes a test
 * of it, to the terminal or to `--out`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FlowFile } from '@/testing/format/flowFile';
import { readFlowFile } from '@/testing/format/readFlowFile';
import { replay } from '@/testing/replay/replay';
import { describeDivergence, describeStep } from './describe';
import { minimise, type Play } from './minimise';
import { writeNockTest } from './toNock';
import { BadCall, readNamedFile, runCommand, writeNamedFile } from '../command';

const USAGE = `Usage: npm run flow -- <command> FILE

  replay FILE            tells the story, and the first thing that differs from the file
  minimise FILE          writes FILE.min.json, the smallest that differs or crashes in the same way
  to-nock FILE           writes a test that answers by nock; --out <test file> writes it there`;

const MIDDLE = 'This flow begins in the middle of a visit: it holds no answers of the server.';

const refusals = {
  noFlow: 'is no flow file',
  otherVersion: 'was recorded by another version, whose flows this one cannot replay',
  damaged: 'is damaged',
} as const;

function open(path: string | undefined): FlowFile {
  if (path === undefined) throw new BadCall('The name of the flow file is missing.');
  const read = readFlowFile(readNamedFile(path));
  if (!read.ok) throw new BadCall(`${path} ${refusals[read.refusal]}.`);
  return read.file;
}

async function printReplay(file: FlowFile): Promise<boolean> {
  const { client, server } = file.made;
  console.log(
    `${file.origin}${file.path}, ${new Date(file.clock).toISOString()}, ` +
      `Linnet ${client.version}, ${server.software} ${server.version}`,
  );
  const { divergence, crashes } = await replay(file, {
    onAction: (step) => {
      console.log(describeStep(step));
    },
  });
  crashes.forEach((crash) => {
    console.log(`A saga crashed: ${crash}`);
  });
  console.log(divergence ? describeDivergence(divergence) : 'It is the same story as in the file.');
  return divergence === null && crashes.length === 0;
}

const play: Play = async (file) => {
  const toldIn: number[] = [];
  const result = await replay(file, {
    onAction: ({ segment: scene }) => {
      toldIn[scene] = (toldIn[scene] ?? 0) + 1;
    },
  });
  return { result, toldIn };
};

async function makeSmall(path: string, file: FlowFile): Promise<boolean> {
  const small = await minimise(file, play);
  if (!small) {
    console.log('It is the same story as in the file, so there is nothing to look for.');
    return false;
  }
  const target = `${path.replace(/\.json$/, '')}.min.json`;
  writeFileSync(target, `${JSON.stringify(small.file, null, 1)}\n`);
  console.log(
    `${small.failure}\n${target}: ${String(small.file.events.length)} of ` +
      `${String(file.events.length)} events are left, after ${String(small.replays)} replays.`,
  );
  return true;
}

/** Returns true if everything is as it should be. */
async function run(given: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, path] = positionals;
  switch (command) {
    case 'replay':
      return printReplay(open(path));
    case 'minimise':
      return makeSmall(path ?? '', open(path));
    case 'to-nock': {
      const file = open(path);
      if (file.begin === 'state') throw new BadCall(MIDDLE);
      const test = writeNockTest(file);
      if (values.out === undefined) console.log(test);
      else writeNamedFile(values.out, test);
      return true;
    }
    case undefined:
      throw new BadCall('A command is missing.');
    default:
      throw new BadCall(`There is no command "${command}".`);
  }
}

void runCommand(USAGE, async (given) => ((await run(given)) ? 0 : 1));
