/** Accounts of the embedded instance, and remote accounts that it can fetch. */
import { useInstance } from '@support/engine/demo';
import { findByAcct } from '@/demo/state/people';
import { NOON } from '@support/engine/demo';

const stage = useInstance({ clock: () => NOON });
const elsewhere = useInstance({ clock: () => NOON, family: 'mastodon' });

const account = async (name: string, of = stage) =>
  (await of.get(`/api/v1/accounts/lookup?acct=${name}`)).body as Record<string, unknown>;

describe('people', () => {
  it('show their birthday if they want to, and which pages link back to them', async () => {
    const person = findByAcct(stage.instance().world(), 'greta');
    if (!person) throw new Error('Greta has left');
    person.birthday = '1990-02-03';
    expect((await account('greta')).pleroma).not.toHaveProperty('birthday');
    person.flags.showBirthday = true;
    const greta = await account('greta');
    expect(greta.pleroma).toMatchObject({ birthday: '1990-02-03' });
    expect(greta.fields).toMatchObject([
      { name: 'Website', verified_at: '2026-03-01T08:00:00.000Z' },
      { name: 'Bridges', verified_at: null },
    ]);
  });

  it('that have moved name their new account', async () => {
    const world = elsewhere.instance().world();
    const greta = findByAcct(world, 'greta');
    if (!greta) throw new Error('Greta has left');
    greta.movedTo = findByAcct(world, 'frida@hill.example')?.id ?? null;
    expect(await account('greta', elsewhere)).toMatchObject({
      moved: { acct: 'frida@hill.example' },
    });
    expect(await account('hugo', elsewhere)).not.toHaveProperty('moved');
  });

  it('of an unknown server are fetched when a member looks them up by name', async () => {
    const look = async (name: string, as?: string) => {
      const path = `/api/v2/search?q=${encodeURIComponent(name)}&type=accounts&resolve=true`;
      const { body } = await stage.ask('GET', path, as === undefined ? {} : { as });
      return (body as { accounts: { acct: string }[] }).accounts.map(({ acct }) => acct);
    };
    expect(await look('@mila@far.example')).toEqual([]);
    expect(await look('@mila@far.example', 'alice')).toEqual(['mila@far.example']);
    expect(await look('@mila@far.example')).toEqual(['mila@far.example']);
    expect(await look('@nobody@far.example', 'alice')).toEqual([]);
  });
});
