/** The rules of moderating an account: rights, activation, deletion, and tags for policies. */
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

/** One action on an account. */
export type ModerationAction =
  | { kind: 'right'; right: Right; wanted: boolean }
  | { kind: 'tag'; tag: ModerationTag; wanted: boolean }
  /** `wanted`: the account is active. */
  | { kind: 'activation'; wanted: boolean }
  | { kind: 'deletion' };

/** The parts of the menu that somebody sees. */
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

/** True if there is a menu at all. */
export const mayModerate = ({ isAdmin, privileges }: Omit<Moderator, 'id'>): boolean =>
  isAdmin || sufficient.some((privilege) => privileges.includes(privilege));

/**
 * Returns the reader's powers over an account. They cannot remove their own rights or account: some
 * servers would let the last administrator go.
 */
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

/** Returns the account after the action. A deleted one is inactive. */
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

/** The request's key: one action per account at a time. */
export const moderationRequest = (userId: string): string => `moderation ${userId}`;
