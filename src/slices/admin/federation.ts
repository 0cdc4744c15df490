/**
 * The rules for other servers, a file of them that is looked at before it is applied, and the work
 * on changes. A failed change stays with its reason, and the others go on. Nothing is persisted.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  changeKey,
  ruleKey,
  type ChangeOutcome,
  type CutOff,
  type FederationChange,
  type FederationRule,
  type Severity,
  type Unreachable,
} from '@/domain/admin/federation';
import type { FileLine } from '@/domain/admin/federationCsv';
import { slices } from '@/slices/root';

export interface ChangeResult {
  /** `overtaken`: somebody else has changed the rule meanwhile, so nothing was done. */
  phase: 'waiting' | 'sending' | 'done' | 'overtaken' | 'failed';
  reason: string | null;
}

export interface FederationFile {
  name: string;
  /** Null until all of it is read. */
  lines: FileLine[] | null;
}

export interface FederationState {
  rules: Record<string, FederationRule>;
  /** False until the last page is there. */
  complete: boolean;
  /** False where the server does not follow its rules; null where it always does. */
  policyOn: boolean | null;
  /** By host. */
  cutOffs: Record<string, CutOff>;
  /** The hosts that this server has heard of; null until they are loaded. */
  known: string[] | null;
  unreachable: Unreachable;
  file: FederationFile | null;
  /** The wishes in their order, and how many of them have been sent. */
  changes: FederationChange[];
  sent: number;
  results: Record<string, ChangeResult>;
  paused: boolean;
}

export const noFederation: FederationState = {
  rules: {},
  complete: false,
  policyOn: null,
  cutOffs: {},
  known: null,
  unreachable: {},
  file: null,
  changes: [],
  sent: 0,
  results: {},
  paused: false,
};

interface RulesPayload {
  rules: FederationRule[];
  policyOn: boolean | null;
  /** Added to what is there. */
  more: boolean;
  complete: boolean;
}

const slice = createSlice({
  name: 'federation',
  initialState: noFederation,
  reducers: {
    federationOpened() {
      // The saga fetches.
    },
    federationClosed() {
      // The saga stops asking.
    },
    rulesReceived(state, { payload }: PayloadAction<RulesPayload>) {
      const fresh = Object.fromEntries(payload.rules.map((rule) => [ruleKey(rule), rule]));
      state.rules = payload.more ? { ...state.rules, ...fresh } : fresh;
      state.policyOn = payload.policyOn;
      state.complete = payload.complete;
    },
    cutOffRequested(_state, _action: PayloadAction<{ host: string }>) {
      // The saga fetches.
    },
    cutOffReceived(state, { payload }: PayloadAction<{ host: string; cutOff: CutOff }>) {
      state.cutOffs[payload.host] = payload.cutOff;
    },
    knownServersOpened() {
      // The saga fetches.
    },
    knownServersClosed() {
      // The saga stops asking.
    },
    knownServersReceived(
      state,
      { payload }: PayloadAction<{ hosts: string[]; unreachable: Unreachable }>,
    ) {
      state.known = payload.hosts;
      state.unreachable = payload.unreachable;
    },
    policySwitchRequested() {
      // The saga switches the rules on.
    },
    policySwitched(state) {
      state.policyOn = true;
    },
    /** `severity`: of lines that name none. Null: the file could not be read. */
    fileChosen(
      state,
      { payload }: PayloadAction<{ name: string; text: string | null; severity: Severity }>,
    ) {
      state.file = payload.text === null ? null : { name: payload.name, lines: null };
    },
    fileRead(state, { payload }: PayloadAction<{ lines: FileLine[] }>) {
      if (state.file) state.file.lines = payload.lines;
    },
    fileDropped(state) {
      state.file = null;
    },
    exportRequested(_state, _action: PayloadAction<{ plain: boolean }>) {
      // The saga saves a file.
    },
    /** One wish for a rule at a time: what is under way stays. */
    changesRequested(state, { payload }: PayloadAction<{ changes: FederationChange[] }>) {
      if (!isAtWork(state)) forgetWork(state);
      for (const change of payload.changes) {
        const key = changeKey(change);
        const { phase } = state.results[key] ?? {};
        if (phase === 'waiting' || phase === 'sending') continue;
        state.changes.push(change);
        state.results[key] = { phase: 'waiting', reason: null };
      }
    },
    changesStarted(state, { payload }: PayloadAction<{ count: number }>) {
      for (const change of state.changes.slice(state.sent, state.sent + payload.count)) {
        state.results[changeKey(change)] = { phase: 'sending', reason: null };
      }
      state.sent += payload.count;
    },
    changesSettled(
      state,
      { payload }: PayloadAction<{ settled: { key: string; outcome: ChangeOutcome }[] }>,
    ) {
      for (const { key, outcome } of payload.settled) {
        state.results[key] = { phase: outcome.kind, reason: null };
        if (outcome.rule === null) Reflect.deleteProperty(state.rules, key);
        else state.rules[key] = outcome.rule;
      }
    },
    /** `stops`: the changes that wait would fail as well. */
    changesFailed(
      state,
      { payload }: PayloadAction<{ keys: string[]; reason: string; stops: boolean }>,
    ) {
      for (const key of payload.keys) {
        state.results[key] = { phase: 'failed', reason: payload.reason };
      }
      if (payload.stops && state.sent < state.changes.length) state.paused = true;
    },
    federationWorkPaused(state, { payload }: PayloadAction<{ paused: boolean }>) {
      state.paused = payload.paused;
    },
    /** Does the failed ones once more, as the last. */
    failedChangesRetried(state) {
      const hasFailed = (change: FederationChange) =>
        state.results[changeKey(change)]?.phase === 'failed';
      const failed = state.changes.filter(hasFailed);
      const rest = state.changes.filter((change) => !hasFailed(change));
      state.changes = [...rest, ...failed];
      state.sent -= failed.length;
      for (const change of failed) {
        state.results[changeKey(change)] = { phase: 'waiting', reason: null };
      }
      state.paused = false;
    },
    /** Gives up what waits, and forgets the results. */
    federationWorkDropped(state) {
      forgetWork(state);
    },
  },
});

function forgetWork(state: FederationState): void {
  state.changes = [];
  state.sent = 0;
  state.results = {};
  state.paused = false;
}

export const isAtWork = ({ changes, sent, results }: FederationState): boolean =>
  sent < changes.length || Object.values(results).some(({ phase }) => phase === 'sending');

declare module '@/slices/root' {
  interface DeferredSlices {
    federation: FederationState;
  }
}

slices.inject(slice);

export const {
  federationOpened,
  federationClosed,
  rulesReceived,
  cutOffRequested,
  cutOffReceived,
  knownServersOpened,
  knownServersClosed,
  knownServersReceived,
  policySwitchRequested,
  policySwitched,
  fileChosen,
  fileRead,
  fileDropped,
  exportRequested,
  changesRequested,
  changesStarted,
  changesSettled,
  changesFailed,
  federationWorkPaused,
  failedChangesRetried,
  federationWorkDropped,
} = slice.actions;
