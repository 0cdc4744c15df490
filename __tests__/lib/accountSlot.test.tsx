/** The slot of a tab: from its address, its own storage, or the one used last. */
import {
  ACCOUNTS_KEY,
  addressInSlot,
  inSlot,
  SLOT_KEY,
  slotIn,
  slotOfTab,
} from '@/lib/accountSlot';

beforeEach(() => {
  localStorage.setItem(ACCOUNTS_KEY, JSON.stringify([{ slot: '' }, { slot: 'b2' }]));
  localStorage.setItem(SLOT_KEY, 'b2');
  sessionStorage.clear();
});

const openAt = (address: string) => window.history.replaceState({ key: 'k' }, '', address);

describe('the slot of a tab', () => {
  it.each([
    ['', ''],
    ['b2', 'b2'],
  ])('is the one that its address names: "%s"', (slot, taken) => {
    localStorage.setItem(SLOT_KEY, slot === '' ? 'b2' : '');
    openAt(addressInSlot('/notice/1?a=b', slot));
    expect(slotOfTab()).toBe(taken);
    expect(sessionStorage.getItem(SLOT_KEY)).toBe(taken);
    // It says so once, and the history entry is kept.
    expect(window.location.href).toMatch(/\/notice\/1\?a=b$/);
    expect(window.history.state).toEqual({ key: 'k' });
  });

  it.each(['gone', 'b2%22', '","slot":"b2'])('is never one that is not here: %s', (slot) => {
    openAt(addressInSlot('/notice/1', slot));
    expect(slotOfTab()).toBe('b2');
    expect(sessionStorage.getItem(SLOT_KEY)).toBeNull();
  });

  it('leaves other addresses alone', () => {
    openAt('/about#terms');
    expect(slotOfTab()).toBe('b2');
    expect(window.location.hash).toBe('#terms');
  });
});

it.each(['', 'b2'])('the slot is read back from the name: "%s"', (slot) => {
  expect(slotIn(inSlot('linnet', slot))).toBe(slot);
});
