/** Checks that the caller may make the calls of staff. */
import type { SignedIn } from '../../http/call';
import { refuse } from '../../http/refusal';
import { isStaff } from '../../render/view';

export function needStaff({ viewer }: SignedIn): void {
  if (!isStaff(viewer)) throw refuse(403, 'User is not a staff member.');
}

export function needAdmin(call: SignedIn): void {
  needStaff(call);
  if (call.viewer.role !== 'admin') throw refuse(403, 'User is not an admin.');
}

/** GoToSocial asks for an administrator, also where its moderators have the bits. */
export function needRole({ world, viewer }: SignedIn): void {
  const suffices =
    world.options.family === 'gotosocial' ? viewer.role === 'admin' : isStaff(viewer);
  if (!suffices) throw refuse(403, 'This action is not allowed');
}
