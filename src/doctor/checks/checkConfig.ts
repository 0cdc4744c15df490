/** Checks a configuration key by key, whether it comes from the file or from the server. */
import type { InstanceConfig } from '@/domain/session/instance';
import { oldLink } from '@/domain/session/oldLinks';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { matchRoute } from '@/domain/session/routes';
import { fits, writtenAs } from '@/doctor/config/configKinds';
import { configKeys, SCHEMA_KEY } from '@/doctor/config/configKeys';
import { finding, inFile, type Finding } from '@/doctor/findings/finding';
import type { JsonNode } from '@/doctor/site/jsonWithPositions';
import { closestName } from './closestName';

const REDIRECTS: Record<string, string> = {
  redirectRootLogin: '"/main/friends"',
  redirectRootNoLogin: '"/main/all"',
};
const LONGEST = 60;

/** The JSON of a value, shortened if it is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

export function judgeConfig(file: string, root: JsonNode, instance: InstanceConfig): Finding[] {
  if (!isTable(root.value)) {
    const values = { name: file, found: shown(root.value), expected: '{ … }' };
    return [finding('wrongType', values, inFile(file, root), 'error')];
  }
  return [...root.parts].flatMap(([name, node]) => judgeKey(file, name, node, instance));
}

function judgeKey(file: string, name: string, node: JsonNode, instance: InstanceConfig): Finding[] {
  if (name === SCHEMA_KEY) return [];
  const place = inFile(file, node);
  const key = Object.hasOwn(configKeys, name) ? configKeys[name] : undefined;
  if (!key) return [unknownName(name, Object.keys(configKeys), place)];
  if (key.ignored) return [finding('ignored', { name }, place)];
  if (!fits(key, node.value)) {
    const values = { name, found: shown(node.value), expected: writtenAs(key) };
    return [finding('wrongType', values, place)];
  }
  const expected = REDIRECTS[name];
  if (expected === undefined || typeof node.value !== 'string') return [];
  if (node.value === '/') return [finding('loop', { name, expected }, place)];
  const values = { name, found: node.value, expected };
  return leadsNowhere(node.value, instance) ? [finding('nowhere', values, place)] : [];
}

export function unknownName(
  name: string,
  known: readonly string[],
  place: Finding['location'],
): Finding {
  const near = closestName(name, known);
  return near === null
    ? finding('unknown', { name }, place)
    : finding('unknownNear', { name, expected: near }, place);
}

/** A bare name is a person's profile, unless the server reserves the name. */
function leadsNowhere(path: string, { restrictedNicknames }: InstanceConfig): boolean {
  const { pathname, search, hash } = new URL(path, 'https://here.example');
  if (Object.values(standalonePaths).some((rare) => rare === pathname)) return false;
  if (oldLink({ pathname, search, hash }, { screenName: 'me', host: '' })) return false;
  const match = matchRoute(pathname);
  if (!match) return true;
  return (
    match.name === 'legacy-user-profile' && restrictedNicknames.includes(match.params.name ?? '')
  );
}

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes line numbers, which a configuration from the server does not have. */
export function withoutSpot(found: readonly Finding[]): Finding[] {
  return found.map((one) => ({
    ...one,
    place: one.location && { ...one.location, line: null, column: null },
  }));
}
