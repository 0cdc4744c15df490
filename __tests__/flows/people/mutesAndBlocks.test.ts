/** Blocked and muted people, and blocked servers, against recorded answers. */
import nock from 'nock';
import { peopleListRequest } from '@/domain/people/peopleList';
import { domainMutesSaga } from '@/sagas/people/domainMutes';
import { noticesSaga } from '@/sagas/noticeRules';
import { fork } from '@/sagas/engine/effects';
import { peopleListsSaga } from '@/sagas/people/peopleLists';
import { selectDomainMutes } from '@/selectors/people/domainMutes';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import { selectRequest } from '@/selectors/engine/requests';
import {
  domainMuteChangeRefused,
  domainMutesOpened,
  domainMutesReceived,
  domainMuteChangeRequested,
} from '@/slices/people/domainMutes';
import { noticeShown } from '@/slices/engine/notices';
import {
  morePeopleRequested,
  peopleListOpened,
  peoplePageReceived,
} from '@/slices/people/peopleLists';
import { requestEnded } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture } from '@support/fixtures';
import { wireUser } from '@support/wire';

const start = () =>
  replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(domainMutesSaga);
      yield* peopleListsSaga();
    },
    { before: [userTokenReceived({ userToken: 'TOKEN-alice' }), signedIn()] },
  );

it.each(['mutes', 'blocks'] as const)(
  'SET-16 %s are loaded page by page, with the relationship to each',
  async (kind) => {
    const path = `/api/v1/${kind}`;
    const query = { limit: '20', with_relationships: 'true' };
    const page = (more: object, ids: string[], next: string | null) =>
      nock(ORIGIN)
        .get(path)
        .query({ ...query, ...more })
        .reply(
          200,
          ids.map((id) => wireUser({ id, acct: id })),
          next === null
            ? { link: `<${ORIGIN}${path}?min_id=9>; rel="prev"` }
            : { link: `<${ORIGIN}${path}?max_id=${next}>; rel="next"` },
        );
    nock(ORIGIN).get('/api/v1/accounts/relationships').query(true).times(2).reply(200, []);
    const first = page({}, ['u7', 'u6'], '6');
    const story = start();
    const list = { kind, userId: 'u1' };
    story.dispatch(peopleListOpened(list));
    await story.until(peoplePageReceived);
    expect(selectPeopleList(story.state(), list)).toEqual({ userIds: ['u7', 'u6'], next: '6' });
    first.done();
    const second = page({ max_id: '6' }, ['u5'], null);
    story.dispatch(morePeopleRequested(list));
    await story.until({
      match: () => selectPeopleList(story.state(), list)?.userIds.length === 3,
    });
    expect(selectPeopleList(story.state(), list)).toEqual({
      userIds: ['u7', 'u6', 'u5'],
      next: null,
    });
    second.done();
    expect(selectRequest(story.state(), peopleListRequest(list, 'first')).reason).toBeNull();
  },
);

it('SET-16 servers are loaded, muted and unmuted, at once and rolled back when that is refused', async () => {
  const answered = fixtureBody('people/domain-blocks') as string[];
  const path = fixture('people/domain-block').request.path;
  nock(ORIGIN).get(path).query({ limit: '200' }).reply(200, answered);
  const story = start();
  story.dispatch(domainMutesOpened());
  await story.until(domainMutesReceived);
  expect(selectDomainMutes(story.state())).toEqual(answered);

  const muting = nock(ORIGIN).post(path, { domain: 'loud.example' }).reply(200, {});
  const hearing = nock(ORIGIN).delete(path, { domain: 'loud.example' }).reply(200, {});
  story.dispatch(domainMuteChangeRequested({ domain: 'loud.example', muted: true }));
  expect(selectDomainMutes(story.state())).toEqual(['loud.example', ...answered]);
  while (!muting.isDone()) await settled();
  story.dispatch(domainMuteChangeRequested({ domain: 'loud.example', muted: false }));
  expect(selectDomainMutes(story.state())).toEqual(answered);
  while (!hearing.isDone()) await settled();

  nock(ORIGIN).post(path).reply(409, { error: 'not that one' });
  story.dispatch(domainMuteChangeRequested({ domain: 'odd.example', muted: true }));
  await story.until(domainMuteChangeRefused);
  expect(selectDomainMutes(story.state())).toEqual(answered);
  await story.until(noticeShown);
  expect(story.all(noticeShown).at(-1)?.payload.values).toEqual({ detail: 'not that one' });
  expect(story.all(requestEnded).length).toBeGreaterThan(0);
});
