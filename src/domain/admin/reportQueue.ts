/** The queue of reports: what a family and a right allow, and how reports are grouped. */
import type { Report, ReportState } from '@/domain/people/report';
import type { InstanceConfig, Rule } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { mayOpen, type Staff } from './staff';

/** Measures against an account. Each server has its own words and its own share of them. */
export const measures = ['deactivated', 'sensitized', 'silenced', 'disabled', 'suspended'] as const;

export type Measure = (typeof measures)[number];

/** The subjects of reports. Servers may have further words. */
export const reportCategories = ['spam', 'legal', 'violation', 'other'] as const;

export type ReportCategory = (typeof reportCategories)[number];

export interface QueuedReport extends Report {
  /** The server's word for the kind of report, such as `spam`; null if it has none. */
  category: string | null;
  /** The broken rules of this server. */
  ruleIds: string[];
  /** The moderator who took it; null if nobody did, undefined where the server does not say. */
  assignedId?: string | null;
  /** The measures that are in force against the reported account. */
  inForce: Measure[];
  /** The reported account is one of this server. */
  isLocal: boolean;
}

export type ReportOrder = 'newest' | 'oldest';

export interface ReportFilter {
  state: ReportState;
  order: ReportOrder;
  /** Those that the reader took. */
  mine: boolean;
}

export const firstFilter: ReportFilter = { state: 'open', order: 'newest', mine: false };

/** One action on a report, on the reported account or on a reported post. */
export type ReportAction =
  /** `answer` goes to the reporter, where the server sends it. */
  | { kind: 'state'; state: ReportState; answer: string }
  | { kind: 'assignment'; mine: boolean }
  /** `rules` are the broken ones; there are none in another category than `violation`. */
  | { kind: 'category'; category: ReportCategory; rules: Pick<Rule, 'id' | 'text'>[] }
  | { kind: 'note'; text: string }
  /** `text` goes to the account, where the server sends it. */
  | { kind: 'measure'; measure: Measure; wanted: boolean; text: string }
  | { kind: 'post'; statusId: string; does: 'delete' | 'sensitive' };

/** The actions that this server lets this person take. */
export interface ReportOffers {
  states: readonly ReportState[];
  /** A decision can be taken back. */
  reopens: boolean;
  assigns: boolean;
  /** The category can be changed. */
  categories: boolean;
  notes: boolean;
  /** The decision may come with words to the reporter. */
  answers: boolean;
  /** Earlier reports about an account can be asked for. */
  earlier: boolean;
  measures: readonly Measure[];
  /** Measures can be lifted. */
  lifts: boolean;
  /** A measure may come with words to the account. */
  explains: boolean;
  posts: boolean;
}

const none: ReportOffers = {
  states: [],
  reopens: false,
  assigns: false,
  categories: false,
  notes: false,
  answers: false,
  earlier: false,
  measures: [],
  lifts: false,
  explains: false,
  posts: false,
};

const pleroma: ReportOffers = {
  ...none,
  states: ['open', 'resolved', 'closed'],
  reopens: true,
  assigns: true,
  notes: true,
  measures: ['deactivated'],
  lifts: true,
  posts: true,
};

const gotosocial: ReportOffers = {
  ...none,
  states: ['open', 'resolved'],
  answers: true,
  earlier: true,
  measures: ['suspended'],
  explains: true,
};

const mastodon: ReportOffers = {
  ...none,
  states: ['open', 'resolved'],
  reopens: true,
  assigns: true,
  categories: true,
  earlier: true,
  measures: ['sensitized', 'silenced', 'disabled', 'suspended'],
  lifts: true,
  explains: true,
};

/** Null without the right to decide on reports. */
export function reportOffers(
  instance: Pick<InstanceConfig, 'family' | 'features'>,
  staff: Staff,
): ReportOffers | null {
  if (!mayOpen('reports', staff, instance)) return null;
  if (!isPleromaFamily(instance)) return instance.family === 'gotosocial' ? gotosocial : mastodon;
  return {
    ...pleroma,
    // On others, the right to decide on reports brings the measures along.
    measures: staff.privileges.includes('users_manage_activation_state') ? pleroma.measures : [],
    posts: staff.privileges.includes('messages_delete'),
  };
}

/** The reports about one account. */
export interface ReportGroup {
  /** The account, or the report where the account is gone. */
  id: string;
  userId: string | null;
  reportIds: string[];
}

/** Groups reports by account, in the order of their first ones. */
export function groupReports(
  reports: readonly Pick<QueuedReport, 'id' | 'reportedUserId'>[],
): ReportGroup[] {
  const groups = new Map<string, ReportGroup>();
  for (const { id, reportedUserId: userId } of reports) {
    const key = userId === null ? `report ${id}` : userId;
    const group = groups.get(key);
    if (group) group.reportIds.push(id);
    else groups.set(key, { id: key, userId, reportIds: [id] });
  }
  return [...groups.values()];
}

/** The keys of requests. */
export const REPORT_QUEUE = 'report queue';
export const MORE_REPORTS = 'report queue more';
export const reportRequest = (reportId: string): string => `report ${reportId}`;
export const earlierRequest = (userId: string): string => `earlier reports ${userId}`;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** False if there is nothing left to do, so that nothing acts twice. */
export function isToBeDone(report: QueuedReport, action: ReportAction, ownId: string): boolean {
  switch (action.kind) {
    case 'state':
      return report.state !== action.state;
    case 'assignment':
      return action.mine ? report.assignedId !== ownId : report.assignedId !== null;
    case 'category':
      return (
        report.category !== action.category ||
        !isSameSet(
          report.ruleIds,
          action.rules.map(({ id }) => id),
        )
      );
    case 'measure':
      return report.inForce.includes(action.measure) !== action.wanted;
    case 'note':
      return action.text.trim() !== '';
    case 'post':
      return report.statusIds.includes(action.statusId);
  }
}

/** The report after an action that the server has confirmed. */
export function afterReportAction(
  report: QueuedReport,
  action: ReportAction,
  ownId: string,
): QueuedReport {
  switch (action.kind) {
    case 'state':
      return { ...report, state: action.state };
    case 'assignment':
      return { ...report, assignedId: action.mine ? ownId : null };
    case 'category': {
      const { category, rules } = action;
      const broken = { ruleIds: rules.map(({ id }) => id), rules: rules.map(({ text }) => text) };
      return { ...report, category, ...broken };
    }
    case 'measure': {
      const others = report.inForce.filter((measure) => measure !== action.measure);
      return { ...report, inForce: action.wanted ? [...others, action.measure] : others };
    }
    case 'note':
    case 'post':
      return report;
  }
}
