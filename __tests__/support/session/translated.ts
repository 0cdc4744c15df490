/** What the interface says in a language, by id: for tests that read it there. */
import { readFileSync } from 'node:fs';
import { inProject } from '@/tools/project';

export const textsOf = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(inProject(`locales/${code}.json`), 'utf8')) as Record<string, string>;
