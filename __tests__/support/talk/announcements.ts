/** Announcements for tests, each complete; a test names only what its story needs. */
import type { Announcement } from '@/domain/talk/announcement';
import type { CurrentUser } from '@/domain/session/session';

export const someAnnouncement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: 'a1',
  html: 'We <b>move</b>',
  rawContent: null,
  startsAt: null,
  endsAt: null,
  allDay: false,
  publishedAt: '2026-11-20T10:20:13.000Z',
  read: false,
  inactive: false,
  emoji: [],
  ...changes,
});

/** The part of an account that may post, change and delete them. */
export const manager: Partial<CurrentUser> = {
  role: 'admin',
  privileges: ['announcements_manage_announcements'],
};
