/** What staff may do to an account: rights, activation, deletion, and tags that a policy acts upon. */
import type { Privilege } from '@/domain/session/privileges';
import type { User } from '@/domain/people/user';

export type Right = 'admin' | 'moderator';

export const moderationTags = [
  'mrf_tag:media-force-nsfw',
  'mrf_tag:media-strip',
  'mrf_tag:force-unlisted',
  'mrf_tag:sandbox',
  'mrf_tag:disable-remote-subscription',
  'mrf_tag:disable-any-subscription',
  'mrf_tag:quarantine',
] as const;

export type ModerationTag = (typeof moderationTags)[number];

/** One thing that is done to an account. */
export type ModerationAction =
  | { kind: 'right'; right: Right; wanted: boolean }
  | { kind: 'tag'; tag: ModerationTag; wanted: boolean }
  /** Wanted: the account works. */
  | { kind: 'activation'; wanted: boolean }
  | { kind: 'deletion' };

/** Which parts of the menu somebody gets to see. */
export type Powers = Record<ModerationAction['kind'], boolean>;

interface Moderator {
  id: string;
  isAdmin: boolean;
  privileges: readonly Privilege[];
}

const sufficient: readonly Privilege[] = [
  'users_manage_activation_state',
  'users_delete',
  'users_manage_tags',
];

/** Whether there is a menu at all. */
export const mayModerate = ({ isAdmin, privileges }: Omit<Moderator, 'id'>): boolean =>
  isAdmin || sufficient.some((privilege) => privileges.includes(privilege));

/** Nobody takes away their own rights or account here: some servers would do it, and then nobody is left. */
export function powersOver(
  user: Pick<User, 'id' | 'isLocal' | 'deactivated'>,
  { id, isAdmin, privileges }: Moderator,
  hasTagPolicy: boolean,
): Powers {
  const isOther = user.id !== id;
  return {
    right: isAdmin && isOther && user.isLocal && !user.deactivated,
    activation: isOther && privileges.includes('users_manage_activation_state'),
    deletion: isOther && privileges.includes('users_delete'),
    tag: hasTagPolicy && privileges.includes('users_manage_tags'),
  };
}

/** The account once the server has agreed. One that is deleted does not work any more. */
export function afterModerationAction(user: User, deed: ModerationAction): User {
  switch (deed.kind) {
    case 'right':
      return { ...user, rights: { ...user.rights, [deed.right]: deed.wanted } };
    case 'tag': {
      const others = user.tags.filter((tag) => tag !== deed.tag);
      return { ...user, tags: deed.wanted ? [...others, deed.tag] : others };
    }
    case 'activation':
      return { ...user, deactivated: !deed.wanted };
    case 'deletion':
      return { ...user, deactivated: true };
  }
}

/** Names the request: of one account one thing at a time. */
export const moderationRequest = (userId: string): string => `moderation ${userId}`;
