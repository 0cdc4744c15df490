import { noEntities } from '@/domain/engine/entities';
import { givenBack, validateShout, stillSending } from '@/domain/talk/shout';
import { rootReducer, type RootState } from '@/slices/root';
import { selectShout } from '@/selectors/talk/shout';
import { shoutHeard, shoutsReceived, shoutsSeen } from '@/slices/talk/shout';

const shout = (number: number, userId = 'u2') => ({
  id: String(number),
  userId,
  text: `Text ${String(number)}`,
});
const heard = (number: number, userId = 'u2') =>
  shoutHeard({ shout: shout(number, userId), entities: noEntities(), ownId: 'u1' });
const received = (numbers: number[]) =>
  shoutsReceived({
    shouts: numbers.map((number) => shout(number)),
    entities: noEntities(),
    ownId: 'u1',
  });

const after = (...actions: Parameters<typeof rootReducer>[1][]) =>
  selectShout(actions.reduce<RootState | undefined>(rootReducer, undefined) as RootState);

const upTo = (count: number, from = 1) =>
  Array.from({ length: count }, (_each, index) => from + index);

describe('the shoutbox', () => {
  it('SHOUT-05 keeps 19 messages once a new one arrives, the newest last', () => {
    const ids = (state: ReturnType<typeof after>) => state.shouts.map(({ id }) => Number(id));
    expect(ids(after(...upTo(18).map((number) => heard(number))))).toEqual(upTo(18));
    expect(ids(after(...upTo(40).map((number) => heard(number))))).toEqual(upTo(19, 22));
    expect(ids(after(received(upTo(20)), heard(21)))).toEqual(upTo(19, 3));
  });

  it('takes no more history than a server sends, and replaces its messages with it', () => {
    expect(after(received(upTo(500))).shouts).toHaveLength(20);
    expect(after(received(upTo(5)), received([1])).shouts).toEqual([shout(1)]);
  });

  it('counts messages of others since the reader last looked', () => {
    expect(after(received(upTo(5))).unseen).toBe(0);
    expect(after(heard(1), heard(2, 'u1'), heard(3)).unseen).toBe(2);
    expect(after(heard(1), shoutsSeen(), heard(2)).unseen).toBe(1);
  });
});

describe('outgoing messages', () => {
  const sending = [
    { key: 'a', text: 'hi ', knownIds: ['1'] },
    { key: 'b', text: 'hi', knownIds: ['1'] },
  ];

  it('are removed one by one as the server echoes them', () => {
    const own = (id: string, text = 'hi') => [{ id, userId: 'u1', text }];
    expect(stillSending(sending, own('2')).map(({ key }) => key)).toEqual(['b']);
    expect(stillSending(sending, [...own('2'), ...own('3')])).toEqual([]);
    expect(stillSending(sending, own('1'))).toEqual(sending);
    expect(stillSending(sending, own('2', 'ho'))).toEqual(sending);
  });

  it.each([
    ['', 'blank'],
    [' \n\t', 'blank'],
    ['x', null],
    ['  12345  ', null],
    ['123456', 'tooLong'],
    ['🙂🙂🙂🙂🙂', null],
  ])('%j has the error %j with a limit of five characters', (text, obstacle) => {
    expect(validateShout(text, 5)).toBe(obstacle);
  });

  it('are put before newer input when they are returned to the form', () => {
    expect(givenBack('lost', '')).toBe('lost');
    expect(givenBack('lost', ' \n')).toBe('lost');
    expect(givenBack('lost', 'new')).toBe('lost\nnew');
  });
});
