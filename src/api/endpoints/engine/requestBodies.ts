/**
 * Chooses the form of request bodies. The Pleroma family has fields of its own and is addressed by
 * its specification; all others get what the plain Mastodon API documents, in the exact types, as
 * some refuse everything else.
 */
import { formFields, type Fields } from '@/api/encoding';
import type { Connection, RequestOptions } from '@/api/http';

type Encoding = 'json' | 'form';

/**
 * Pleroma has always taken posts as forms; the documentation of all others has profiles as forms.
 */
const encodings = {
  post: { pleroma: 'form', others: 'json' },
  profile: { pleroma: 'json', others: 'form' },
  anything: { pleroma: 'json', others: 'json' },
} as const satisfies Record<string, Record<'pleroma' | 'others', Encoding>>;

export const speaksPleroma = ({ dialect }: Connection): boolean => dialect === 'pleroma';

interface OwnFields {
  /** Fields that only the Pleroma family takes. */
  pleroma?: Fields;
  /** Fields for all other servers. */
  others?: Fields;
}

/** Builds the body of a call from the fields that all servers take and those that only some do. */
export function bodyFor(
  to: Connection,
  what: keyof typeof encodings,
  common: Fields,
  own: OwnFields = {},
): Pick<RequestOptions, 'json' | 'files'> {
  const side = speaksPleroma(to) ? 'pleroma' : 'others';
  const fields = { ...common, ...own[side] };
  return encodings[what][side] === 'form' ? { files: formFields(fields) } : { json: fields };
}
