/**
 * What goes out in which form. The Pleroma family has fields of its own and is written to as it is
 * specified; all others get what the plain Mastodon API documents, in the right types, as some refuse
 * everything else.
 */
import { formFields, type Fields } from '@/api/encoding';
import type { Connection, RequestOptions } from '@/api/http';

type Encoding = 'json' | 'form';

/** Posts have always been a form on Pleroma; profiles are one in the documents of all others. */
const encodings = {
  post: { pleroma: 'form', others: 'json' },
  profile: { pleroma: 'json', others: 'form' },
  anything: { pleroma: 'json', others: 'json' },
} as const satisfies Record<string, Record<'pleroma' | 'others', Encoding>>;

export const speaksPleroma = ({ dialect }: Connection): boolean => dialect === 'pleroma';

interface OwnFields {
  /** What only the Pleroma family takes. */
  pleroma?: Fields;
  /** What goes to everybody but them. */
  others?: Fields;
}

/** The body of a call: what all servers take, and what only some of them take. */
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
