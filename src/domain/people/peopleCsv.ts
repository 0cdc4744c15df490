/** Reads handles from a CSV list of people by a server or client: the first column of each line. */

/** The beginning of the header line in Mastodon's lists. */
const HEADING = 'account address';

/** Returns the handles without duplicates and without `@`. */
export function handlesInCsv(csv: string): string[] {
  const fields = csv.split(/\r?\n/).map((line) => line.split(',')[0] ?? '');
  const names = fields.map((field) => field.replace(/^[\s"\uFEFF]*@?|[\s"]+$/g, ''));
  return [...new Set(names)].filter((name) => name !== '' && name.toLowerCase() !== HEADING);
}
