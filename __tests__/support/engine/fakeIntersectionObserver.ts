/** Stands in for the browser's IntersectionObserver, which jsdom lacks: a test says what is in sight. */
import { act } from '@testing-library/react';

class FakeIntersectionObserver {
  static open = new Set<FakeIntersectionObserver>();
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  readonly margin: string;
  constructor(
    tell: FakeIntersectionObserver['tell'],
    { rootMargin = '' }: { rootMargin?: string } = {},
  ) {
    this.tell = tell;
    this.margin = rootMargin;
  }
  observe() {
    FakeIntersectionObserver.open.add(this);
  }
  disconnect() {
    FakeIntersectionObserver.open.delete(this);
  }
}

/** Puts it in place for every test of the file. */
export function useFakeIntersectionObserver() {
  beforeEach(() => {
    FakeIntersectionObserver.open.clear();
    Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  return {
    /** How many places are watched. */
    watched: (): number => FakeIntersectionObserver.open.size,
    /** How far around the window each is watched. */
    margins: (): string[] => [...FakeIntersectionObserver.open].map(({ margin }) => margin),
    /** All that is watched comes near or goes. */
    scrollTo: (isIntersecting: boolean): void =>
      act(() => FakeIntersectionObserver.open.forEach((sight) => sight.tell([{ isIntersecting }]))),
  };
}
