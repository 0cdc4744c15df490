/**
 * Decodes limits of texts, files, polls and profile fields. A value that a server leaves out keeps
 * the known one; a limit that it does not mention at all is not part of the result.
 */
import type {
  FieldsLimits,
  InstanceConfig,
  PollLimits,
  UploadLimits,
} from '@/domain/session/instance';
import type {
  WireInstanceConfiguration,
  WireInstanceMetadata,
  WireInstanceV1,
  WireNodeinfoMetadata,
} from '@/api/wire/instance';
import {
  countOf,
  fieldsOf,
  textsOf,
  definedFields,
  type Distrusted,
} from '@/api/decode/engine/read';

/** Merges whole numbers, also those sent as strings, over known limits. */
function merged<Limits extends Record<keyof Limits, number>>(
  known: Limits,
  told: { [Name in keyof Limits]?: unknown },
): Limits | undefined {
  const names = Object.keys(known) as (keyof Limits)[];
  if (names.every((name) => countOf(told[name], null) === null)) return undefined;
  const limits = { ...known };
  for (const name of names) {
    limits[name] = countOf(told[name], known[name]) as Limits[keyof Limits];
  }
  return limits;
}

/** Decodes the limits of both versions of the instance call. */
export function limitsOfInstance(
  wire: Distrusted<WireInstanceV1>,
  metadata: Distrusted<WireInstanceMetadata>,
  known: InstanceConfig,
): Partial<InstanceConfig> {
  const configuration = fieldsOf<WireInstanceConfiguration>(wire.configuration);
  const statuses = fieldsOf<Record<string, unknown>>(configuration.statuses);
  const files = fieldsOf<Record<string, unknown>>(configuration.media_attachments);
  const limit = (name: keyof WireInstanceV1 & keyof WireInstanceMetadata): unknown =>
    wire[name] ?? metadata[name];
  return definedFields({
    textlimit: countOf(wire.max_toot_chars, null) ?? countOf(statuses.max_characters, null),
    maxAttachments:
      countOf(wire.max_media_attachments, null) ?? countOf(statuses.max_media_attachments, null),
    descriptionLimit:
      countOf(limit('description_limit'), null) ?? countOf(files.description_limit, null),
    shoutLimit: countOf(limit('shout_limit'), null) ?? countOf(limit('chat_limit'), null),
    uploadlimit: merged<UploadLimits>(known.uploadlimit, {
      general: wire.upload_limit ?? files.video_size_limit ?? files.image_size_limit,
      avatar: limit('avatar_upload_limit'),
      background: limit('background_upload_limit'),
      banner: limit('banner_upload_limit'),
    }),
    pictureLimit: countOf(files.image_size_limit, null),
    pixelLimit: countOf(files.image_matrix_limit, null),
    mediaTypes: listed(files.supported_mime_types),
    pollLimits: pollLimitsOf(wire.poll_limits, known) ?? pollLimitsOf(configuration.polls, known),
    fieldsLimits: fieldsLimitsOf(metadata.fields_limits, known),
  });
}

const listed = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? textsOf(value) : undefined;

export function limitsOfNodeinfo(
  metadata: Distrusted<WireNodeinfoMetadata>,
  known: InstanceConfig,
): Partial<InstanceConfig> {
  const files = fieldsOf<NonNullable<WireNodeinfoMetadata['uploadLimits']>>(metadata.uploadLimits);
  return definedFields({
    uploadlimit: merged<UploadLimits>(known.uploadlimit, files),
    pollLimits: pollLimitsOf(metadata.pollLimits, known),
    fieldsLimits: fieldsLimitsOf(metadata.fieldsLimits, known),
  });
}

function pollLimitsOf(input: unknown, known: InstanceConfig): PollLimits | undefined {
  const wire = fieldsOf<Record<string, unknown>>(input);
  return merged<PollLimits>(known.pollLimits, {
    maxOptions: wire.max_options,
    maxOptionChars: wire.max_option_chars ?? wire.max_characters_per_option,
    minExpiration: wire.min_expiration,
    maxExpiration: wire.max_expiration,
  });
}

function fieldsLimitsOf(input: unknown, known: InstanceConfig): FieldsLimits | undefined {
  const wire = fieldsOf<Record<string, unknown>>(input);
  return merged<FieldsLimits>(known.fieldsLimits, {
    maxFields: wire.maxFields ?? wire.max_fields,
    nameLength: wire.nameLength ?? wire.name_length,
    valueLength: wire.valueLength ?? wire.value_length,
  });
}
