/**
 * Does what staff presses about people, one job after the other. Before each, the person is fetched
 * again: what is done already is not done twice, and where somebody else decided otherwise, theirs
 * counts. A failure says its reason and leaves the others to go on, unless they would fail as well.
 */
import { peopleApi } from '@/api/endpoints/admin/peopleApi';
import {
  afterPersonAction,
  isOvertaken,
  isToBeDoneTo,
  type PersonAction,
  type StaffPerson,
} from '@/domain/admin/people';
import { isOffered } from '@/domain/admin/peopleOffers';
import { noEntities, type EntityBundle } from '@/domain/engine/entities';
import { dialectOf } from '@/domain/session/serverFamily';
import { selectIsGone, selectPeopleOffers, selectStaffPerson } from '@/selectors/admin/staffPeople';
import { selectUser } from '@/selectors/people/users';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUserId } from '@/selectors/session/session';
import {
  personActionRequested,
  personJobDone,
  personJobFailed,
  personJobOvertaken,
  personJobsAdded,
  personJobStarted,
  type PersonJob,
} from '@/slices/admin/staffPeople';
import type { RootState } from '@/slices/root';
import { callApiWith } from '@/sagas/engine/callApi';
import { waitUntil } from '@/sagas/engine/control';
import { call, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, isOutcomeUnknown, reasonOf } from '@/sagas/engine/failure';
import { lookUp } from '@/sagas/engine/settlePending';

/** Answers that the next person would get as well. */
const CLOSED: readonly (number | null)[] = [null, 401, 403, 429];
const MISSING = 404;

export function* staffPeopleWorkSaga(): SagaGenerator<void> {
  yield* fork(work);
  yield* takeEvery(personActionRequested, function* ({ payload: { personIds, action } }) {
    const { newId } = yield* getContext('chance');
    const offers = yield* select(selectPeopleOffers);
    const ownId = yield* select(selectCurrentUserId);
    const jobs: { id: string; personId: string; action: PersonAction }[] = [];
    for (const personId of personIds) {
      const person = yield* select(selectStaffPerson, personId);
      if (!offers || !person || (yield* select(selectIsGone, personId))) continue;
      if (!isOffered(offers, person, action, ownId) || !isToBeDoneTo(person, action)) continue;
      jobs.push({ id: newId(), personId, action });
    }
    if (jobs.length > 0) yield* put(personJobsAdded({ jobs }));
  });
}

const nextJob = ({ staffPeople }: RootState): PersonJob | undefined =>
  staffPeople?.paused ? undefined : staffPeople?.jobs.find(({ phase }) => phase === 'waiting');

function* work(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil((state) => nextJob(state) !== undefined);
    const job = yield* select(nextJob);
    if (job) yield* call(carryOut, job);
  }
}

interface Found {
  person: StaffPerson;
  entities: EntityBundle;
}

function* carryOut({ id: jobId, personId, action }: PersonJob): SagaGenerator<void> {
  yield* put(personJobStarted({ jobId }));
  const { act, fetchPerson } = peopleApi(dialectOf(yield* select(selectInstance)));
  let found: Found | null = null;
  try {
    const answer = yield* callApiWith({ priority: 'press' }, fetchPerson, personId);
    const [person] = answer.people;
    if (!person) throw new Error('unknown');
    found = { person, entities: answer.entities };
    if (isOvertaken(person, action)) {
      yield* put(personJobOvertaken({ jobId, people: [person], entities: answer.entities }));
      return;
    }
    if (!isToBeDoneTo(person, action)) return yield* done(jobId, found, person);
    yield* callApiWith({ priority: 'press' }, act, person, action);
  } catch (error) {
    const after = found ? yield* outcome(found.person, action, error) : undefined;
    if (found && after !== undefined) return yield* done(jobId, found, after);
    const stops = CLOSED.includes(httpStatusOf(error));
    yield* put(personJobFailed({ jobId, reason: reasonOf(error), stops }));
    return;
  }
  yield* done(jobId, found, afterPersonAction(found.person, action));
}

/** The person after a call whose answer says nothing; undefined if the action was not done. */
function* outcome(
  before: StaffPerson,
  action: PersonAction,
  error: unknown,
): SagaGenerator<StaffPerson | null | undefined> {
  const leavesNobody = afterPersonAction(before, action) === null;
  // Somebody else has deleted them before.
  if (leavesNobody && httpStatusOf(error) === MISSING) return null;
  if (!isOutcomeUnknown(error)) return undefined;
  const { fetchPerson } = peopleApi(dialectOf(yield* select(selectInstance)));
  const person = (yield* lookUp(fetchPerson, before.id))?.people[0];
  const isTold = !['confirmationMail', 'secondFactorOff', 'passwordChange', 'deletion'].includes(
    action.kind,
  );
  return person && isTold && !isToBeDoneTo(person, action) ? person : undefined;
}

function* done(
  jobId: string,
  { person: { id }, entities }: Found,
  person: StaffPerson | null,
): SagaGenerator<void> {
  const users = (yield* changedRows(id, person)).users;
  yield* put(
    personJobDone({
      jobId,
      id,
      person,
      entities: { ...noEntities(), users: [...entities.users, ...users] },
    }),
  );
}

/** The rest of the program sees who is deactivated, and who has rights. */
function* changedRows(id: string, person: StaffPerson | null): SagaGenerator<EntityBundle> {
  const user = yield* select(selectUser, id);
  if (!user) return noEntities();
  const deactivated =
    person === null || person.inForce.some((one) => one === 'deactivated' || one === 'suspended');
  const { tags = user.tags, rights = user.rights } = person ?? {};
  return { users: [{ ...user, deactivated, tags, rights }], statuses: [] };
}
