/** The time of day on a clock of 24 hours, with two digits each: `08:05`. Empty for what is no date. */
export function clockTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
