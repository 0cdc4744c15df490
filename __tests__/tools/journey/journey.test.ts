/** The order of a journey's steps and its report; the journey itself needs a server. */
import type { Stage } from '@/tools/journey/stage';
import { tableOf } from '@/tools/journey/table';
import { targetOf } from '@/tools/journey/target';
import { Absent, runJourney, type Step, type Traveller } from '@/tools/journey/runJourney';

const refusal = {
  browser: 1,
  method: 'POST',
  path: '/api/v1/statuses',
  status: 422,
  sent: '{"sensitive":"true"}',
  answer: '{"error":"sensitive: expected boolean"}',
};

function traveller(can: Record<string, boolean> = {}, missing: readonly string[] = []) {
  const refusals: (typeof refusal)[] = [];
  const shots: string[] = [];
  const stage = {
    refusals: () => refusals,
    shoot: (name: string) => Promise.resolve(void shots.push(name)),
  } as unknown as Stage;
  const server = {
    can,
    call: (_as: unknown, _method: string, path: string) =>
      Promise.resolve({ status: missing.includes(path) ? 404 : 200, data: null }),
  };
  return { refusals, shots, of: { stage, server, ana: {} } as unknown as Traveller };
}

const step = (name: string, run: Step['run'] = () => Promise.resolve(), more = {}): Step => ({
  name,
  run,
  ...more,
});

describe('a journey', () => {
  it("continues after a failing step, with that step's refused calls only", async () => {
    const { refusals, shots, of } = traveller();
    refusals.push({ ...refusal, path: '/of/an/earlier/step' });
    const rows = await runJourney(
      [
        step('posting', () => {
          refusals.push(refusal);
          return Promise.reject(new Error('the server has no such post'));
        }),
        step('reading'),
      ],
      of,
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      { kind: 'broken', why: 'the server has no such post', refusals: [refusal] },
      { kind: 'works' },
    ]);
    expect(shots).toEqual(['posting']);
  });

  it('skips what the server says that it lacks, or answers with 404', async () => {
    const run = jest.fn(() => Promise.resolve());
    const { of } = traveller({ chats: false, lists: true }, ['/api/v1/lists']);
    const rows = await runJourney(
      [
        step('chatting', run, { needs: 'chats' }),
        step('listing', run, { needs: 'lists', asks: '/api/v1/lists' }),
        step('finding nothing', () => Promise.reject(new Absent('nothing is there'))),
      ],
      of,
    );
    expect(run).not.toHaveBeenCalled();
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      { kind: 'absent', why: 'the server does not say that it has chats' },
      { kind: 'absent', why: 'GET /api/v1/lists is answered with 404' },
      { kind: 'absent', why: 'nothing is there' },
    ]);
  });

  it('is reported row by row, with a summary', () => {
    const broken = { kind: 'broken' as const, why: 'It was refused', refusals: [refusal] };
    expect(
      tableOf([
        { name: 'reading', outcome: { kind: 'works' }, took: 1_234 },
        { name: 'chatting', outcome: { kind: 'absent', why: 'no chats' }, took: 0 },
        { name: 'posting', outcome: broken, took: 500 },
      ]).split('\n'),
    ).toEqual([
      'works     1.2 s  reading',
      'absent    0.0 s  chatting',
      '                   no chats',
      'BROKEN    0.5 s  posting',
      '                   It was refused',
      '                   POST /api/v1/statuses -> 422',
      '                     sent:     {"sensitive":"true"}',
      '                     answered: {"error":"sensitive: expected boolean"}',
      '',
      '1 work, 1 absent, 1 broken',
    ]);
  });
});

describe('the target of a journey', () => {
  const flags = { token: [], strict: false };

  it('is a running server with two tokens, or a known family', async () => {
    const server = 'https://server.example';
    const refusal = (more: object) => expect(targetOf({ ...flags, ...more })).rejects;
    await refusal({}).toThrow('Either --server with two --token or --family is needed.');
    await refusal({ server, token: ['one'] }).toThrow('Either --server with two --token');
    await refusal({ server, family: 'pleroma' }).toThrow('Only one of --server and --family');
    await refusal({ family: 'ducks' }).toThrow('--family is one of pleroma,');
    expect(await targetOf({ ...flags, server, token: ['one', 'two'] })).toMatchObject({
      origin: server,
      tokens: ['one', 'two'],
      login: null,
    });
  });

  it('is an embedded instance of its own, as strict as requested', async () => {
    const target = await targetOf({ ...flags, family: 'mastodon', strict: true });
    const headers = { authorization: `Bearer ${target.tokens[0]}` };
    const home = `${target.origin}/api/v1/timelines/home?with_muted=true`;
    try {
      expect((await fetch(home.replace('localhost', '127.0.0.1'), { headers })).status).toBe(422);
    } finally {
      await target.close();
    }
  });
});
