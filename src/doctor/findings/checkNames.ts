/** What the doctor looks at, in this order: from the page itself to what it shows. */
export const checkNames = [
  'page',
  'program',
  'policy',
  'worker',
  'configuration',
  'pictures',
  'themes',
  'files',
  'server',
  'live',
  'media',
] as const;

export type CheckName = (typeof checkNames)[number];
