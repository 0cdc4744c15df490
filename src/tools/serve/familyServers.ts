/**
 * Per family of servers: the recorded description of an instance, the capabilities derived from it
 * and, where error answers were recorded, those found missing at the first call.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { decodeInstanceV1, decodeInstanceV2, decodeNodeinfo } from '@/api/decode/session/instance';
import { fieldsOf, textOf } from '@/api/decode/engine/read';
import {
  capabilitiesOf,
  capabilityNames,
  rememberOutcome,
  type Capabilities,
  type Capability,
  type MissingUntil,
} from '@/domain/session/capabilities';
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import { inProject } from '../project';

interface Told {
  nodeinfo: unknown;
  v1?: unknown;
  v2?: unknown;
  /** The folders of its other recorded answers. */
  answers?: readonly string[];
}

export interface FamilyServer {
  name: string;
  instance: InstanceConfig;
  /** The capabilities at the first visit. */
  can: Capabilities;
  /** Capabilities that are offered until their first call is answered with 404. */
  learntMissing: readonly Capability[];
}

const RECORDINGS = '__tests__/fixtures';

function readRecording(name: string) {
  const text = readFileSync(inProject(`${RECORDINGS}/${name}.json`), 'utf8');
  const { request, response } = fieldsOf<{ request: object; response: object }>(JSON.parse(text));
  return {
    path: textOf(fieldsOf<{ path: string }>(request).path),
    ...fieldsOf<{ status: number; body: object }>(response),
  };
}

/** The recorded answer of a real server. */
const recorded = (name: string): unknown => readRecording(name).body;

const named = (name: string, version: string, features?: readonly string[]) => ({
  software: { name, version },
  metadata: features ? { features } : {},
});

/** Recorded servers, and others according to their documents. */
const servers: Record<string, Told> = {
  'Pleroma 2.6': {
    nodeinfo: recorded('boot/nodeinfo-2.0'),
    v1: recorded('boot/instance-v1'),
    answers: ['announcements', 'boot', 'chats', 'lists', 'people', 'settings', 'timelines'],
  },
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
      'profile_directory',
      'v2_suggestions',
    ]),
    v1: { version: '2.7.2 (compatible; Akkoma 3.13.2)' },
  },
  'Mastodon 4.5': {
    nodeinfo: named('mastodon', '4.5.0'),
    v2: {
      version: '4.5.0',
      api_versions: { mastodon: 7 },
      configuration: {
        polls: { max_options: 4 },
        translation: { enabled: true },
        urls: { streaming: 'wss://home.example' },
      },
    },
  },
  'GoToSocial 0.20': {
    nodeinfo: named('gotosocial', '0.20.0'),
    v2: {
      version: '0.20.0',
      configuration: { polls: { max_options: 6 }, urls: { streaming: 'wss://home.example' } },
    },
  },
  'Hollo 0.10': {
    nodeinfo: recorded('hollo/nodeinfo-2.1'),
    v2: recorded('hollo/instance-v2'),
    answers: ['hollo'],
  },
};

/** The calls from which the client learns that a capability is missing. */
const firstCalls: Partial<Record<Capability, string>> = {
  announcements: '/api/v1/announcements',
  authorizationMetadata: '/.well-known/oauth-authorization-server',
  chats: '/api/v1/pleroma/chats',
  conversations: '/api/v1/conversations',
  domainMutes: '/api/v1/domain_blocks',
  filters: '/api/v1/filters',
  filtersOfWords: '/api/v2/filters',
  lists: '/api/v1/lists',
  suggestions: '/api/v2/suggestions',
};

function missingBy(folders: readonly string[]): MissingUntil {
  const answers = folders
    .flatMap((folder) =>
      readdirSync(inProject(`${RECORDINGS}/${folder}`)).map((file) => `${folder}/${file}`),
    )
    .map((file) => readRecording(file.replace(/\.json$/, '')));
  return capabilityNames.reduce<MissingUntil>((missing, capability) => {
    const answer = answers.find(({ path }) => path === firstCalls[capability]);
    return answer ? rememberOutcome(missing, capability, Number(answer.status), 0) : missing;
  }, {});
}

function serverOf(name: string, { nodeinfo, v1, v2, answers = [] }: Told): FamilyServer {
  const met = { ...defaultInstance, ...decodeNodeinfo(nodeinfo) };
  const told = v2 === undefined ? decodeInstanceV1(v1, met) : decodeInstanceV2(v2, met);
  const instance = { ...met, ...told, ...decodeNodeinfo(nodeinfo) };
  const can = capabilitiesOf(instance, {});
  const left = capabilitiesOf(instance, missingBy(answers));
  const learntMissing = capabilityNames.filter((one) => can[one] && !left[one]);
  return { name, instance, can, learntMissing };
}

export const familyServers = (): FamilyServer[] =>
  Object.entries(servers).map(([name, told]) => serverOf(name, told));
