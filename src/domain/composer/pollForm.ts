/** The rules of writing a poll: how many options, how long each, and for how long it runs. */
import type { DraftPoll } from './draft';
import { secondsIn, timeUnits, type TimeUnit } from '@/domain/engine/duration';
import type { InstanceConfig, PollLimits } from '@/domain/session/instance';

export const FEWEST_OPTIONS = 2;

/** Seconds. */
const USUAL_DURATION = 600;

export const newPoll = (limits: PollLimits): DraftPoll => ({
  options: ['', ''],
  multiple: false,
  expiresIn: withinLimits(USUAL_DURATION, limits),
});

export const mayHavePolls = ({
  pollsAvailable,
  pollLimits,
}: Pick<InstanceConfig, 'pollsAvailable' | 'pollLimits'>): boolean =>
  pollsAvailable && pollLimits.maxOptions >= FEWEST_OPTIONS;

export const withinLimits = (
  seconds: number,
  { minExpiration, maxExpiration }: PollLimits,
): number => Math.max(minExpiration, Math.min(maxExpiration, seconds));

/** Those of which at least one fits. */
export const unitsWithin = ({ maxExpiration }: PollLimits): TimeUnit[] =>
  timeUnits.filter((unit) => secondsIn[unit] <= maxExpiration);

/** The largest in which a time is a whole number. */
export const unitFor = (seconds: number, limits: PollLimits): TimeUnit =>
  unitsWithin(limits).findLast((unit) => seconds % secondsIn[unit] === 0) ?? 'minutes';

/** A time in a unit, without more of a fraction than anybody would type. */
export const amountIn = (unit: TimeUnit, seconds: number): number =>
  Math.round((seconds / secondsIn[unit]) * 100) / 100;

/** The options that count: with a text, each once. */
const optionsThatCount = ({ options }: Pick<DraftPoll, 'options'>): string[] => [
  ...new Set(options.map((option) => option.trim()).filter((option) => option !== '')),
];

export const tooFewOptions = (poll: DraftPoll): boolean =>
  optionsThatCount(poll).length < FEWEST_OPTIONS;

/** What the server is told: nothing at all as long as every option is blank. */
export function pollToSend(poll: DraftPoll | null, limits: PollLimits): DraftPoll | null {
  const options = poll ? optionsThatCount(poll) : [];
  if (!poll || options.length === 0) return null;
  return { ...poll, options, expiresIn: withinLimits(poll.expiresIn, limits) };
}
