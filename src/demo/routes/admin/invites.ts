/** Invitations to sign up, which staff of the Pleroma family makes. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, Reply, user } from '../../http/call';
import type { Json } from '../../http/json';
import { notFound, refuse } from '../../http/refusal';
import type { Invite } from '../../state/admin/staffSide';
import { needStaff } from './staff';

const render = ({ id, token, used, expiresAt, uses, maxUse }: Invite): Json => ({
  id,
  token,
  used,
  expires_at: expiresAt,
  uses,
  max_use: maxUse,
  invite_type: `${expiresAt ? 'date_limited' : ''}${maxUse ? 'reusable' : 'one_time'}`,
});

function add({ world, params }: SignedIn): Invite {
  const invite: Invite = {
    id: world.invites.length + 1,
    token: `invite-${world.ids.count('invite')}`,
    used: false,
    expiresAt: params.text('expires_at'),
    uses: 0,
    maxUse: params.number('max_use'),
  };
  world.invites.push(invite);
  return invite;
}

function revoke(call: SignedIn): Json {
  const invite = call.world.invites.find(({ token }) => token === call.params.text('token'));
  if (!invite) throw notFound();
  invite.used = true;
  return render(invite);
}

function mail(call: SignedIn): Reply {
  if (!/^[^@\s]+@[^@\s]+$/.test(call.params.text('email') ?? ''))
    throw refuse(400, 'email - Invalid format. Expected :email');
  add(call);
  return new Reply({ status: 204 });
}

const staff =
  <Answer>(handle: (call: SignedIn) => Answer) =>
  (call: SignedIn): Answer => {
    needStaff(call);
    return handle(call);
  };

const BASE = '/api/v1/pleroma/admin/users';
const WRITE = ['admin', 'admin:write:invites'] as const;

const posting = (path: string, handle: (call: SignedIn) => unknown): Route =>
  user({ method: 'POST', path: BASE + path, scopes: WRITE, families: pleromaLike, handle });

export const inviteRoutes: Route[] = [
  user({
    method: 'GET',
    path: `${BASE}/invites`,
    scopes: ['admin', 'admin:read:invites'],
    families: pleromaLike,
    handle: staff(({ world }) => ({ invites: world.invites.map(render) })),
  }),
  posting(
    '/invite_token',
    staff((call) => render(add(call))),
  ),
  posting('/revoke_invite', staff(revoke)),
  posting('/email_invite', staff(mail)),
];
