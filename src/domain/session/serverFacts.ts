/**
 * What this browser keeps of the instance from one visit to the next, so that a page knows at once
 * which software it talks to, and need not ask it every time.
 */
import { fieldsOf, textOf } from '@/lib/values/fields';
import { defaultInstance, type AuthorizationServer, type InstanceConfig } from './instance';

const DAY = 86_400_000;

/** What only the operator's files and the page itself say, or what is long and comes afterwards. */
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

/** Nothing before the instance has told all of it once. */
export const factsOf = (instance: InstanceConfig): ServerFacts =>
  instance.learntAt === null ? {} : Object.fromEntries(kept.map((name) => [name, instance[name]]));

/** Reads them back: a fact whose kind is not that of today is dropped. */
export function readFacts(value: unknown, now: number): ServerFacts {
  const facts = { ...fieldsOf(value) };
  const { learntAt } = facts;
  // A moment ahead of now comes from a clock that was wrong.
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
];

/** Facts without a default of their own may be null. */
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

/** Whether it was asked so lately that it need not be asked again. */
export const isFresh = ({ learntAt }: InstanceConfig, now: number): boolean =>
  isOfToday(learntAt, now);

/** A moment ahead of now comes from a clock that was wrong. */
export const isOfToday = (moment: number | null, now: number): boolean =>
  moment !== null && moment <= now && now - moment < DAY;
