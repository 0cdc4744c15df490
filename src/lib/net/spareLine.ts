/** Tells whether the line can carry what nobody has asked for yet. */

/** Not all browsers tell. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

export function isSpareLine(browser: object): boolean {
  const { connection } = browser as { connection?: Line };
  if (!connection) return true;
  const { saveData = false, effectiveType = '4g' } = connection;
  return !saveData && effectiveType === '4g';
}
