/** Fetches and dismisses announcements, and writes them, as staff. */
import type { Announcement, AnnouncementInput } from '@/domain/talk/announcement';
import { decodeAnnouncement, decodeAnnouncements } from '@/api/decode/talk/announcement';
import { request, type Connection } from '@/api/http';
import { oneOf, requestRows, rowsOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from '@/api/endpoints/admin/staffRequest';

/**
 * GET /api/v1/announcements — 404 on servers without announcements. Mastodon omits read ones unless
 * asked for them.
 */
export const fetchAnnouncements = async (
  to: Connection,
  { withDismissed }: { withDismissed?: boolean } = {},
): Promise<Announcement[]> => {
  const query = { with_dismissed: withDismissed };
  return decodeAnnouncements((await requestRows(to, '/api/v1/announcements', { query })).data);
};

/** POST /api/v1/announcements/:id/dismiss */
export async function dismissAnnouncement(to: Connection, announcementId: string): Promise<void> {
  const path = `/api/v1/announcements/${encodeURIComponent(announcementId)}/dismiss`;
  await request(to, path, { method: 'POST', expects: 'nothing' });
}

/** PUT and DELETE /api/v1/announcements/:id/reactions/:name */
export async function setAnnouncementReaction(
  to: Connection,
  announcementId: string,
  name: string,
  wanted: boolean,
): Promise<void> {
  const path = `/api/v1/announcements/${encodeURIComponent(announcementId)}/reactions/${encodeURIComponent(name)}`;
  await request(to, path, { method: wanted ? 'PUT' : 'DELETE', expects: 'nothing' });
}

const STAFF = '/announcements';
const PAGE = 20;

/** GET …/admin/announcements — all pages, past and future ones included, oldest first. */
export async function fetchAnnouncementsForStaff(to: Connection): Promise<Announcement[]> {
  const found = new Map<string, Announcement>();
  for (let offset = 0; ; offset += PAGE) {
    const rows = rowsOf(
      STAFF,
      await requestAsStaff(to, STAFF, { query: { limit: PAGE, offset } }),
    ).data;
    const news = decodeAnnouncements(rows).filter(({ id }) => !found.has(id));
    for (const each of news) found.set(each.id, each);
    // A server without paging repeats the same rows.
    if (rows.length < PAGE || news.length === 0) return [...found.values()];
  }
}

/** POST …/admin/announcements */
export const postAnnouncement = async (
  to: Connection,
  input: AnnouncementInput,
): Promise<Announcement> => {
  const options = { method: 'POST', json: encode(input) } as const;
  return oneOf(STAFF, await requestAsStaff(to, STAFF, options), decodeAnnouncement);
};

/** PATCH …/admin/announcements/:id */
export const updateAnnouncement = async (
  to: Connection,
  announcementId: string,
  input: AnnouncementInput,
): Promise<Announcement> => {
  const path = pathOf(announcementId);
  const options = { method: 'PATCH', json: encode(input) } as const;
  return oneOf(path, await requestAsStaff(to, path, options), decodeAnnouncement);
};

/** DELETE …/admin/announcements/:id */
export async function deleteAnnouncement(to: Connection, announcementId: string): Promise<void> {
  await requestAsStaff(to, pathOf(announcementId), { method: 'DELETE', expects: 'nothing' });
}

const pathOf = (announcementId: string): string => `${STAFF}/${encodeURIComponent(announcementId)}`;

const encode = ({ content, startsAt, endsAt, allDay }: AnnouncementInput) => ({
  content,
  starts_at: startsAt,
  ends_at: endsAt,
  all_day: allDay,
});
