/** Defers scroll corrections while the reader scrolls; the list's leading space holds them. */
import { createScrollCompensation } from '@/virtualList/scrollCompensation';

let frames: FrameRequestCallback[];
let scrolledBy: number[];
let list: HTMLElement;

beforeEach(() => {
  frames = [];
  scrolledBy = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  window.scrollBy = (to?: unknown) => void scrolledBy.push((to as ScrollToOptions).top ?? 0);
  scrolledTo(5_000);
  list = document.createElement('div');
  list.innerHTML = '<div data-space=""></div><article></article>';
  document.body.append(list);
});
afterEach(() => {
  jest.restoreAllMocks();
  list.remove();
  scrolledTo(0);
});

const scrolledTo = (place: number) => Object.assign(window, { scrollY: place });
const margin = () => (list.firstElementChild as HTMLElement).style.marginBlockEnd;
const rest = () => {
  for (let turns = 0; turns < 10; turns += 1) frames.splice(0).forEach((frame) => frame(turns));
};

function debtOf(element = list) {
  const paid = jest.fn();
  const debt = createScrollCompensation(paid);
  return { ...debt, paid, end: debt.follow(element) };
}

describe('a scroll correction', () => {
  it('scrolls at once while the reader is idle', () => {
    const debt = debtOf();
    debt.move(40);
    expect(scrolledBy).toEqual([40]);
    expect(margin()).toBe('');
  });

  it('changes the leading space while the reader scrolls, and scrolls afterwards', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    debt.move(-10);
    expect(margin()).toBe('-30px');
    expect(scrolledBy).toEqual([]);
    rest();
    expect(scrolledBy).toEqual([30]);
    expect(margin()).toBe('');
    expect(debt.paid).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the reader scrolls', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    for (let turns = 0; turns < 20; turns += 1) {
      frames.splice(0).forEach((frame) => frame(turns));
      debt.heed();
    }
    expect(scrolledBy).toEqual([]);
  });

  it('scrolls at once near the top, where no space may precede the page', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    scrolledTo(500);
    debt.payNearTop();
    debt.move(7);
    expect(scrolledBy).toEqual([40, 7]);
  });

  it('is dropped if the reader goes to the top', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    scrolledTo(0);
    debt.payNearTop();
    expect(scrolledBy).toEqual([]);
    expect(margin()).toBe('');
  });

  it('is made by the list alone while it restores a line, and as long as it is there', () => {
    const own = () => document.documentElement.style.getPropertyValue('overflow-anchor');
    const debt = debtOf();
    expect(own()).toBe('');
    debt.compensateAlone(true);
    expect(own()).toBe('none');
    debt.compensateAlone(false);
    expect(own()).toBe('');
    debt.compensateAlone(true);
    debt.end();
    expect(own()).toBe('');
  });

  it('is dropped if its space is gone or the list is left', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    list.firstElementChild?.remove();
    rest();
    debt.heed();
    debt.move(9);
    expect(scrolledBy).toEqual([9]);

    const other = debtOf();
    list.innerHTML = '<div data-space=""></div>';
    other.heed();
    other.move(40);
    other.end();
    expect(margin()).toBe('');
  });
});
