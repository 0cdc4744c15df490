/** Reads the texts of a language by message id, for tests that expect them on the page. */
import { readFileSync } from 'node:fs';
import { inProject } from '@/tools/project';

export const textsOf = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(inProject(`locales/${code}.json`), 'utf8')) as Record<string, string>;
