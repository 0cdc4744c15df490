/**
 * The single timer behind all relative times. Ticks every minute and notifies each listener at its
 * own period. Stops while there are no listeners.
 */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const TICK = 60_000;

export interface Clock {
  now: () => number;
  /**
   * Calls back with the time every `period` milliseconds (whole minutes); returns the unsubscriber.
   */
  every: (period: number, listener: (now: number) => void) => () => void;
}

const systemTime = () => new Date().getTime();

export function createClock(now: () => number = systemTime): Clock {
  const listeners = new Map<(now: number) => void, number>();
  let ticks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    ticks += 1;
    const time = now();
    for (const [listener, rhythm] of listeners) if (ticks % rhythm === 0) listener(time);
  };

  return {
    now,
    every(period, listener) {
      // A wrapper per subscription, as the same function may subscribe twice.
      const own = (time: number) => listener(time);
      listeners.set(own, Math.max(1, Math.round(period / TICK)));
      timer ??= setInterval(tick, TICK);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Without a provider times are right on mount and are not updated. */
const ClockContext = createContext<Clock>({ now: systemTime, every: () => () => undefined });

export function ClockProvider({ clock, children }: { clock?: Clock; children: ReactNode }) {
  const [own] = useState(() => clock ?? createClock());
  return <ClockContext value={clock ?? own}>{children}</ClockContext>;
}

/** Returns the time, updated every `period` milliseconds and whenever `subject` changes. */
export function useNow(period: number, subject: string): number {
  const clock = useContext(ClockContext);
  const [read, setRead] = useState(() => ({ now: clock.now(), subject }));
  useEffect(
    () => clock.every(period, (now) => setRead({ now, subject })),
    [clock, period, subject],
  );
  if (read.subject === subject) return read.now;
  const fresh = { now: clock.now(), subject };
  setRead(fresh);
  return fresh.now;
}
