/**
 * Quiet hours: the part of the day without desktop notifications. Times are those of the wall clock,
 * so that they mean the same on days when the clock is put forward or back.
 */

export interface QuietHours {
  /** `22:00`. */
  from: string;
  to: string;
}

/** `time`: the time of day, as `clockTime` writes it. Equal times are a whole day. */
export const isQuietAt = ({ from, to }: QuietHours, time: string): boolean =>
  from < to ? time >= from && time < to : time >= from || time < to;
