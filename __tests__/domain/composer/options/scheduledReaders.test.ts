/** The conversations of scheduled posts are kept with a bound; what is damaged is dropped. */
import {
  readScheduledReaders,
  withScheduledReaders,
  type ScheduledReaders,
} from '@/domain/composer/options/scheduledReaders';

it('the newest are kept, each once', () => {
  let list: readonly ScheduledReaders[] = [];
  for (let at = 0; at < 300; at += 1) {
    list = withScheduledReaders(list, { id: String(at), conversationId: 'c' });
  }
  expect(list).toHaveLength(200);
  expect(list[0]?.id).toBe('100');
  list = withScheduledReaders(list, { id: '150', conversationId: 'd' });
  expect(list).toHaveLength(200);
  expect(list.at(-1)).toEqual({ id: '150', conversationId: 'd' });
});

it('what is damaged is dropped', () => {
  const whole = { id: '1', conversationId: '7' };
  expect(readScheduledReaders([whole, null, { id: 1 }, { id: '2' }, 'x'])).toEqual([whole]);
  expect(readScheduledReaders({ id: '1' })).toEqual([]);
});
