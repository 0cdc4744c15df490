/**
 * Drafts of announcements. Times are form values: local times, or days, which are the same
 * everywhere and sent as midnight in UTC.
 */
import type { Announcement, AnnouncementInput } from './announcement';

export interface AnnouncementDraft {
  content: string;
  /** `2027-05-01T18:30`, or `2027-05-01` for whole days; empty for none. */
  startsAt: string;
  endsAt: string;
  allDay: boolean;
}

export const emptyAnnouncement: AnnouncementDraft = {
  content: '',
  startsAt: '',
  endsAt: '',
  allDay: false,
};

/** Returns the draft of an existing one. */
export const draftOf = ({
  rawContent,
  startsAt,
  endsAt,
  allDay,
}: Announcement): AnnouncementDraft => ({
  content: rawContent ?? '',
  startsAt: fieldOf(startsAt, allDay),
  endsAt: fieldOf(endsAt, allDay),
  allDay,
});

/** Returns the fields to save. Unchanged times are sent as received, with their seconds. */
export function announcementInputOf(
  draft: AnnouncementDraft,
  before?: Announcement,
): AnnouncementInput {
  const { allDay } = draft;
  const timeToSend = (name: 'startsAt' | 'endsAt'): string | null => {
    const untouched = before?.allDay === allDay && fieldOf(before[name], allDay) === draft[name];
    return untouched ? before[name] : momentOf(draft[name], allDay);
  };
  return {
    content: draft.content.trim(),
    startsAt: timeToSend('startsAt'),
    endsAt: timeToSend('endsAt'),
    allDay,
  };
}

/** Switches between times and whole days; keeps the date, and starts a day with its first hour. */
export const withAllDay = (draft: AnnouncementDraft, allDay: boolean): AnnouncementDraft => ({
  ...draft,
  startsAt: inForm(draft.startsAt, allDay),
  endsAt: inForm(draft.endsAt, allDay),
  allDay,
});

type AnnouncementError = 'empty' | 'endsFirst';

/** Returns why it cannot be sent. */
export function validateAnnouncement(draft: AnnouncementDraft): AnnouncementError | null {
  if (draft.content.trim() === '') return 'empty';
  const { startsAt, endsAt } = draft;
  return startsAt !== '' && endsAt !== '' && endsAt < startsAt ? 'endsFirst' : null;
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const MINUTE_LENGTH = 'yyyy-mm-ddThh:mm'.length;

function inForm(field: string, allDay: boolean): string {
  if (field === '') return '';
  const day = field.slice(0, DAY_LENGTH);
  return allDay ? day : `${day}T00:00`;
}

function fieldOf(moment: string | null, allDay: boolean): string {
  if (moment === null) return '';
  const date = new Date(moment);
  if (allDay) return date.toISOString().slice(0, DAY_LENGTH);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, MINUTE_LENGTH);
}

/** Returns null for an empty or invalid time. */
function momentOf(field: string, allDay: boolean): string | null {
  const date = new Date(allDay ? `${field.slice(0, DAY_LENGTH)}T00:00:00Z` : field);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
