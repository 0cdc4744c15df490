/**
 * Benchmark of flows: records random sessions and replays each again and again; every replay must
 * match.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runLocal } from '../run';
import type { Figure } from './report';

const SESSIONS = 50;
const REPLAYS = 10;
const LIMIT = 30 * 60_000;

interface Report {
  numPassedTests?: number;
}

export async function measureFlows(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'linnet-flows-'));
  const outputFile = path.join(folder, 'report.json');
  try {
    const { took } = await runLocal(
      'jest',
      ['--selectProjects', 'logic', '--json', `--outputFile=${outputFile}`, 'determinism'],
      { limit: LIMIT, env: { LINNET_FLOWS: `${String(SESSIONS)}x${String(REPLAYS)}` } },
    );
    const { numPassedTests = 0 } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
    const differing = SESSIONS - numPassedTests;
    return [
      {
        name: `sessions of ${String(SESSIONS)} that differ in ${String(REPLAYS)} replays`,
        value: differing,
        limit: 0,
        unit: '',
      },
      { name: 'one session and its replays', value: took / SESSIONS, limit: null, unit: 'ms' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
