/**
 * Builds the table of capabilities by server, from the client's rules and from the descriptions and
 * answers of servers of each family. `src/domain/session/capabilities.md` contains the table.
 */
import { capabilityNames, type Capability } from '@/domain/session/capabilities';
import { familyServers, type FamilyServer } from '../serve/familyServers';
import { inProject } from '../project';

export const TABLE_FILE = inProject('src/domain/session/capabilities.md');

const cellOf = ({ can, learntMissing }: FamilyServer, name: Capability): string =>
  learntMissing.includes(name) ? '404' : can[name] ? 'yes' : '–';

export function capabilityTable(): string {
  const columns = familyServers();
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# What is used on which server',
    '',
    'Made by `npm run capabilities` from `capabilities.ts`, what servers say of themselves, and what',
    'was recorded of them; servers that are set up differently differ. What nothing is said of counts',
    'as there until a call is answered with 404, and then as missing for a day: `404` stands for what',
    'the recorded server answered so.',
    '',
    row(['Capability', ...columns.map(({ name }) => name)]),
    row(['---', ...columns.map(() => '---')]),
    ...[...capabilityNames]
      .sort()
      .map((name) => row([`\`${name}\``, ...columns.map((server) => cellOf(server, name))])),
    '',
  ].join('\n');
}
