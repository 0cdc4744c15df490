/**
 * One visit of the doctor: every file is asked for once, and what several checks want to know of the
 * instance is read once.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { fits } from '@/doctor/config/configKinds';
import { configKeys } from '@/doctor/config/configKeys';
import { finding, inFile, type Finding, type FindingLocation } from '@/doctor/findings/finding';
import { readJson, type JsonNode } from './jsonWithPositions';
import { readPolicies, type Policy } from './contentSecurityPolicy';
import type { Answer, SiteAccess, Sent } from './siteAccess';

export interface JsonAnswer {
  /** Null where nothing could be read. */
  root: JsonNode | null;
  found: Finding[];
}

/** A value that counts, and where somebody wrote it. */
export interface Configured {
  value: unknown;
  place: FindingLocation;
}

interface JsonOptions {
  /** Then it is a hint that it is. */
  mayBeMissing?: boolean;
  /** Who names this file; else what is wrong with it stands with the file itself. */
  namedAt?: FindingLocation | null;
}

export interface SiteReader extends SiteAccess {
  /** By path or whole address. */
  ask(address: string): Promise<Answer>;
  askJson(address: string, options?: JsonOptions): Promise<JsonAnswer>;
  /** The page as readers get it; null where there is none. */
  page(): Promise<Sent | null>;
  policies(): Promise<Policy[]>;
  nodeinfo(): Promise<JsonAnswer>;
  instance(): Promise<InstanceConfig>;
  configured(name: string): Promise<Configured | null>;
}

export const CONFIG_FILE = '/static/config.json';
/** What the server has for clients like this one. */
export const SERVER_CONFIG = 'pleroma_fe';
const SERVER_CONFIG_PATH = '/api/pleroma/frontend_configurations';

const NODEINFO_LINKS = '/.well-known/nodeinfo';
/** Where the Pleroma family has it. */
const NODEINFO = '/nodeinfo/2.0.json';

/** The client's own page, whatever was asked for. */
export const isClientPage = ({ text }: Sent): boolean => /<div id="?app"?[\s>]/.test(text);

export const isHtml = (answer: Sent): boolean =>
  /\bhtml\b/.test(answer.header('content-type') ?? '') ||
  /^\s*<(?:!doctype|html)\b/i.test(answer.text);

/** What is wrong with an answer before anybody reads it; null where nothing is. */
export function troubleOf(
  file: string,
  answer: Answer,
  place?: FindingLocation | null,
): Finding | null {
  if (answer.kind === 'unreachable') return finding('unreachable', { file }, place);
  const { status } = answer;
  if (status < 400) return null;
  return finding(status === 404 ? 'absent' : 'refused', { file, status: String(status) }, place);
}

export function createSiteReader(outside: SiteAccess): SiteReader {
  const answers = new Map<string, Promise<Answer>>();
  const ask = (address: string): Promise<Answer> => {
    const whole = address.startsWith('/') ? outside.origin + address : address;
    const known = answers.get(whole) ?? outside.fetch(whole);
    answers.set(whole, known);
    return known;
  };
  const askJson: SiteReader['askJson'] = async (address, options = {}) =>
    readAnswer(address, await ask(address), options);
  const page = async () => {
    const answer = await ask('/');
    return answer.kind === 'sent' && answer.status < 400 ? answer : null;
  };
  const nodeinfo = async () => {
    const { root } = await askJson(NODEINFO_LINKS, { mayBeMissing: true });
    return askJson(outside.nodeinfoPathOf(root?.value) ?? NODEINFO);
  };
  return {
    ...outside,
    ask,
    askJson,
    page,
    nodeinfo,
    policies: async () => readPolicies((await page())?.header('content-security-policy') ?? null),
    instance: async () => {
      const [first, second] = await Promise.all([askJson('/api/v1/instance'), nodeinfo()]);
      return outside.readInstance(first.root?.value, second.root?.value);
    },
    configured: async (name) => {
      const key = configKeys[name];
      const sources = [
        { file: SERVER_CONFIG, root: (await askServerConfig({ askJson })).root },
        { file: CONFIG_FILE, root: (await askJson(CONFIG_FILE)).root },
      ];
      for (const { file, root } of sources) {
        const node = root?.parts.get(name);
        if (!key || !node || node.value === null || !fits(key, node.value)) continue;
        return { value: node.value, place: inFile(file, file === CONFIG_FILE ? node : null) };
      }
      return null;
    },
  };
}

/** The part that is for this client; servers of other families have none. */
export async function askServerConfig({
  askJson,
}: Pick<SiteReader, 'askJson'>): Promise<JsonAnswer> {
  const { root, found } = await askJson(SERVER_CONFIG_PATH, { mayBeMissing: true });
  return { root: root?.parts.get(SERVER_CONFIG) ?? null, found };
}

function readAnswer(address: string, answer: Answer, options: JsonOptions): JsonAnswer {
  const { mayBeMissing = false, namedAt = null } = options;
  const isMissing = answer.kind === 'sent' && (answer.status === 404 || isHtml(answer));
  if (isMissing || answer.kind === 'unreachable' || answer.status >= 400) {
    const told = troubleOf(address, answer, namedAt) ?? finding('page', { file: address }, namedAt);
    const severity = isMissing && mayBeMissing ? 'hint' : told.severity;
    return { root: null, found: [{ ...told, severity }] };
  }
  const { root, faults } = readJson(answer.text);
  const found = faults.map(({ id, found: sign, line, column }) =>
    finding(id, { found: sign, name: sign }, inFile(address, { line, column })),
  );
  return { root, found };
}
