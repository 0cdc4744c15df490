/** Builders of announcements; a test names only the fields that it needs. */
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
  reactions: [],
  ...changes,
});

/** The fields of an account that may create, edit and delete them. */
export const manager: Partial<CurrentUser> = {
  role: 'admin',
  privileges: ['announcements_manage_announcements'],
};
