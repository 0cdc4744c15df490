/** Rules for other servers as each family sends them; a test names only what its story needs. */
import type { WireDomainRule } from '@/api/wire/federation';

export const domainRule = (
  id: string,
  domain: string,
  changes: Partial<WireDomainRule> = {},
): WireDomainRule => ({
  id,
  domain,
  created_at: '2026-03-01T08:00:00.000Z',
  severity: 'suspend',
  reject_media: false,
  reject_reports: false,
  public_comment: 'Spam',
  private_comment: null,
  obfuscate: false,
  ...changes,
});

const tuple = (name: string, value: unknown) => ({ tuple: [name, value] });

type Lists = Record<string, (string | [host: string, reason: string])[]>;

/** The parts of a configuration that tell what happens to other servers. */
export const policyConfig = (
  lists: Lists,
  { active = true, hidden = [] as string[], quarantined = [] as string[] } = {},
) => ({
  configs: [
    {
      group: ':pleroma',
      key: ':mrf_simple',
      value: Object.entries(lists).map(([name, rows]) =>
        tuple(
          `:${name}`,
          rows.map((row) => (typeof row === 'string' ? row : { tuple: row })),
        ),
      ),
    },
    {
      group: ':pleroma',
      key: ':mrf',
      value: [
        tuple(':policies', active ? ['Pleroma.Web.ActivityPub.MRF.SimplePolicy'] : []),
        tuple(
          ':transparency_exclusions',
          hidden.map((host) => ({ tuple: [host, ''] })),
        ),
      ],
    },
    {
      group: ':pleroma',
      key: ':instance',
      value: [
        tuple(
          ':quarantined_instances',
          quarantined.map((host) => ({ tuple: [host, ''] })),
        ),
      ],
    },
  ],
  need_reboot: false,
});
