/**
 * Decodes the four descriptions of the instance. Each decoder returns only what its answer holds,
 * so that the parts can be merged in the order in which they arrive.
 */
import { defaultInstance, type InstanceConfig, type Rule } from '@/domain/session/instance';
import type {
  WireFederation,
  WireInstanceConfiguration,
  WireInstanceMetadata,
  WireInstancePleroma,
  WireInstanceV1,
  WireInstanceV2,
  WireNodeinfo,
  WireNodeinfoMetadata,
  WireRule,
} from '@/api/wire/instance';
import { featuresOf } from './features';
import { limitsOfInstance, limitsOfNodeinfo } from './instanceLimits';
import {
  countOf,
  fieldsOf,
  idOf,
  isRecord,
  listOf,
  pictureOf,
  stringOf,
  textOf,
  textsOf,
  definedFields,
  type Distrusted,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';
import { abilitiesOf, familyOf, softwareOf } from './serverSoftware';

export type InstancePart = Partial<InstanceConfig>;

/** Returns a flag only if the server sent one. */
const optionalFlag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

const optionalTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? textsOf(value) : undefined;

export function decodeInstanceV1(
  input: unknown,
  known: InstanceConfig = defaultInstance,
): InstancePart {
  const wire = fieldsOf<WireInstanceV1>(input);
  const { family = known.family } = softwareOf(wire.version, known);
  return {
    ...commonPart(wire, known),
    ...definedFields({
      contactEmail: stringOf(wire.email),
      accountApprovalRequired: optionalFlag(wire.approval_required),
      registrationOpen: optionalFlag(wire.registrations),
      thumbnailUrl: pictureOf(wire.thumbnail),
      streamingUrl: streamingUrlOf(
        fieldsOf<{ streaming_api: string }>(wire.urls).streaming_api,
        family,
      ),
    }),
  };
}

export function decodeInstanceV2(
  input: unknown,
  known: InstanceConfig = defaultInstance,
): InstancePart {
  const wire = fieldsOf<WireInstanceV2>(input);
  const { family = known.family } = softwareOf(wire.version, known);
  const configuration = fieldsOf<WireInstanceConfiguration>(wire.configuration);
  const registrations = fieldsOf<Record<string, unknown>>(wire.registrations);
  const minAge = countOf(registrations.min_age, null);
  return {
    ...commonPart(wire, known),
    ...definedFields({
      contactEmail: stringOf(fieldsOf<{ email: string }>(wire.contact).email),
      accountApprovalRequired: optionalFlag(registrations.approval_required),
      registrationOpen: optionalFlag(registrations.enabled),
      birthdayRequired: minAge === null ? undefined : true,
      birthdayMinAge: minAge,
      thumbnailUrl: pictureOf(fieldsOf<{ url: string }>(wire.thumbnail).url),
      streamingUrl: streamingUrlOf(
        fieldsOf<{ streaming: string }>(configuration.urls).streaming,
        family,
      ),
    }),
  };
}

/** Decodes the fields that both versions of the call share. */
function commonPart(
  wire: Distrusted<WireInstanceV1> & Distrusted<WireInstanceV2>,
  known: InstanceConfig,
): InstancePart {
  const software = softwareOf(wire.version, known);
  const apiLevel = countOf(fieldsOf<{ mastodon: number }>(wire.api_versions).mastodon, 0);
  const pleroma = fieldsOf<WireInstancePleroma>(wire.pleroma);
  const metadata = fieldsOf<WireInstanceMetadata>(pleroma.metadata);
  const configuration = fieldsOf<WireInstanceConfiguration>(wire.configuration);
  const statuses = fieldsOf<NonNullable<WireInstanceConfiguration['statuses']>>(
    configuration.statuses,
  );
  const background = pictureOf(wire.background_image) ?? pictureOf(metadata.background_image);
  return {
    ...software,
    ...(isRecord(configuration.polls) ? { pollsAvailable: true } : {}),
    ...abilitiesOf({ ...known, ...software }, apiLevel),
    ...featuresOf(metadata.features),
    ...federationPart(metadata.federation),
    ...limitsOfInstance(wire, metadata, known),
    postTranslationEnabled: translatesPosts(configuration, metadata),
    ...definedFields({
      name: stringOf(wire.title),
      description: stringOf(wire.description) ?? stringOf(wire.short_description),
      languages: optionalTexts(wire.languages),
      rules: Array.isArray(wire.rules) ? decodeRules(wire.rules) : undefined,
      postFormats:
        optionalTexts(metadata.post_formats) ?? optionalTexts(statuses.supported_mime_types),
      accountActivationRequired: optionalFlag(metadata.account_activation_required),
      birthdayRequired: optionalFlag(metadata.birthday_required),
      birthdayMinAge: countOf(metadata.birthday_min_age, null),
      vapidPublicKey:
        stringOf(pleroma.vapid_public_key) ??
        stringOf(fieldsOf<{ public_key: string }>(configuration.vapid).public_key),
      background,
    }),
  };
}

/** Pleroma tells it in version 1, too, by the languages. */
const translatesPosts = (
  { translation }: Distrusted<WireInstanceConfiguration>,
  { translation: languages }: Distrusted<WireInstanceMetadata>,
): boolean =>
  fieldsOf<{ enabled: boolean }>(translation).enabled === true ||
  textsOf(fieldsOf<{ target_languages: string[] }>(languages).target_languages).length > 0;

/**
 * Returns the streaming address, but none for Pleroma: its socket is on our origin, and behind a
 * proxy the address it names is wrong.
 */
function streamingUrlOf(value: unknown, family: InstanceConfig['family']): string | null {
  const text = stringOf(value);
  if (text === null || family === 'pleroma' || family === 'akkoma') return null;
  return /^wss?:\/\/[^/?#]+/.exec(text)?.[0] ?? null;
}

export function decodeNodeinfo(
  input: unknown,
  known: InstanceConfig = defaultInstance,
): InstancePart {
  const wire = fieldsOf<WireNodeinfo>(input);
  const software = fieldsOf<WireNodeinfo['software']>(wire.software);
  const metadata = fieldsOf<WireNodeinfoMetadata>(wire.metadata);
  const suggestions = fieldsOf<{ enabled: boolean }>(metadata.suggestions);
  const features = featuresOf(metadata.features);
  return {
    // Forks of Pleroma under other names say in their version what they are.
    ...(features.features?.includes('pleroma_api') ? {} : { family: 'unknown' as const }),
    ...familyOf(software.name),
    ...features,
    ...federationPart(metadata.federation),
    ...limitsOfNodeinfo(metadata, known),
    ...definedFields({
      backendName: stringOf(software.name)?.toLowerCase(),
      backendVersion: stringOf(software.version),
      name: stringOf(metadata.nodeName),
      registrationOpen: optionalFlag(wire.openRegistrations),
      private: optionalFlag(metadata.private),
      suggestionsEnabled: optionalFlag(suggestions.enabled),
      postFormats: optionalTexts(metadata.postFormats),
      accountActivationRequired: optionalFlag(metadata.accountActivationRequired),
      mailerEnabled: optionalFlag(metadata.mailerEnabled),
      restrictedNicknames: optionalTexts(metadata.restrictedNicknames),
      // Staff are listed as addresses that end with the nick.
      staffAccounts: optionalTexts(metadata.staffAccounts)
        ?.map((address) => address.split('/').findLast(Boolean) ?? '')
        .filter(Boolean),
    }),
  };
}

function federationPart(input: unknown): InstancePart {
  if (!isRecord(input)) return {};
  const { enabled, mrf_policies } = fieldsOf<WireFederation>(input);
  return {
    federationPolicy: input,
    federating: optionalFlag(enabled) ?? true,
    tagPolicyAvailable: textsOf(mrf_policies).includes('TagPolicy'),
  };
}

const decodeRules = (wires: unknown): Rule[] =>
  keepReadable(listOf(wires), (input): Rule | Refusal => {
    const wire = fieldsOf<WireRule>(input);
    const id = idOf(wire.id);
    if (id === null) return refuse('rule', 'no id');
    return { id, text: textOf(wire.text), hint: textOf(wire.hint) };
  }).items;

/** The endings of node info's schema names, by preference. */
const schemas = [
  '/ns/schema/2.0',
  '/ns/schema/2.1',
  '/ns/schema/2.2',
  '/ns/schema/1.1',
  '/ns/schema/1.0',
];

/**
 * Returns the path of the node info document that the server names: the server may believe to have
 * another origin than ours.
 */
export function nodeinfoPathOf(input: unknown): string | null {
  const links = listOf(fieldsOf<{ links: unknown }>(input).links).map((link) =>
    fieldsOf<{ rel: string; href: string }>(link),
  );
  for (const schema of schemas) {
    const link = links.find(({ rel }) => textOf(rel).endsWith(schema));
    const path = link && pathOf(textOf(link.href));
    if (path) return path;
  }
  return null;
}

function pathOf(address: string): string | null {
  try {
    return new URL(address, 'https://any.example').pathname;
  } catch {
    return null;
  }
}
