/**
 * Reads a site for the checks: fetches every file once and parses once what several checks need.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { fits } from '@/doctor/config/configKinds';
import { configKeys } from '@/doctor/config/configKeys';
import { finding, inFile, type Finding, type FindingLocation } from '@/doctor/findings/finding';
import { readJson, type JsonNode } from './jsonWithPositions';
import { readPolicies, type Policy } from './contentSecurityPolicy';
import type { Answer, SiteAccess, Sent } from './siteAccess';

interface JsonAnswer {
  /** Null if nothing could be parsed. */
  root: JsonNode | null;
  found: Finding[];
}

/** The effective value of a configuration key, and where it was written. */
export interface Configured {
  value: unknown;
  place: FindingLocation;
}

interface JsonOptions {
  /** A missing file is then only a hint. */
  mayBeMissing?: boolean;
  /** The place that names this file, which then carries the finding; else the file itself does. */
  namedAt?: FindingLocation | null;
}

export interface SiteReader extends SiteAccess {
  /** Takes a path or a full address. */
  ask(address: string): Promise<Answer>;
  askJson(address: string, options?: JsonOptions): Promise<JsonAnswer>;
  /** The page as visitors get it; null if there is none. */
  page(): Promise<Sent | null>;
  policies(): Promise<Policy[]>;
  nodeinfo(): Promise<JsonAnswer>;
  instance(): Promise<InstanceConfig>;
  configured(name: string): Promise<Configured | null>;
}

export const CONFIG_FILE = '/static/config.json';
/** The server's configuration for clients like this one. */
export const SERVER_CONFIG = 'pleroma_fe';
const SERVER_CONFIG_PATH = '/api/pleroma/frontend_configurations';

const NODEINFO_LINKS = '/.well-known/nodeinfo';
/** The path in the Pleroma family. */
const NODEINFO = '/nodeinfo/2.0.json';

/** True for the client's own page, which servers also send for unknown addresses. */
export const isClientPage = ({ text }: Sent): boolean => /<div id="?app"?[\s>]/.test(text);

export const isHtml = (answer: Sent): boolean =>
  /\bhtml\b/.test(answer.header('content-type') ?? '') ||
  /^\s*<(?:!doctype|html)\b/i.test(answer.text);

/** Returns a finding for an unusable answer, before it is parsed; null if it is fine. */
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

/** Fetches this client's part of the server's configuration; other server families have none. */
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
