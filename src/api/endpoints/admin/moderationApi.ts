/**
 * The one interface of moderators' calls, and its implementation for each family. `reportOffers` says
 * which actions a server has; the others never get here.
 */
import type { QueuedReport, ReportAction, ReportFilter } from '@/domain/admin/reportQueue';
import type { Dialect } from '@/domain/session/serverFamily';
import type { ReportPage, ReportPlace, ReportsAnswer } from '@/api/decode/admin/queuedReport';
import type { Connection } from '@/api/http';
import { setReportState } from '@/api/endpoints/people/reports';
import * as mastodon from './mastodonReports';
import { setActivation } from './moderation';
import * as pleroma from './pleromaReports';

/** The subject of an action. */
export interface ReportSubject {
  report: QueuedReport;
  /** The handle of the reported account; null if it is gone. */
  screenName: string | null;
  /** The moderator's own handle. */
  ownName: string;
}

interface ModerationApi {
  fetchReports(
    to: Connection,
    filter: Pick<ReportFilter, 'state' | 'order'>,
    place: ReportPlace,
  ): Promise<ReportPage>;
  fetchReport(to: Connection, reportId: string): Promise<ReportsAnswer>;
  act(to: Connection, subject: ReportSubject, action: ReportAction): Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

const ofPleroma: ModerationApi = {
  fetchReports: pleroma.fetchReports,
  fetchReport: pleroma.fetchReport,
  act(to, { report, screenName, ownName }, action) {
    switch (action.kind) {
      case 'state':
        return setReportState(to, report.id, action.state);
      case 'assignment':
        return pleroma.assignReport(to, report.id, action.mine ? ownName : null);
      case 'note':
        return pleroma.addReportNote(to, report.id, action.text);
      case 'measure':
        return setActivation(to, screenName ?? '', !action.wanted);
      case 'post':
        return action.does === 'delete'
          ? pleroma.deletePost(to, action.statusId)
          : pleroma.markPostSensitive(to, action.statusId);
      case 'category':
        return nothing();
    }
  },
};

const ofMastodon: ModerationApi = {
  fetchReports: mastodon.fetchReports,
  fetchReport: mastodon.fetchReport,
  act(to, { report }, action) {
    switch (action.kind) {
      case 'state':
        return mastodon.setReportResolved(to, report.id, action.state !== 'open', action.answer);
      case 'assignment':
        return mastodon.setReportMine(to, report.id, action.mine);
      case 'category': {
        const { category, rules } = action;
        const ruleIds = rules.map(({ id }) => id);
        return mastodon.setReportCategory(to, report.id, category, ruleIds);
      }
      case 'measure': {
        const { measure, wanted, text } = action;
        if (measure === 'deactivated' || report.reportedUserId === null) return nothing();
        return wanted
          ? mastodon.imposeMeasure(to, report.reportedUserId, measure, text)
          : mastodon.liftMeasure(to, report.reportedUserId, measure);
      }
      case 'note':
      case 'post':
        return nothing();
    }
  },
};

export const moderationApi = (dialect: Dialect): ModerationApi =>
  dialect === 'pleroma' ? ofPleroma : ofMastodon;
