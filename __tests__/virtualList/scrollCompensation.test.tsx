/** Who scrolls is not scrolled against: what a list is to be moved by waits in its first space. */
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

describe('a list that is to be moved', () => {
  it('is scrolled while nobody scrolls', () => {
    const debt = debtOf();
    debt.move(40);
    expect(scrolledBy).toEqual([40]);
    expect(margin()).toBe('');
  });

  it('is moved by its space while somebody does, and scrolled once they rest', () => {
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

  it('waits for as long as they scroll', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    for (let turns = 0; turns < 20; turns += 1) {
      frames.splice(0).forEach((frame) => frame(turns));
      debt.heed();
    }
    expect(scrolledBy).toEqual([]);
  });

  it('is scrolled near the top, where nothing may stand above the page', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    scrolledTo(500);
    debt.payNearTop();
    debt.move(7);
    expect(scrolledBy).toEqual([40, 7]);
  });

  it('is left at its top by whoever went there', () => {
    const debt = debtOf();
    debt.heed();
    debt.move(40);
    scrolledTo(0);
    debt.payNearTop();
    expect(scrolledBy).toEqual([]);
    expect(margin()).toBe('');
  });

  it('owes nothing any more for a space that is gone, nor once it is left', () => {
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
