/**
 * The seconds until a time. Only for the eye: announced every second, it would be all that a screen
 * reader says.
 */
import { useEffect, useState } from 'react';
import { FormattedNumber } from 'react-intl';

const SECOND = 1_000;

const secondsUntil = (time: number): number =>
  Math.max(0, Math.ceil((time - new Date().getTime()) / SECOND));

export function Countdown({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span aria-hidden>
      <FormattedNumber value={seconds} style="unit" unit="second" unitDisplay="narrow" />
    </span>
  );
}
