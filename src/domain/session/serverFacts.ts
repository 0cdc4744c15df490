/**
 * The stored facts about the instance, so that a page knows the server's software at once, and need
 * not request it on every visit.
 */
import { fieldsOf, textOf } from '@/lib/values/fields';
import { defaultInstance, type AuthorizationServer, type InstanceConfig } from './instance';

const DAY = 86_400_000;

/**
 * Fields that are not stored: those from the operator's files and the page itself, and long ones
 * that are loaded later.
 */
const leftOut: readonly (keyof InstanceConfig)[] = [
  'server',
  'logo',
  'logoMask',
  'logoMargin',
  'logoLeft',
  'hideSitename',
  'background',
  'nsfwCensorImage',
  'showFeaturesPanel',
  'showInstanceSpecificPanel',
  'instanceSpecificPanelContent',
  'tos',
  'knownDomains',
  'stickers',
  'customEmoji',
  'federationPolicy',
  'loginMethod',
  'redirectRootLogin',
  'redirectRootNoLogin',
  'disableUpdateNotification',
  'embeddedToS',
];

const kept = (Object.keys(defaultInstance) as (keyof InstanceConfig)[]).filter(
  (name) => !leftOut.includes(name),
);

export type ServerFacts = Partial<InstanceConfig>;

/** Returns the facts, or nothing before the instance was fully read once. */
export const factsOf = (instance: InstanceConfig): ServerFacts =>
  instance.learntAt === null ? {} : Object.fromEntries(kept.map((name) => [name, instance[name]]));

/** Reads stored facts; drops those of another type than today's. */
export function readFacts(value: unknown, now: number): ServerFacts {
  const facts = { ...fieldsOf(value) };
  const { learntAt } = facts;
  // A future time comes from a wrong clock.
  if (typeof learntAt !== 'number' || learntAt > now) return {};
  if (facts.authorization !== undefined) {
    facts.authorization = readAuthorization(facts.authorization);
  }
  return Object.fromEntries(
    kept.flatMap((name) => (isOfKind(facts[name], name) ? [[name, facts[name]]] : [])),
  );
}

function readAuthorization(value: unknown): AuthorizationServer | null {
  const { authorizeUrl, grantTypes, scopes, takesChallenge } = fieldsOf(value);
  const page = textOf(authorizeUrl);
  if (page === null || !isTexts(grantTypes) || !isTexts(scopes)) return null;
  return { authorizeUrl: page, grantTypes, scopes, takesChallenge: takesChallenge === true };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const numbers: readonly (keyof InstanceConfig)[] = [
  'learntAt',
  'authorizationLearntAt',
  'pictureLimit',
  'pixelLimit',
];

/** Facts without a default may be null. */
function isOfKind(value: unknown, name: keyof InstanceConfig): boolean {
  if (value === undefined) return false;
  const usual = defaultInstance[name];
  if (usual === null) {
    if (value === null || name === 'authorization') return true;
    return typeof value === (numbers.includes(name) ? 'number' : 'string');
  }
  if (Array.isArray(usual)) return Array.isArray(value);
  return value !== null && !Array.isArray(value) && typeof value === typeof usual;
}

/** True if the facts are recent enough not to be requested again. */
export const isFresh = ({ learntAt }: InstanceConfig, now: number): boolean =>
  isOfToday(learntAt, now);

/** False for a future time, which comes from a wrong clock. */
export const isOfToday = (moment: number | null, now: number): boolean =>
  moment !== null && moment <= now && now - moment < DAY;
