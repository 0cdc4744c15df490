import { isShownAt, mergeForStaff } from '@/domain/talk/announcement';
import {
  draftOf,
  emptyAnnouncement,
  validateAnnouncement,
  announcementInputOf,
  withAllDay,
} from '@/domain/talk/announcementDraft';
import { someAnnouncement } from '@support/talk/announcements';

const NOON = '2026-11-20T12:00:00.000Z';

describe("the staff's list", () => {
  it('takes from the public list which ones were read, and which are inactive', () => {
    const all = ['1', '2', '3'].map((id) => someAnnouncement({ id, rawContent: `Number ${id}` }));
    const active = [
      someAnnouncement({ id: '3', read: true }),
      someAnnouncement({ id: '1' }),
      someAnnouncement({ id: '4' }),
    ];
    expect(
      mergeForStaff(all, active).map(({ id, rawContent, read, inactive }) => [
        id,
        rawContent,
        read,
        inactive,
      ]),
    ).toEqual([
      ['1', 'Number 1', false, false],
      ['2', 'Number 2', false, true],
      ['3', 'Number 3', true, false],
      ['4', null, false, false],
    ]);
  });
});

it.each([
  [null, null, true],
  ['2026-11-20T11:59:00Z', null, true],
  ['2026-11-20T12:01:00Z', null, false],
  [null, '2026-11-20T12:01:00Z', true],
  ['2026-11-19T00:00:00Z', '2026-11-20T11:59:00Z', false],
])('an announcement from %s to %s is active now: %s', (startsAt, endsAt, shows) => {
  expect(isShownAt(someAnnouncement({ startsAt, endsAt }), Date.parse(NOON))).toBe(shows);
});

describe("an announcement's form", () => {
  const filled = {
    content: ' Bridge festival ',
    startsAt: '2027-05-01T18:30',
    endsAt: '',
    allDay: false,
  };

  it('is sent with local times, or with none', () => {
    expect(announcementInputOf(filled)).toEqual({
      content: 'Bridge festival',
      startsAt: new Date(2027, 4, 1, 18, 30).toISOString(),
      endsAt: null,
      allDay: false,
    });
  });

  it('is sent with dates that are the same in every time zone', () => {
    expect(
      announcementInputOf({ ...filled, ...withAllDay(filled, true), endsAt: '2027-05-03' }),
    ).toMatchObject({
      startsAt: '2027-05-01T00:00:00.000Z',
      endsAt: '2027-05-03T00:00:00.000Z',
      allDay: true,
    });
  });

  it('keeps its dates when times are added, and drops times when it is all-day', () => {
    const days = withAllDay(filled, true);
    expect(days).toMatchObject({ startsAt: '2027-05-01', endsAt: '', allDay: true });
    expect(withAllDay(days, false)).toMatchObject({ startsAt: '2027-05-01T00:00', endsAt: '' });
  });

  it.each([
    [{ startsAt: '2026-11-19T10:20:13.000Z', endsAt: null, allDay: false }],
    [{ startsAt: '2026-11-19T10:20:13.000Z', endsAt: '2026-11-30T23:20:13.000Z', allDay: true }],
  ])('starts with the current values, and sends unchanged times as they came: %j', (times) => {
    const before = someAnnouncement({ rawContent: 'Soon', ...times });
    const draft = draftOf(before);
    expect(draft.content).toBe('Soon');
    expect(announcementInputOf(draft, before)).toEqual({ content: 'Soon', ...times });
    const changed = announcementInputOf({ ...draft, startsAt: '' }, before);
    expect(changed).toEqual({ content: 'Soon', ...times, startsAt: null });
  });

  it('shows the intended date, and the local time to the minute', () => {
    const startsAt = new Date(2027, 4, 1, 18, 30, 59).toISOString();
    expect(draftOf(someAnnouncement({ startsAt })).startsAt).toBe('2027-05-01T18:30');
    const lateInUtc = { startsAt: '2027-05-01T23:59:59.000Z', allDay: true };
    expect(draftOf(someAnnouncement(lateInUtc)).startsAt).toBe('2027-05-01');
  });

  it('requires a text, and an end after the start', () => {
    expect(validateAnnouncement(emptyAnnouncement)).toBe('empty');
    expect(validateAnnouncement({ ...filled, content: ' \n' })).toBe('empty');
    expect(validateAnnouncement(filled)).toBeNull();
    expect(validateAnnouncement({ ...filled, endsAt: '2027-05-01T18:29' })).toBe('endsFirst');
    expect(validateAnnouncement({ ...filled, endsAt: '2027-05-01T18:30' })).toBeNull();
  });
});
