/**
 * `npm run journey -- --server http://… --token A --token B`: drives the built client against a
 * running server with two accounts, and says of each thing that people do whether it works, is absent
 * from the server, or is broken. Ends with 1 when anything is broken.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteOf } from './doctor';
import { openGateway } from './journey/gateway';
import { meetServer, personOf } from './journey/server';
import { openStage } from './journey/stage';
import { acting } from './journey/steps/acting';
import { entering } from './journey/steps/entering';
import { finding } from './journey/steps/finding';
import { hearing } from './journey/steps/hearing';
import { leaving } from './journey/steps/leaving';
import { ofPleroma } from './journey/steps/ofPleroma';
import { writing } from './journey/steps/writing';
import { tableOf } from './journey/table';
import { travel } from './journey/travel';
import { dist } from './project';

const USAGE = `Usage: npm run journey -- --server https://instance.example --token A --token B

  --server <address>         a running server
  --token <token>            twice: of who does everything, and of who answers; two accounts
  --login <name:password>    signs in on the way that the server offers, too
  --only <words>             only steps whose name has these words
  --shots <folder>           keeps pictures of the pages there when a step breaks`;

const steps = [
  ...entering,
  ...writing,
  ...acting,
  ...finding,
  ...hearing,
  ...ofPleroma,
  ...leaving,
];

async function journey(given: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      server: { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      login: { type: 'string' },
      only: { type: 'string', default: '' },
      shots: { type: 'string' },
    },
  });
  const [first, second] = values.token;
  const target = siteOf(values.server);
  if (target === null || first === undefined || second === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (!existsSync(path.join(dist, 'index.html'))) {
    console.error('Nothing is built yet: run "npm run build" first.');
    return 2;
  }
  const [ana, ben] = [await personOf(target, first), await personOf(target, second)];
  const server = await meetServer(target);
  const { family, backendName, backendVersion } = server.instance;
  console.log(`${target}: ${backendName} ${backendVersion} (treated as ${family})\n`);
  const gateway = await openGateway(target);
  const stage = await openStage(gateway.origin, values.shots ?? null);
  try {
    const page = await stage.open('/main/friends', ana);
    const wanted = steps.filter(({ name }) => name.includes(values.only));
    const rows = await travel(wanted, {
      origin: gateway.origin,
      server,
      stage,
      ana,
      ben,
      page,
      login: readLogin(values.login),
      mark: Date.now().toString(36),
    });
    console.log(tableOf(rows));
    return rows.some(({ outcome }) => outcome.kind === 'broken') ? 1 : 0;
  } finally {
    await stage.close();
    await gateway.close();
  }
}

function readLogin(text: string | undefined): { name: string; password: string } | null {
  const at = text?.indexOf(':') ?? -1;
  return text === undefined || at < 1
    ? null
    : { name: text.slice(0, at), password: text.slice(at + 1) };
}

void journey(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
