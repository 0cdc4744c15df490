/**
 * Replaces the browser's IntersectionObserver, which jsdom lacks; a test decides what is visible.
 */
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

/** Installs the fake for every test of the file. */
export function useFakeIntersectionObserver() {
  beforeEach(() => {
    FakeIntersectionObserver.open.clear();
    Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  return {
    /** The number of observers. */
    watched: (): number => FakeIntersectionObserver.open.size,
    /** The root margins of the observers. */
    margins: (): string[] => [...FakeIntersectionObserver.open].map(({ margin }) => margin),
    /** Reports that all observed elements came into view or left it. */
    scrollTo: (isIntersecting: boolean): void =>
      act(() => FakeIntersectionObserver.open.forEach((sight) => sight.tell([{ isIntersecting }]))),
  };
}
