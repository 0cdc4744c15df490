/**
 * People as staff works on them: one list, which is that of the search or of the waiting room, and
 * what was asked about single people. Actions are jobs that are done one after the other; a failed
 * one stays with its reason, and the others go on. Nothing of it is persisted.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  everybody,
  isSameFilter,
  isSameMatter,
  type PeopleFilter,
  type PeoplePage,
  type PersonAction,
  type StaffPerson,
} from '@/domain/admin/people';
import type { QueuedReport } from '@/domain/admin/reportQueue';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export interface PersonJob {
  id: string;
  personId: string;
  action: PersonAction;
  /** `overtaken`: somebody else decided meanwhile, so nothing was done. */
  phase: 'waiting' | 'sending' | 'failed' | 'overtaken';
  reason: string | null;
}

interface PersonReports {
  about: QueuedReport[];
  by: QueuedReport[];
}

export interface StaffPeopleState {
  filter: PeopleFilter;
  /** Null until they are loaded. */
  ids: string[] | null;
  /** New ones, newest first, which wait for a press that shows them. */
  arrived: string[];
  next: string | null;
  /** Null where the server does not count. */
  total: number | null;
  people: Record<string, StaffPerson>;
  /** Those who are gone by an action of this session, which still have their rows. */
  gone: Record<string, boolean>;
  reports: Record<string, PersonReports>;
  /** With this link, a password is reset: it leaves the state with the page of the person. */
  resetSecrets: Record<string, string>;
  jobs: PersonJob[];
  done: number;
  asked: number;
  paused: boolean;
}

export const noStaffPeople: StaffPeopleState = {
  filter: everybody,
  ids: null,
  arrived: [],
  next: null,
  total: null,
  people: {},
  gone: {},
  reports: {},
  resetSecrets: {},
  jobs: [],
  done: 0,
  asked: 0,
  paused: false,
};

interface OfPerson {
  id: string;
}

interface OfJob {
  jobId: string;
}

export const isPersonJobAtWork = ({ phase }: PersonJob): boolean =>
  phase === 'waiting' || phase === 'sending';

const slice = createSlice({
  name: 'staffPeople',
  initialState: noStaffPeople,
  reducers: {
    /** With `again`, a list that is known is asked for once more. */
    staffPeopleOpened(state, { payload }: PayloadAction<{ filter: PeopleFilter; again: boolean }>) {
      if (!isSameFilter(state.filter, payload.filter)) {
        state.ids = null;
        state.arrived = [];
      }
      state.filter = payload.filter;
    },
    staffPeopleClosed(_state) {
      // The saga stops asking.
    },
    moreStaffPeopleRequested() {
      // The saga fetches.
    },
    staffPeopleReceived(state, { payload }: PayloadAction<PeoplePage & { more: boolean }>) {
      keep(state, payload.people);
      const before = payload.more ? (state.ids ?? []) : [];
      state.ids = [...new Set([...before, ...payload.people.map(({ id }) => id)])];
      state.next = payload.next;
      state.total = payload.total;
      if (!payload.more) state.arrived = [];
    },
    staffPeopleArrived(
      state,
      { payload }: PayloadAction<{ people: StaffPerson[]; entities: EntityBundle }>,
    ) {
      keep(state, payload.people);
      state.arrived = [...payload.people.map(({ id }) => id), ...state.arrived];
    },
    arrivedPeopleShown(state) {
      state.ids = [...new Set([...state.arrived, ...(state.ids ?? [])])];
      state.arrived = [];
    },
    staffPersonOpened(_state, _action: PayloadAction<OfPerson>) {
      // The saga fetches.
    },
    staffPersonClosed(state, _action: PayloadAction<OfPerson>) {
      state.resetSecrets = {};
    },
    staffPersonReceived(
      state,
      { payload }: PayloadAction<{ people: StaffPerson[]; entities: EntityBundle }>,
    ) {
      keep(state, payload.people);
    },
    personReportsRequested(_state, _action: PayloadAction<OfPerson>) {
      // The saga fetches.
    },
    personReportsReceived(
      state,
      { payload }: PayloadAction<OfPerson & PersonReports & { entities: EntityBundle }>,
    ) {
      state.reports[payload.id] = { about: payload.about, by: payload.by };
    },
    resetLinkRequested(_state, _action: PayloadAction<OfPerson>) {
      // The saga fetches.
    },
    resetLinkReceived(state, { payload }: PayloadAction<OfPerson & { resetSecret: string }>) {
      state.resetSecrets[payload.id] = payload.resetSecret;
    },
    /** A press. The saga makes a job for each person. */
    personActionRequested(
      _state,
      _action: PayloadAction<{ personIds: string[]; action: PersonAction }>,
    ) {
      // The saga gives them ids.
    },
    personJobsAdded(
      state,
      { payload }: PayloadAction<{ jobs: Omit<PersonJob, 'phase' | 'reason'>[] }>,
    ) {
      if (!state.jobs.some(isPersonJobAtWork)) {
        state.done = 0;
        state.asked = 0;
      }
      for (const job of payload.jobs) {
        const isOld = (one: PersonJob) =>
          one.personId === job.personId && isSameMatter(one.action, job.action);
        // A press that waits or is sent is not added twice; a new one replaces what failed.
        const isDouble = (one: PersonJob) =>
          isOld(one) &&
          isPersonJobAtWork(one) &&
          JSON.stringify(one.action) === JSON.stringify(job.action);
        if (state.jobs.some(isDouble)) continue;
        state.jobs = state.jobs.filter((one) => !isOld(one) || isPersonJobAtWork(one));
        state.jobs.push({ ...job, phase: 'waiting', reason: null });
        state.asked += 1;
      }
    },
    personJobStarted(state, { payload }: PayloadAction<OfJob>) {
      const job = jobById(state, payload.jobId);
      if (job) job.phase = 'sending';
    },
    /** `person` is null if there is none any more. */
    personJobDone(
      state,
      {
        payload,
      }: PayloadAction<OfJob & OfPerson & { person: StaffPerson | null; entities: EntityBundle }>,
    ) {
      if (payload.person) keep(state, [payload.person]);
      else state.gone[payload.id] = true;
      state.jobs = state.jobs.filter(({ id }) => id !== payload.jobId);
      state.done += 1;
    },
    /** Somebody else was faster; the person is as they left them. */
    personJobOvertaken(
      state,
      { payload }: PayloadAction<OfJob & { people: StaffPerson[]; entities: EntityBundle }>,
    ) {
      keep(state, payload.people);
      const job = jobById(state, payload.jobId);
      if (job) job.phase = 'overtaken';
    },
    /** `stops`: the jobs that wait would fail as well. */
    personJobFailed(state, { payload }: PayloadAction<OfJob & { reason: string; stops: boolean }>) {
      const job = jobById(state, payload.jobId);
      if (!job) return;
      job.phase = 'failed';
      job.reason = payload.reason;
      if (payload.stops && state.jobs.some(isPersonJobAtWork)) state.paused = true;
    },
    personWorkPaused(state, { payload }: PayloadAction<{ paused: boolean }>) {
      state.paused = payload.paused;
    },
    /** Does the failed ones once more. */
    failedPersonJobsRetried(state) {
      for (const job of state.jobs) if (job.phase === 'failed') job.phase = 'waiting';
      state.paused = false;
    },
    /** Gives up what waits, and forgets what failed. */
    personWorkDropped(state) {
      state.jobs = state.jobs.filter(({ phase }) => phase === 'sending');
      state.paused = false;
    },
  },
});

function keep(state: StaffPeopleState, people: readonly StaffPerson[]): void {
  for (const person of people) {
    state.people[person.id] = person;
    state.gone[person.id] = false;
  }
}

const jobById = ({ jobs }: StaffPeopleState, jobId: string): PersonJob | undefined =>
  jobs.find(({ id }) => id === jobId);

declare module '@/slices/root' {
  interface DeferredSlices {
    staffPeople: StaffPeopleState;
  }
}

slices.inject(slice);

export const {
  staffPeopleOpened,
  staffPeopleClosed,
  moreStaffPeopleRequested,
  staffPeopleReceived,
  staffPeopleArrived,
  arrivedPeopleShown,
  staffPersonOpened,
  staffPersonClosed,
  staffPersonReceived,
  personReportsRequested,
  personReportsReceived,
  resetLinkRequested,
  resetLinkReceived,
  personActionRequested,
  personJobsAdded,
  personJobStarted,
  personJobDone,
  personJobOvertaken,
  personJobFailed,
  personWorkPaused,
  failedPersonJobsRetried,
  personWorkDropped,
} = slice.actions;
