/** Descriptions of earlier files: the latest of each file, within a bound. */
import { readDescriptions, withDescription } from '@/domain/composer/picture/knownDescriptions';

it('keeps the latest description of each file, and forgets the oldest files', () => {
  let list = readDescriptions(undefined);
  for (let at = 0; at < 250; at += 1) {
    list = withDescription(list, { hash: String(at), text: `Frog ${String(at)}` });
  }
  list = withDescription(list, { hash: '100', text: 'A toad' });
  expect(list).toHaveLength(200);
  expect(list[0]?.hash).toBe('50');
  expect(list.at(-1)).toEqual({ hash: '100', text: 'A toad' });
  expect(list.filter(({ hash }) => hash === '100')).toHaveLength(1);
  expect(withDescription(list, { hash: '100', text: 'A toad' })).toBe(list);
});

it('drops what is damaged', () => {
  expect(readDescriptions({})).toEqual([]);
  expect(readDescriptions([null, { hash: 'a' }, { hash: 'b', text: 'A frog' }])).toEqual([
    { hash: 'b', text: 'A frog' },
  ]);
});
