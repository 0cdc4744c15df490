/** Renders reports and accounts as staff sees them. */
import type { Json } from '../http/json';
import { publicRules } from '../state/admin/rules';
import type { Report } from '../state/notification';
import { acctOf } from '../state/people';
import type { Person } from '../state/types';
import { escapeHtml } from '../text/escape';
import { renderAccount, renderRole } from './account';
import { renderStatus } from './status';
import type { View } from './view';
import { isoTime } from './view';

/** The side of an account that only staff of the Pleroma family sees. */
export const asStaffSees = (person: Person): Json => ({
  actor_type: person.actorType,
  display_name: person.displayName,
  email: person.email,
  id: person.id,
  is_active: person.isActive,
  is_approved: person.isApproved,
  is_confirmed: person.isConfirmed,
  is_suggested: person.isSuggested,
  local: person.host === null,
  nickname: acctOf(person),
  created_at: new Date(person.createdAt).toISOString(),
  registration_reason: person.reason ?? null,
  roles: {
    admin: person.role === 'admin',
    moderator: person.role === 'moderator',
  },
  tags: person.tags,
});

const both = (view: View, person: Person | undefined): Json =>
  person ? { ...renderAccount(view, person), ...asStaffSees(person) } : {};

/** Deleted posts are left out. */
const postsOf = (view: View, { postIds }: Report): Json[] =>
  postIds.flatMap((id) => {
    const post = view.world.posts.get(id);
    return post ? [renderStatus(view, post)] : [];
  });

export function renderPleromaReport(view: View, report: Report): Json {
  const { world } = view;
  const { people, dialect } = world;
  return {
    id: report.id,
    account: both(view, people.get(report.reportedId)),
    actor: both(view, people.get(report.reporterId)),
    content: escapeHtml(report.text),
    created_at: isoTime(world, report.createdAt),
    notes: (report.notes ?? []).map(({ id, authorId, text, createdAt }) => ({
      id,
      content: text,
      user: both(view, people.get(authorId)),
      created_at: isoTime(world, createdAt),
    })),
    state: report.state,
    statuses: postsOf(view, report),
    // A fork of Pleroma has it.
    ...(dialect === 'pleroma' && {
      assigned_account: report.assignedId ? both(view, people.get(report.assignedId)) : null,
    }),
  };
}

export function renderStaffAccount(view: View, person: Person | undefined): Json | null {
  if (!person) return null;
  const { measures } = person;
  return {
    id: person.id,
    username: person.nickname,
    domain: person.host,
    created_at: isoTime(view.world, person.createdAt),
    email: person.email ?? '',
    ip: person.ip ?? null,
    ips: [],
    locale: 'en',
    invite_request: person.reason ?? null,
    role: renderRole(person),
    confirmed: person.isConfirmed,
    approved: person.isApproved,
    disabled: measures?.has('disabled') ?? false,
    silenced: measures?.has('silenced') ?? false,
    sensitized: measures?.has('sensitized') ?? false,
    suspended: measures?.has('suspended') ?? false,
    account: renderAccount(view, person),
  };
}

export function renderMastodonReport(view: View, report: Report): Json {
  const { world } = view;
  const of = (id: string | null | undefined) =>
    renderStaffAccount(view, world.people.get(id ?? ''));
  return {
    id: report.id,
    action_taken: report.state !== 'open',
    action_taken_at: null,
    category: report.category ?? 'other',
    comment: report.text,
    forwarded: false,
    created_at: isoTime(world, report.createdAt),
    updated_at: isoTime(world, report.createdAt),
    account: of(report.reporterId),
    target_account: of(report.reportedId),
    assigned_account: of(report.assignedId),
    action_taken_by_account: null,
    statuses: postsOf(view, report),
    rules: publicRules(world).filter(({ id }) => report.ruleIds?.includes(id)),
  };
}
