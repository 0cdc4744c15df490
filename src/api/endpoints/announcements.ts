/** What staff tell everybody. */
import type { Announcement } from '@/domain/announcement';
import { decodeAnnouncements } from '@/api/decode/announcement';
import { request, type Connection } from '@/api/http';
import { requestRows } from './answers';

/** GET /api/v1/announcements — a 404 means that the server has no such thing. */
export const fetchAnnouncements = async (to: Connection): Promise<Announcement[]> =>
  decodeAnnouncements((await requestRows(to, '/api/v1/announcements')).data);

/** POST /api/v1/announcements/:id/dismiss */
export async function dismissAnnouncement(to: Connection, announcementId: string): Promise<void> {
  const path = `/api/v1/announcements/${encodeURIComponent(announcementId)}/dismiss`;
  await request(to, path, { method: 'POST', expects: 'nothing' });
}
