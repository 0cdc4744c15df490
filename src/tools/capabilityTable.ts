/**
 * Which capability is offered on which server, made from the rules of the client and what servers of
 * each family say of themselves. `src/domain/capabilities.md` holds the table.
 */
import { readFileSync } from 'node:fs';
import { decodeInstanceV1, decodeInstanceV2, decodeNodeinfo } from '@/api/decode/instance';
import { fieldsOf } from '@/api/decode/read';
import { capabilitiesOf, capabilityNames, type Capabilities } from '@/domain/capabilities';
import { defaultInstance } from '@/domain/instance';
import { inProject } from './project';

export const TABLE_FILE = inProject('src/domain/capabilities.md');

interface Told {
  nodeinfo: unknown;
  v1?: unknown;
  v2?: unknown;
}

/** What a real server answered. */
function recorded(name: string): unknown {
  const text = readFileSync(inProject(`__tests__/recordings/${name}.json`), 'utf8');
  return fieldsOf<{ body: unknown }>(fieldsOf<{ response: unknown }>(JSON.parse(text)).response)
    .body;
}

const named = (name: string, version: string, features?: readonly string[]) => ({
  software: { name, version },
  metadata: features ? { features } : {},
});

/** Those that were recorded, and the others by what their documents say. */
const servers: Record<string, Told> = {
  'Pleroma 2.6': { nodeinfo: recorded('boot/nodeinfo-2.0'), v1: recorded('boot/instance-v1') },
  'Akkoma 3.13': {
    nodeinfo: named('akkoma', '3.13.2', [
      'pleroma_api',
      'akkoma_api',
      'polls',
      'editing',
      'quote_posting',
      'pleroma_emoji_reactions',
      'custom_emoji_reactions',
      'bubble_timeline',
      'akkoma:machine_translation',
      'pleroma:get:main/ostatus',
      'v2_suggestions',
    ]),
    v1: { version: '2.7.2 (compatible; Akkoma 3.13.2)' },
  },
  'Mastodon 4.5': {
    nodeinfo: named('mastodon', '4.5.0'),
    v2: {
      version: '4.5.0',
      api_versions: { mastodon: 7 },
      configuration: { polls: { max_options: 4 }, urls: { streaming: 'wss://home.example' } },
    },
  },
  'GoToSocial 0.20': {
    nodeinfo: named('gotosocial', '0.20.0'),
    v2: {
      version: '0.20.0',
      configuration: { polls: { max_options: 6 }, urls: { streaming: 'wss://home.example' } },
    },
  },
  'Hollo 0.10': { nodeinfo: recorded('hollo/nodeinfo-2.1'), v2: recorded('hollo/instance-v2') },
};

function capabilitiesBy({ nodeinfo, v1, v2 }: Told): Capabilities {
  const met = { ...defaultInstance, ...decodeNodeinfo(nodeinfo) };
  const told = v2 === undefined ? decodeInstanceV1(v1, met) : decodeInstanceV2(v2, met);
  return capabilitiesOf({ ...met, ...told, ...decodeNodeinfo(nodeinfo) }, {});
}

export function capabilityTable(): string {
  const columns = Object.entries(servers).map(([name, told]) => ({
    name,
    can: capabilitiesBy(told),
  }));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# What is used on which server',
    '',
    'Made by `npm run capabilities` from `capabilities.ts` and what servers say of themselves; servers',
    'that are set up differently differ. What nothing is said of counts as there until a call is',
    'answered with 404, and then as missing for a day.',
    '',
    row(['Capability', ...columns.map(({ name }) => name)]),
    row(['---', ...columns.map(() => '---')]),
    ...[...capabilityNames]
      .sort()
      .map((name) => row([`\`${name}\``, ...columns.map(({ can }) => (can[name] ? 'yes' : '–'))])),
    '',
  ].join('\n');
}
