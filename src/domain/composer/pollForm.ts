/** The rules of creating a poll: number and length of options, duration. */
import type { DraftPoll } from './draft';
import { secondsIn, timeUnits, type TimeUnit } from '@/domain/engine/duration';
import type { InstanceConfig, PollLimits } from '@/domain/session/instance';

export const FEWEST_OPTIONS = 2;

type DurationLimits = Pick<PollLimits, 'minExpiration' | 'maxExpiration'>;

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
  { minExpiration, maxExpiration }: DurationLimits,
): number => Math.max(minExpiration, Math.min(maxExpiration, seconds));

/** Returns the units of which at least one fits. */
export const unitsWithin = ({ maxExpiration }: DurationLimits): TimeUnit[] =>
  timeUnits.filter((unit) => secondsIn[unit] <= maxExpiration);

/** Returns the largest unit in which a duration is a whole number. */
export const unitFor = (seconds: number, limits: DurationLimits): TimeUnit =>
  unitsWithin(limits).findLast((unit) => seconds % secondsIn[unit] === 0) ?? 'minutes';

/** Converts a duration to a unit, rounded to a fraction that people would type. */
export const amountIn = (unit: TimeUnit, seconds: number): number =>
  Math.round((seconds / secondsIn[unit]) * 100) / 100;

/** Returns the options with text, without duplicates. */
const optionsThatCount = ({ options }: Pick<DraftPoll, 'options'>): string[] => [
  ...new Set(options.map((option) => option.trim()).filter((option) => option !== '')),
];

export const tooFewOptions = (poll: DraftPoll): boolean =>
  optionsThatCount(poll).length < FEWEST_OPTIONS;

/** Returns the poll to send; nothing while all options are blank. */
export function pollToSend(poll: DraftPoll | null, limits: PollLimits): DraftPoll | null {
  const options = poll ? optionsThatCount(poll) : [];
  if (!poll || options.length === 0) return null;
  return { ...poll, options, expiresIn: withinLimits(poll.expiresIn, limits) };
}
