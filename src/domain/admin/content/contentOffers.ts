/** The sights of posts and the actions on them that a family and a right allow. */
import type { InstanceConfig } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { mayOpen, type Staff } from '@/domain/admin/staff';
import { postScopes, type PostAction, type PostScope } from './content';

export interface ContentOffers {
  /** Posts can be listed: of everybody, or only of one person after the other. */
  posts: 'all' | 'by person' | null;
  /** The server itself leaves out posts without files. */
  asksForMedia: boolean;
  /** Posts that only their readers and moderators see. */
  hidden: boolean;
  deletes: boolean;
  marks: boolean;
  scopes: readonly PostScope[];
  /** The sheets of authors can be opened. */
  people: boolean;
  trends: boolean;
}

/** The bits of Mastodon's roles. */
const ADMINISTRATOR = 0x1;
const MANAGE_TAXONOMIES = 0x100;
const MANAGE_USERS = 0x400;

/** Null without the right to the page. */
export function contentOffers(
  instance: Pick<InstanceConfig, 'family' | 'features'>,
  staff: Staff,
): ContentOffers | null {
  if (!mayOpen('content', staff, instance)) return null;
  const people = mayOpen('people', staff, instance);
  if (isPleromaFamily(instance)) {
    const changes = staff.privileges.includes('messages_delete');
    return {
      posts: 'all',
      asksForMedia: false,
      hidden: true,
      deletes: changes,
      marks: changes,
      scopes: changes ? postScopes : [],
      people,
      trends: false,
    };
  }
  const may = (bit: number): boolean => ((staff.permissions ?? 0) & (bit | ADMINISTRATOR)) > 0;
  return {
    // There, what is done about a post is done about its author.
    posts: may(MANAGE_USERS) ? 'by person' : null,
    asksForMedia: true,
    hidden: false,
    deletes: false,
    marks: false,
    scopes: [],
    people,
    trends: may(MANAGE_TAXONOMIES),
  };
}

export function isPostActionOffered(offers: ContentOffers, action: PostAction): boolean {
  switch (action.kind) {
    case 'deletion':
      return offers.deletes;
    case 'sensitive':
      return offers.marks;
    case 'scope':
      return offers.scopes.includes(action.scope);
  }
}
