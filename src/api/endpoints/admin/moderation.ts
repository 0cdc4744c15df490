/** Moderates accounts, as staff. Accounts are named by their handles. */
import type { ModerationTag, Right } from '@/domain/admin/moderation';
import type { Connection } from '@/api/http';
import { requestAsStaff } from './staffRequest';

/** POST and DELETE …/admin/users/:nickname/permission_group/:right */
export async function setRight(
  to: Connection,
  screenName: string,
  right: Right,
  wanted: boolean,
): Promise<void> {
  await requestAsStaff(to, `/users/${encodeURIComponent(screenName)}/permission_group/${right}`, {
    method: wanted ? 'POST' : 'DELETE',
    ...(wanted ? { json: {} } : {}),
    expects: 'nothing',
  });
}

/** PUT and DELETE …/admin/users/tag — the answer is empty. */
export async function setModerationTag(
  to: Connection,
  screenName: string,
  tag: ModerationTag,
  wanted: boolean,
): Promise<void> {
  await requestAsStaff(to, '/users/tag', {
    method: wanted ? 'PUT' : 'DELETE',
    json: { nicknames: [screenName], tags: [tag] },
    expects: 'nothing',
  });
}

/** PATCH …/admin/users/activate and …/deactivate */
export async function setActivation(
  to: Connection,
  screenName: string,
  wanted: boolean,
): Promise<void> {
  await requestAsStaff(to, `/users/${wanted ? 'activate' : 'deactivate'}`, {
    method: 'PATCH',
    json: { nicknames: [screenName] },
    expects: 'nothing',
  });
}

/** DELETE …/admin/users?nickname= */
export async function deleteAccount(to: Connection, screenName: string): Promise<void> {
  await requestAsStaff(to, '/users', {
    method: 'DELETE',
    query: { nickname: screenName },
    expects: 'nothing',
  });
}
