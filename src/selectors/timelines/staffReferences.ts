/** Lists the rows of the tables that the work of staff refers to. */
import type { RootState } from '@/slices/root';
import type { References } from './references';

/** The public sides of people, and what was reported by or about those that were looked at. */
export function referencesOfStaffPeople({ staffPeople }: RootState): References {
  const { people = {}, reports = {} } = staffPeople ?? {};
  const cases = Object.values(reports).flatMap(({ about, by }) => [...about, ...by]);
  return {
    statuses: cases.flatMap(({ statusIds }) => statusIds),
    users: [
      ...Object.keys(people),
      ...cases.flatMap(({ reportedUserId, reporterId }) => [reportedUserId, reporterId]),
    ],
  };
}

/** The list that was looked at last, with authors. */
export function referencesOfStaffContent({ staffContent }: RootState): References {
  const { ids, trends = {} } = staffContent ?? {};
  return { statuses: [...(ids ?? []), ...Object.values(trends).map(({ statusId }) => statusId)] };
}

export function referencesOfReports({ reportQueue }: RootState): References {
  const reports = Object.values(reportQueue?.reports ?? {});
  return {
    statuses: reports.flatMap(({ statusIds }) => statusIds),
    users: reports.flatMap(({ reportedUserId, reporterId, assignedId, notes }) => [
      reportedUserId,
      reporterId,
      assignedId,
      ...notes.map(({ userId }) => userId),
    ]),
  };
}

/** Their slices refer to no post and to nobody. */
export const withoutReferences = {
  adminConfig: null,
  emojiPacks: null,
  federation: null,
  frontends: null,
  mediaCache: null,
  moderationLog: null,
  oauthApps: null,
  ownRules: null,
  permissions: null,
  serverDocuments: null,
  serverEmoji: null,
  serverLists: null,
  serverStatistics: null,
} as const satisfies Partial<Record<keyof RootState, null>>;
