/** Fetches people for staff: pages of a list, and what is asked about a single one. */
import { fetchReportsWith } from '@/api/endpoints/admin/mastodonPeople';
import { peopleApi } from '@/api/endpoints/admin/peopleApi';
import { fetchResetLink } from '@/api/endpoints/admin/pleromaPeople';
import {
  isSameFilter,
  MORE_PEOPLE,
  newcomersOf,
  PEOPLE_LIST,
  personReportsRequest,
  personRequest,
  resetLinkRequest,
  waitingPeople,
} from '@/domain/admin/people';
import type { QueuedReport } from '@/domain/admin/reportQueue';
import { noEntities } from '@/domain/engine/entities';
import { dialectOf } from '@/domain/session/serverFamily';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import {
  selectPeopleOffers,
  selectStaffPeople,
  selectStaffPerson,
} from '@/selectors/admin/staffPeople';
import { selectInstance } from '@/selectors/session/config';
import {
  moreStaffPeopleRequested,
  personReportsReceived,
  personReportsRequested,
  resetLinkReceived,
  resetLinkRequested,
  staffPeopleArrived,
  staffPeopleClosed,
  staffPeopleOpened,
  staffPeopleReceived,
  staffPersonClosed,
  staffPersonOpened,
  staffPersonReceived,
} from '@/slices/admin/staffPeople';
import { requestEnded } from '@/slices/engine/requests';
import { callApi } from '@/sagas/engine/callApi';
import { call, fork, put, race, select, take, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import {
  handleRequest,
  handleRequestWhileMounted,
  trackRequest,
} from '@/sagas/engine/handleRequest';
import { watchArrivals, withoutKnownStatuses } from './reportQueue';

interface Single {
  payload: { id: string };
}

export function* staffPeopleSaga(): SagaGenerator<void> {
  // A new search replaces the one that is under way.
  yield* takeLatest(staffPeopleOpened, function* ({ payload: { again } }) {
    if (!again && (yield* select(selectStaffPeople)).ids !== null) return;
    const { gone } = yield* race({
      fetched: call(trackRequest, PEOPLE_LIST, fetchFirst),
      gone: take(staffPeopleClosed),
    });
    if (gone !== undefined) yield* put(requestEnded({ key: PEOPLE_LIST }));
  });
  yield* takeLatest(staffPeopleOpened, function* ({ payload: { filter } }) {
    if (!isSameFilter(filter, waitingPeople)) return;
    yield* race({
      watched: call(watchArrivals, 'sign_up', pullNewcomers, 'staff people news'),
      closed: take(staffPeopleClosed),
    });
  });
  yield* fork(() => handleRequest(moreStaffPeopleRequested, () => MORE_PEOPLE, fetchMore));
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: staffPersonOpened,
        closed: staffPersonClosed,
        keyOf: ({ payload }: Single) => personRequest(payload.id),
      },
      fetchOne,
    ),
  );
  yield* fork(() =>
    handleRequest(
      personReportsRequested,
      ({ payload }) => personReportsRequest(payload.id),
      fetchReports,
    ),
  );
  yield* fork(() =>
    handleRequest(resetLinkRequested, ({ payload }) => resetLinkRequest(payload.id), fetchLink),
  );
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* mayAsk(): SagaGenerator<boolean> {
  const offers = yield* select(selectPeopleOffers);
  return offers !== null && (yield* select(selectMayHaveStaffScopes));
}

function* fetchFirst(): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { filter } = yield* select(selectStaffPeople);
  const { fetchPeople } = peopleApi(dialectOf(yield* select(selectInstance)));
  const page = yield* callApi(fetchPeople, filter, null);
  yield* put(staffPeopleReceived({ ...page, more: false }));
}

function* fetchMore(): SagaGenerator<void> {
  const { filter, ids, next } = yield* select(selectStaffPeople);
  if (ids === null || next === null) return;
  const { fetchPeople } = peopleApi(dialectOf(yield* select(selectInstance)));
  const page = yield* callApi(fetchPeople, filter, next);
  // The filter was changed meanwhile.
  if (!isSameFilter((yield* select(selectStaffPeople)).filter, filter)) return;
  yield* put(staffPeopleReceived({ ...page, more: true }));
}

function* pullNewcomers(): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { fetchPeople } = peopleApi(dialectOf(yield* select(selectInstance)));
  const page = yield* callApi(fetchPeople, waitingPeople, null);
  const { ids, arrived, next, people, filter } = yield* select(selectStaffPeople);
  if (ids === null || !isSameFilter(filter, waitingPeople)) return;
  const known = [...arrived, ...ids].flatMap((id) => people[id] ?? []);
  const fresh = newcomersOf(page.people, known, next === null);
  if (fresh.length > 0) yield* put(staffPeopleArrived({ people: fresh, entities: page.entities }));
}

function* fetchOne({ payload: { id } }: Single): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { fetchPerson } = peopleApi(dialectOf(yield* select(selectInstance)));
  yield* put(staffPersonReceived(yield* callApi(fetchPerson, id)));
}

function* fetchReports({ payload: { id } }: Single): SagaGenerator<void> {
  if ((yield* select(selectPeopleOffers))?.reports !== true) return;
  const rows = noEntities();
  const found = { reported: [], reporter: [] } as Record<'reported' | 'reporter', QueuedReport[]>;
  for (const as of ['reported', 'reporter'] as const) {
    for (const resolved of [false, true]) {
      const { reports, entities } = yield* callApi(fetchReportsWith, id, { as, resolved });
      found[as].push(...reports);
      rows.users.push(...entities.users);
      rows.statuses.push(...entities.statuses);
    }
  }
  const entities = yield* withoutKnownStatuses(rows);
  yield* put(personReportsReceived({ id, about: found.reported, by: found.reporter, entities }));
}

function* fetchLink({ payload: { id } }: Single): SagaGenerator<void> {
  const person = yield* select(selectStaffPerson, id);
  if (!person || (yield* select(selectPeopleOffers))?.resetLinks !== true) return;
  const resetSecret = yield* callApi(fetchResetLink, person.handle);
  yield* put(resetLinkReceived({ id, resetSecret }));
}
