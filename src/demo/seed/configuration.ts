/** The server configuration as the admin API sends it, in the encoding of real servers. */
import type { ConfigurationEntry, Tuple } from '../state/admin/configurationEntry';
import type { World } from '../state/world';
import { limits } from '../render/features';

const keywords = (values: Record<string, unknown>): Tuple[] =>
  Object.entries(values).map((tuple) => ({ tuple }));

/** Hosts with reasons. */
const listed = (count: number, name: string): Tuple[] =>
  Array.from({ length: count }, (_one, at) => ({
    tuple: [`${name}${String(at)}.example`, at % 3 === 0 ? 'No moderation' : ''],
  }));

const asInstance = ':if_instance_is_private';

const known = (name: string, ref: string, git: string) => ({
  [name]: { build_url: `${git}/-/jobs/artifacts/\${ref}/download?job=build`, git, name, ref },
});

export const availableFrontends = {
  ...known('admin-fe', 'develop', 'https://git.pleroma.social/pleroma/admin-fe'),
  ...known('kenoma', 'master', 'https://git.pleroma.social/lambadalambda/kenoma'),
  ...known('pleroma-fe', 'develop', 'https://git.pleroma.social/pleroma/pleroma-fe'),
  ...known('soapbox', 'main', 'https://gitlab.com/soapbox-pub/soapbox'),
};

/** The defaults, the same on each start; changes by administrators are laid over them. */
export function defaultConfiguration(world: World): ConfigurationEntry[] {
  const { options, title, description } = world;
  const entry = (key: string, value: unknown, db: string[] = [], group = ':pleroma') => ({
    group,
    key,
    value,
    db,
  });
  const instance = {
    ':short_description': '',
    ':background_image': '/images/city.jpg',
    ':favicon': '/favicon.png',
    ':description_limit': limits.description,
    ':remote_limit': 100_000,
    ':upload_limit': limits.upload,
    ':avatar_upload_limit': limits.avatar,
    ':background_upload_limit': limits.background,
    ':banner_upload_limit': limits.banner,
    ':poll_limits': Object.fromEntries(
      Object.entries(limits.poll).map(([name, value]) => [`:${name}`, value]),
    ),
    ':invites_enabled': false,
    ':public': !options.isPrivate,
    ':allowed_post_formats': ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'],
    ':limit_to_local_content': ':unauthenticated',
    ':user_bio_length': 5_000,
    ':user_name_length': 100,
    ':max_account_fields': 10,
    ':max_remote_account_fields': 20,
    ':account_field_name_length': 512,
    ':account_field_value_length': 2_048,
    ':birthday_required': options.signUp.birthdayMinAge !== null,
    ':birthday_min_age': options.signUp.birthdayMinAge ?? 0,
    ':max_media_attachments': limits.attachments,
    ':instance_thumbnail': '/instance/thumbnail.png',
    ':limit': limits.characters,
    ':quarantined_instances': [],
    ':registrations_open': options.registrations,
    ':account_activation_required': options.signUp.confirmation,
    ':account_approval_required': options.signUp.approval,
    ':max_pinned_statuses': 5,
    ':name': title,
    ':description': description,
    ':email': `admin@${world.host}`,
  };
  return [
    entry(':default_signer', 'demo-signer', [], ':joken'),
    entry(':shout', keywords({ ':enabled': true, ':limit': limits.shout })),
    entry(':frontends', keywords({ ':available': availableFrontends })),
    entry('Pleroma.Captcha.Kocaptcha', keywords({ ':endpoint': 'https://captcha.kotobank.ch' })),
    entry(
      'Pleroma.Captcha',
      keywords({
        ':seconds_valid': 300,
        ':method': 'Pleroma.Captcha.Native',
        ':enabled': options.signUp.captcha !== 'none',
      }),
    ),
    entry(
      ':restrict_unauthenticated',
      keywords({
        ':timelines': { ':local': asInstance, ':federated': asInstance },
        ':profiles': { ':local': asInstance, ':remote': asInstance },
        ':activities': { ':local': asInstance, ':remote': asInstance },
      }),
    ),
    entry(':mrf', keywords({ ':policies': [], ':transparency_exclusions': [] })),
    entry(
      ':mrf_simple',
      keywords({
        ':reject': listed(120, 'spam'),
        ':federated_timeline_removal': listed(30, 'rumour'),
        ':media_removal': listed(10, 'rumour'),
        ':media_nsfw': listed(5, 'copies'),
        ':accept': [],
      }),
    ),
    entry(':instance', keywords(instance), [':name', ':description']),
  ];
}
