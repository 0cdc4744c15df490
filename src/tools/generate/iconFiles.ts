/** The icons of the installed app, by file name. */

/** Systems that crop icons leave a central circle of four fifths intact. */
const SAFE = 0.72;

export const iconFiles = {
  'icon-192.png': { size: 192, share: 0.95 },
  'icon-512.png': { size: 512, share: 0.95 },
  'maskable-512.png': { size: 512, share: SAFE },
  'touch-180.png': { size: 180, share: 0.85 },
} as const satisfies Record<string, { size: number; share: number }>;
