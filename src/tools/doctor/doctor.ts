/**
 * `npm run doctor -- https://instance`, also `npx . doctor https://instance`: finds problems of the
 * client on an instance. Exits with 1 when something does not work, with 2 when it was called
 * wrongly.
 */
import { parseArgs } from 'node:util';
import { createIntl } from 'react-intl';
import { checkNames } from '@/doctor/findings/checkNames';
import { examine } from '@/doctor/checks/examine';
import { writeReport } from '@/doctor/report/doctorReport';
import { checkTitles } from '@/doctor/report/doctorTexts';
import { nodeSiteAccess } from './nodeSiteAccess';
import { BadCall, runCommand } from '../command';

const USAGE = 'Usage: npm run doctor -- https://instance.example';

/** The address of the site, whichever page of it was given; null when it is no address. */
export function siteOf(given: string | undefined): string | null {
  const text = given?.trim() ?? '';
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return text !== '' && URL.canParse(whole) ? new URL(whole).origin : null;
}

export async function runDoctor(
  given: readonly string[],
  write: (line: string) => void,
): Promise<number> {
  const { positionals } = parseArgs({ args: [...given], allowPositionals: true });
  const origin = siteOf(positionals[0]);
  if (origin === null || positionals.length > 1) {
    throw new BadCall('The address of exactly one instance is needed.');
  }
  const intl = createIntl({ locale: 'en' });
  let done = 0;
  const found = await examine(nodeSiteAccess(origin), (name) => {
    done += 1;
    write(`${String(done)}/${String(checkNames.length)} ${intl.formatMessage(checkTitles[name])}`);
  });
  write('');
  write(writeReport(intl, origin, found));
  return found.some(({ severity }) => severity === 'error') ? 1 : 0;
}

if (require.main === module) {
  void runCommand(USAGE, (given) => runDoctor(given, console.log));
}
