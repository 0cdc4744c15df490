/** Administrators write, order and remove the rules of their server. */
import nock from 'nock';
import { OWN_RULES, OWN_RULES_CHANGE } from '@/domain/admin/ownRules';
import { ownRulesSaga } from '@/sagas/admin/ownRules';
import { selectOwnRules } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import {
  ownRulesOpened,
  ownRulesReceived,
  ruleMoveRequested,
  ruleRemoveRequested,
  ruleSaveRequested,
  ruleWritten,
} from '@/slices/admin/ownRules';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const RULES = '/api/v1/pleroma/admin/rules';
const SMALL = '/api/v1/admin/instance/rules';

const kind = { id: '1', text: 'Be kind', priority: 1 };
const brief = { id: '2', text: 'Be brief', priority: 2 };

async function open(family: 'pleroma' | 'gotosocial' | 'mastodon', ...rules: object[]) {
  const story = replay(ownRulesSaga, {
    family,
    before: [
      instanceConfigured({ instance: { backendVersion: '2.8.0' } }),
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn(family === 'pleroma' ? { role: 'admin' } : { permissions: 1 }),
    ],
  });
  const path = family === 'pleroma' ? RULES : SMALL;
  if (rules.length > 0) server().get(path).reply(200, rules);
  story.dispatch(ownRulesOpened());
  await settled();
  return {
    ...story,
    texts: () => selectOwnRules(story.state()).rules?.map(({ text }) => text),
    draft: () => selectOwnRules(story.state()).draft,
    failure: () => selectRequest(story.state(), OWN_RULES_CHANGE).reason,
    write(id: string | null, text: string, hint = '') {
      story.dispatch(ruleWritten({ draft: { id, text, hint } }));
      story.dispatch(ruleSaveRequested());
      return settled();
    },
  };
}

it('on Pleroma, rules have an explanation and a place', async () => {
  const story = await open('pleroma', brief, kind);
  expect(story.texts()).toEqual(['Be kind', 'Be brief']);
  const fair = { id: '3', text: 'Be fair', hint: 'To all', priority: 3 };
  server().post(RULES, { text: 'Be fair', hint: 'To all', priority: 3 }).reply(200, fair);
  server().get(RULES).reply(200, [kind, brief, fair]);
  await story.write(null, ' Be fair ', 'To all');
  expect(story.texts()).toEqual(['Be kind', 'Be brief', 'Be fair']);
  expect(story.draft()).toBeNull();
  server()
    .patch(`${RULES}/3`, { priority: 2 })
    .reply(200, { ...fair, priority: 2 });
  server()
    .patch(`${RULES}/2`, { priority: 3 })
    .reply(200, { ...brief, priority: 3 });
  server()
    .get(RULES)
    .reply(200, [kind, { ...fair, priority: 2 }, { ...brief, priority: 3 }]);
  story.dispatch(ruleMoveRequested({ id: '3', to: 1 }));
  await settled();
  expect(story.texts()).toEqual(['Be kind', 'Be fair', 'Be brief']);
  server().delete(`${RULES}/1`).reply(404, { error: 'Not found' });
  server().delete('/api/pleroma/admin/rules/1').reply(404, { error: 'Not found' });
  story.dispatch(ruleRemoveRequested({ id: '1' }));
  await settled();
  expect(story.texts()).toEqual(['Be fair', 'Be brief']);
  expect(nock.isDone()).toBe(true);
});

it('on GoToSocial, they are forms with a text', async () => {
  const story = await open('gotosocial', { id: '01', text: 'Be kind' });
  server().patch(`${SMALL}/01`, 'text=Be+kinder').reply(200, { id: '01', text: 'Be kinder' });
  server()
    .get(SMALL)
    .reply(200, [{ id: '01', text: 'Be kinder' }]);
  await story.write('01', 'Be kinder');
  expect(story.texts()).toEqual(['Be kinder']);
});

it('a rule that is refused stays in the form; an empty one is not sent', async () => {
  const story = await open('pleroma', kind);
  await story.write(null, '   ');
  server().post(RULES).reply(400, { error: 'Too long' });
  await story.write(null, 'x');
  expect(story.failure()).toBe('Too long');
  expect(story.draft()).toMatchObject({ text: 'x' });
  expect(story.texts()).toEqual(['Be kind']);
});

it('a rule whose answer was lost is looked for, and not sent twice', async () => {
  const story = await open('pleroma', kind);
  server().post(RULES).reply(502, 'Bad gateway');
  server().get(RULES).reply(200, [kind, brief]);
  await story.write(null, 'Be brief');
  await clock.passSeconds(5);
  expect(story.texts()).toEqual(['Be kind', 'Be brief']);
  expect(story.failure()).toBeNull();
  expect(story.draft()).toBeNull();
});

it('a move of which only a part is done shows what the server has', async () => {
  const story = await open('pleroma', kind, brief);
  server()
    .patch(`${RULES}/2`, { priority: 1 })
    .reply(200, { ...brief, priority: 1 });
  server().patch(`${RULES}/1`).reply(403, { error: 'User is not an admin.' });
  server()
    .get(RULES)
    .reply(200, [{ ...brief, priority: 1 }, kind]);
  story.dispatch(ruleMoveRequested({ id: '2', to: 0 }));
  await clock.passSeconds(2);
  expect(story.failure()).toBe('User is not an admin.');
  expect(story.texts()).toEqual(['Be brief', 'Be kind']);
});

it.each([
  [200, '<html>'],
  [200, { rules: [] }],
  [403, { error: 'User is not an admin.' }],
  [404, { error: 'Not found' }],
  [501, ''],
])('says so when the answer is %i %j', async (status, body) => {
  nock(ORIGIN).persist().get(/rules/).reply(status, body);
  const story = await open('pleroma');
  await clock.passSeconds(4);
  expect(selectRequest(story.state(), OWN_RULES).reason).not.toBeNull();
  expect(story.texts()).toBeUndefined();
});

it('nothing is asked of a server without such calls, and nothing is left at logout', async () => {
  const none = await open('mastodon');
  expect(none.all(ownRulesReceived)).toEqual([]);
  const story = await open('pleroma', kind);
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('Be kind');
});
