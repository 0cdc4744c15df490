/** Stands in for the browser's IntersectionObserver, which jsdom lacks: a test says what is in sight. */
import { act } from '@testing-library/react';

class Sight {
  static open = new Set<Sight>();
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  readonly margin: string;
  constructor(tell: Sight['tell'], { rootMargin = '' }: { rootMargin?: string } = {}) {
    this.tell = tell;
    this.margin = rootMargin;
  }
  observe() {
    Sight.open.add(this);
  }
  disconnect() {
    Sight.open.delete(this);
  }
}

/** Puts it in place for every test of the file. */
export function useFakeSight() {
  beforeEach(() => {
    Sight.open.clear();
    Object.assign(window, { IntersectionObserver: Sight });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  return {
    /** How many places are watched. */
    watched: (): number => Sight.open.size,
    /** How far around the window each is watched. */
    margins: (): string[] => [...Sight.open].map(({ margin }) => margin),
    /** All that is watched comes near or goes. */
    scrollTo: (isIntersecting: boolean): void =>
      act(() => Sight.open.forEach((sight) => sight.tell([{ isIntersecting }]))),
  };
}
