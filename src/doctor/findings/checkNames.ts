/** All checks in their order: from the page itself to its content. */
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
