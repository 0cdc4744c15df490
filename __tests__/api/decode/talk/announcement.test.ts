import { decodeAnnouncement, decodeAnnouncements } from '@/api/decode/talk/announcement';
import { fixtureBody } from '@support/fixtures';
import { wireAnnouncement } from '@support/wire';

describe('an announcement', () => {
  it('ANN-01 has its text, its source, its times, its read and active state, and its emoji', () => {
    const [, maintenance] = decodeAnnouncements(fixtureBody('announcements/admin-list'));
    expect(maintenance).toEqual({
      id: 'BCdWrSz9yJd4ig6vJI',
      html: 'Maintenance window soon',
      rawContent: 'Maintenance window soon',
      reactions: [],
      startsAt: '2026-11-19T10:20:13Z',
      endsAt: '2026-11-30T10:20:13Z',
      allDay: true,
      publishedAt: '2026-11-20T10:20:13Z',
      read: false,
      inactive: false,
      emoji: [],
    });
    const frog = {
      shortcode: 'frog',
      url: 'https://home.example/frog.png',
      static_url: 'https://home.example/frog.still.png',
      visible_in_picker: true,
    };
    expect(
      decodeAnnouncement(
        wireAnnouncement({
          content: '<b>Hop</b> :frog:<script>no</script>',
          read: true,
          emojis: [frog],
        }),
      ),
    ).toMatchObject({
      html: '<b>Hop</b> :frog:',
      rawContent: null,
      startsAt: null,
      endsAt: null,
      allDay: false,
      read: true,
      emoji: [{ shortcode: 'frog', url: 'https://home.example/frog.png' }],
    });
  });
});
