/** Clock times of chat messages. */
import { clockTime } from '@/lib/time/clockTime';

/** A local time in the form that servers send. */
const at = (hours: number, minutes: number) =>
  new Date(2026, 10, 20, hours, minutes, 59).toISOString();

describe('the time of a message', () => {
  it('CHAT-08 is shown on a clock of 24 hours, as HH:MM', () => {
    expect(clockTime(at(0, 5))).toBe('00:05');
    expect(clockTime(at(9, 30))).toBe('09:30');
    expect(clockTime(at(12, 0))).toBe('12:00');
    expect(clockTime(at(13, 7))).toBe('13:07');
    expect(clockTime(at(23, 59))).toBe('23:59');
  });

  it('is left out where the server sends none', () => {
    expect(clockTime('')).toBe('');
    expect(clockTime('yesterday')).toBe('');
  });
});
