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

describe('the list of staff', () => {
  it('takes from the list for everybody what was read, and what does not show', () => {
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
])('one from %s to %s shows now: %s', (startsAt, endsAt, shows) => {
  expect(isShownAt(someAnnouncement({ startsAt, endsAt }), Date.parse(NOON))).toBe(shows);
});

describe('what is written', () => {
  const filled = {
    content: ' Bridge festival ',
    startsAt: '2027-05-01T18:30',
    endsAt: '',
    allDay: false,
  };

  it('goes out with the hours of the clock on the wall, or with none', () => {
    expect(announcementInputOf(filled)).toEqual({
      content: 'Bridge festival',
      startsAt: new Date(2027, 4, 1, 18, 30).toISOString(),
      endsAt: null,
      allDay: false,
    });
  });

  it('goes out with days that are the same everywhere', () => {
    expect(
      announcementInputOf({ ...filled, ...withAllDay(filled, true), endsAt: '2027-05-03' }),
    ).toMatchObject({
      startsAt: '2027-05-01T00:00:00.000Z',
      endsAt: '2027-05-03T00:00:00.000Z',
      allDay: true,
    });
  });

  it('keeps its days when it gets hours, and loses hours when it is about days', () => {
    const days = withAllDay(filled, true);
    expect(days).toMatchObject({ startsAt: '2027-05-01', endsAt: '', allDay: true });
    expect(withAllDay(days, false)).toMatchObject({ startsAt: '2027-05-01T00:00', endsAt: '' });
  });

  it.each([
    [{ startsAt: '2026-11-19T10:20:13.000Z', endsAt: null, allDay: false }],
    [{ startsAt: '2026-11-19T10:20:13.000Z', endsAt: '2026-11-30T23:20:13.000Z', allDay: true }],
  ])('begins as it is, and sends the times that were left alone as they came: %j', (times) => {
    const before = someAnnouncement({ rawContent: 'Soon', ...times });
    const draft = draftOf(before);
    expect(draft.content).toBe('Soon');
    expect(announcementInputOf(draft, before)).toEqual({ content: 'Soon', ...times });
    const changed = announcementInputOf({ ...draft, startsAt: '' }, before);
    expect(changed).toEqual({ content: 'Soon', ...times, startsAt: null });
  });

  it('shows the day that was meant, and the minute on the clock', () => {
    const startsAt = new Date(2027, 4, 1, 18, 30, 59).toISOString();
    expect(draftOf(someAnnouncement({ startsAt })).startsAt).toBe('2027-05-01T18:30');
    const lateInUtc = { startsAt: '2027-05-01T23:59:59.000Z', allDay: true };
    expect(draftOf(someAnnouncement(lateInUtc)).startsAt).toBe('2027-05-01');
  });

  it('needs a text, and an end that does not come first', () => {
    expect(validateAnnouncement(emptyAnnouncement)).toBe('empty');
    expect(validateAnnouncement({ ...filled, content: ' \n' })).toBe('empty');
    expect(validateAnnouncement(filled)).toBeNull();
    expect(validateAnnouncement({ ...filled, endsAt: '2027-05-01T18:29' })).toBe('endsFirst');
    expect(validateAnnouncement({ ...filled, endsAt: '2027-05-01T18:30' })).toBeNull();
  });
});
