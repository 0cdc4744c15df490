/** Who is named in a list of people as servers and clients write it: one on each line, first. */

/** How the first line of Mastodon's lists begins. */
const HEADING = 'account address';

/** Each once, without the sign in front. */
export function handlesInCsv(csv: string): string[] {
  const fields = csv.split(/\r?\n/).map((line) => line.split(',')[0] ?? '');
  const names = fields.map((field) => field.replace(/^[\s"\uFEFF]*@?|[\s"]+$/g, ''));
  return [...new Set(names)].filter((name) => name !== '' && name.toLowerCase() !== HEADING);
}
