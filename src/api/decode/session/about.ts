/**
 * Decodes the page about an instance from its node info and its description. Either may be missing.
 */
import type { About } from '@/domain/session/about';
import type { WireInstanceV1, WireNodeinfo, WireNodeinfoMetadata } from '@/api/wire/instance';
import type { Collector } from '@/api/decode/engine/collector';
import { decodeTranslatedRules } from './instancePages';
import { decodeFederationPolicy } from './federationPolicy';
import { cleanHtml } from '@/api/decode/engine/html';
import { countOf, fieldsOf, stringOf, textsOf } from '@/api/decode/engine/read';
import { isRefusal } from '@/api/decode/engine/refusal';

interface DecodedAbout {
  about: About;
  /** The id of the contact person. */
  contactId: string | null;
}

export function decodeAbout(
  nodeinfo: unknown,
  instance: unknown,
  collector: Collector,
): DecodedAbout {
  const wire = fieldsOf<WireInstanceV1>(instance);
  const node = fieldsOf<WireNodeinfo>(nodeinfo);
  const metadata = fieldsOf<WireNodeinfoMetadata>(node.metadata);
  const usage = fieldsOf<NonNullable<WireNodeinfo['usage']>>(node.usage);
  const users = fieldsOf<{ total: number; activeMonth: number }>(usage.users);
  const stats = fieldsOf<NonNullable<WireInstanceV1['stats']>>(wire.stats);
  const contact = collector.addUser(wire.contact_account);
  const pleroma = fieldsOf<{ metadata: { federation: unknown } }>(wire.pleroma);
  const { federation } = fieldsOf<{ federation: unknown }>(pleroma.metadata);
  return {
    about: {
      descriptionHtml: cleanHtml(stringOf(wire.description) ?? stringOf(wire.short_description)),
      policy: decodeFederationPolicy(metadata.federation ?? federation),
      statistics: {
        users: countOf(users.total, null) ?? countOf(stats.user_count, null),
        activeUsers: countOf(users.activeMonth, null),
        posts: countOf(usage.localPosts, null) ?? countOf(stats.status_count, null),
        servers: countOf(stats.domain_count, null),
      },
      // Staff are listed as addresses that end with the handle.
      staffNames: textsOf(metadata.staffAccounts)
        .map((address) => address.split('/').findLast(Boolean) ?? '')
        .filter(Boolean),
      rules: decodeTranslatedRules(wire.rules),
      languages: textsOf(wire.languages),
    },
    contactId: isRefusal(contact) ? null : contact,
  };
}
