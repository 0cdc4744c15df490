/** The doctor on the command line, examining an embedded instance. */
import { spawnSync } from 'node:child_process';
import { runDoctor, siteOf } from '@/tools/doctor/doctor';
import { inProject } from '@/tools/project';
import { useInstance } from '@support/engine/demo';

const stage = useInstance({ policy: 'akkoma' });

async function run(...given: string[]) {
  const lines: string[] = [];
  const code = await runDoctor(given, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

const here = () => `http://localhost:${String(stage.instance().port)}`;

it('the command prints its checks and findings, and fails if something does not work', async () => {
  const { code, text } = await run(here());
  expect(text).toContain('1/11 Page');
  expect(text).toContain('11/11 Media');
  expect(text).toContain('Server: pleroma');
  expect(text).toContain('Live updates: OK');
  // No client is installed there, which is an error.
  expect(text).toMatch(/Errors\n/);
  expect(code).toBe(1);
});

it('the command gets the status with which a proxy refuses sockets', async () => {
  const fault = { path: '/api/v1/streaming', method: 'GET', answer: '502', times: 9 };
  await stage.ask('POST', '/demo/next', { json: fault });
  const { text } = await run(here());
  expect(text).toContain('/api/v1/streaming/ was refused with status 502');
  await stage.ask('POST', '/demo/reset');
});

it('the command reports a server that does not exist', async () => {
  const { code, text } = await run('http://127.0.0.1:9');
  expect(text).toContain("Couldn't reach /.");
  expect(code).toBe(1);
});

it.each([[[]], [['']], [['http://']], [['one', 'two']]])(
  'the command refuses %j',
  async (given) => {
    await expect(run(...given)).rejects.toThrow('The address of exactly one instance is needed.');
  },
);

it.each([
  ['https://home.example/about?x=1', 'https://home.example'],
  ['home.example', 'https://home.example'],
  ['http://localhost:4000/', 'http://localhost:4000'],
  ['', null],
  [undefined, null],
])('the command reads %s as %s', (given, site) => {
  expect(siteOf(given)).toBe(site);
});

it('the command can be started by npx from a checkout', () => {
  const run = (...given: string[]) =>
    spawnSync(process.execPath, [inProject('src/tools/linnet.mjs'), ...given], {
      encoding: 'utf8',
    });
  const doctor = run('doctor');
  expect([doctor.stderr, doctor.status]).toEqual([
    'The address of exactly one instance is needed.\n\n' +
      'Usage: npm run doctor -- https://instance.example\n',
    2,
  ]);
  expect(run('cheese')).toMatchObject({ status: 2 });
  expect(run('--help')).toMatchObject({ status: 0, stdout: 'Usage: npx . doctor …\n' });
});
