/**
 * `npm run journey -- --server http://… --token A --token B`: drives the built client against a
 * running server with two accounts, or with `--family` against an embedded instance. Reports for
 * each feature if it works, is absent from the server, or is broken. Exits with 1 when anything is
 * broken.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openGateway } from './gateway';
import { meetServer, personOf } from './server';
import { openStage } from './stage';
import { acting } from './steps/acting';
import { entering } from './steps/entering';
import { finding } from './steps/finding';
import { hearing } from './steps/hearing';
import { leaving } from './steps/leaving';
import { moderating } from './steps/moderating';
import { ownServer } from './steps/ownServer';
import { ofPleroma } from './steps/ofPleroma';
import { staffLists } from './steps/staffLists';
import { reading } from './steps/reading';
import { writing } from './steps/writing';
import { chain } from './steps/chains';
import { tableOf, type Row } from './table';
import { targetOf, type Target } from './target';
import { runJourney } from './runJourney';
import { BadCall, runCommand } from '../command';
import { dist } from '../project';

const USAGE = `Usage: npm run journey -- --server https://instance.example --token A --token B
       npm run journey -- --family pleroma [--strict]

  --server <address>         a running server
  --token <token>            twice: of who does everything, and of who answers; two accounts
  --login <name:password>    signs in on the way that the server offers, too
  --family <name>            an embedded instance in the manner of that family; --strict as elsewhere
  --only <words>             only steps whose name has these words
  --shots <folder>           keeps pictures of the pages there when a step breaks`;

const steps = [
  ...entering,
  ...writing,
  chain,
  ...acting,
  ...finding,
  ...reading,
  ...hearing,
  ...ofPleroma,
  ...moderating,
  ...ownServer,
  ...staffLists,
  ...leaving,
];

async function journey(given: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      server: { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      login: { type: 'string' },
      family: { type: 'string' },
      strict: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      shots: { type: 'string' },
    },
  });
  const target = await targetOf(values);
  try {
    if (!existsSync(path.join(dist, 'index.html'))) {
      throw new BadCall('Nothing is built yet: run "npm run build" first.');
    }
    const rows = await goTo(target, values);
    console.log(tableOf(rows));
    return rows.some(({ outcome }) => outcome.kind === 'broken') ? 1 : 0;
  } finally {
    await target.close();
  }
}

async function goTo(
  { origin, tokens, login }: Target,
  { only, shots }: { only: string; shots?: string | undefined },
): Promise<Row[]> {
  const [ana, ben] = [await personOf(origin, tokens[0]), await personOf(origin, tokens[1])];
  const server = await meetServer(origin);
  const { family, backendName, backendVersion } = server.instance;
  console.log(`${origin}: ${backendName} ${backendVersion} (treated as ${family})\n`);
  const gateway = await openGateway(origin);
  const stage = await openStage(gateway.origin, shots ?? null);
  try {
    const page = await stage.open('/main/friends', ana);
    const wanted = steps.filter(({ name }) => name.includes(only));
    return await runJourney(wanted, {
      origin: gateway.origin,
      server,
      stage,
      ana,
      ben,
      page,
      login: readLogin(login),
      mark: Date.now().toString(36),
    });
  } finally {
    await stage.close();
    await gateway.close();
  }
}

function readLogin(text: string | null): { name: string; password: string } | null {
  const at = text?.indexOf(':') ?? -1;
  return text === null || at < 1 ? null : { name: text.slice(0, at), password: text.slice(at + 1) };
}

void runCommand(USAGE, journey);
