import {
  selectAnnouncementEmoji,
  selectAnnouncementIds,
  selectMayManageAnnouncements,
} from '@/selectors/talk/announcements';
import { selectUnreadAnnouncements } from '@/selectors/session/navigation';
import { announcementReadRequested, announcementsReceived } from '@/slices/talk/announcements';
import { instanceConfigured } from '@/slices/session/config';
import { customEmojiReceived } from '@/slices/composer/emoji';
import { rootReducer, type RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import type { UnknownAction } from '@reduxjs/toolkit';
import { manager, someAnnouncement } from '@support/talk/announcements';
import { signedIn } from '@support/people';

const after = (...actions: UnknownAction[]): RootState =>
  actions.reduce<RootState | undefined>(rootReducer, undefined) ??
  rootReducer(undefined, { type: 'nothing' });

const four = announcementsReceived({
  announcements: [
    someAnnouncement({ id: '1' }),
    someAnnouncement({ id: '2', read: true }),
    someAnnouncement({ id: '3', inactive: true }),
    someAnnouncement({ id: '4', publishedAt: '2026-11-19T10:20:13.000Z' }),
  ],
});

describe('announcements', () => {
  it('ANN-09 count as unread when they are active and not read, and never for visitors', () => {
    expect(selectUnreadAnnouncements(after(signedIn()))).toBe(0);
    expect(selectUnreadAnnouncements(after(signedIn(), four))).toBe(2);
    expect(
      selectUnreadAnnouncements(
        after(signedIn(), four, announcementReadRequested({ announcementId: '4' })),
      ),
    ).toBe(1);
    expect(selectUnreadAnnouncements(after(four))).toBe(0);
    expect(selectUnreadAnnouncements(after(signedIn(), four, loggedOut()))).toBe(0);
  });

  it('are sorted newest first, and by id at the same time', () => {
    expect(selectAnnouncementIds(after(four))).toEqual(['3', '2', '1', '4']);
  });

  it('are managed by people with the privilege, where the server has an API for it', () => {
    const akkoma = instanceConfigured({ instance: { family: 'akkoma' } });
    const mastodon = instanceConfigured({ instance: { family: 'mastodon' } });
    expect(selectMayManageAnnouncements(after(signedIn(manager), akkoma))).toBe(true);
    expect(selectMayManageAnnouncements(after(signedIn({ role: 'admin' }), akkoma))).toBe(false);
    expect(selectMayManageAnnouncements(after(signedIn(manager), mastodon))).toBe(false);
    expect(selectMayManageAnnouncements(after(akkoma))).toBe(false);
  });

  it('show emoji of their own before those of the instance', () => {
    const picture = (shortcode: string, host: string) => ({
      shortcode,
      url: `https://${host}/${shortcode}.png`,
      staticUrl: `https://${host}/${shortcode}.png`,
    });
    const state = after(
      customEmojiReceived({
        emoji: ['leaf', 'frog', 'kettle'].map((name) => ({
          ...picture(name, 'home.example'),
          tags: [],
        })),
      }),
      announcementsReceived({
        announcements: [
          someAnnouncement({ html: ':leaf::frog: :x:', emoji: [picture('frog', 'far.example')] }),
        ],
      }),
    );
    const emoji = selectAnnouncementEmoji(state, 'a1');
    const table = new Map(emoji.map(({ shortcode, url }) => [shortcode, url]));
    expect(Object.fromEntries(table)).toEqual({
      leaf: 'https://home.example/leaf.png',
      frog: 'https://far.example/frog.png',
    });
    expect(selectAnnouncementEmoji(state, 'nobody')).toEqual([]);
  });
});
