/** CSV exports, imports and backups of the embedded instance, as a real one answers. */
import { useInstance } from '@support/engine/demo';
import { fixtureBody } from '@support/fixtures';

const stage = useInstance({ family: 'pleroma' });

it('an import accepts lists with additional content', async () => {
  const list = 'Account address,Show boosts\nbob,true\nnobody@nowhere.example,false\n';
  const answer = await stage.ask('POST', '/api/pleroma/mutes_import', {
    as: 'alice',
    json: { list },
  });
  expect([answer.status, answer.body]).toEqual([200, fixtureBody('settings/import-mutes')]);
  const mutes = (await stage.get('/api/v1/mutes', 'alice')).body as { acct: string }[];
  expect(mutes.map(({ acct }) => acct)).toContain('bob');
  const nothing = await stage.ask('POST', '/api/pleroma/follow_import', { as: 'alice', json: {} });
  expect([nothing.status, nothing.body]).toEqual([400, fixtureBody('settings/import-nothing')]);
});

it('a backup is ready after a few requests', async () => {
  const look = async () => (await stage.get('/api/v1/pleroma/backups', 'bob')).body as object[];
  expect(await look()).toEqual(fixtureBody('settings/backups-none'));
  const begin = () => stage.ask('POST', '/api/v1/pleroma/backups', { as: 'bob', json: {} });
  const [shape] = fixtureBody('settings/backup-create') as object[];
  const [begun] = (await begin()).body as object[];
  expect(Object.keys(begun ?? {}).sort()).toEqual(Object.keys(shape ?? {}).sort());
  const again = await begin();
  expect([again.status, again.body]).toEqual([400, fixtureBody('settings/backup-create-again')]);
  const states: unknown[] = [];
  for (let looks = 0; looks < 4; looks += 1) {
    states.push(((await look())[0] as { state: string }).state);
  }
  expect(states).toEqual(['pending', 'running', 'running', 'complete']);
});
