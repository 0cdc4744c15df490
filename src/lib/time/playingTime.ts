/** Formats a duration as media players do: 0:07, 12:05, 1:02:03. */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [, minutes = 0, rest = 0] = parts;
  const shown = parts[0] ? parts : [minutes, rest];
  return shown
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
