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
