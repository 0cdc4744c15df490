/** A longer timeout for browser tests: loading whole pages takes its time on a busy machine. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keepPicturesIn } from '@/demo/pictures/paintPng';
import { inProject, toolCache } from '@/tools/project';

jest.setTimeout(120_000);

const code = inProject('src/demo/pictures');
const hash = createHash('sha1');
for (const file of readdirSync(code).sort()) hash.update(readFileSync(path.join(code, file)));
keepPicturesIn(path.join(toolCache, 'pictures', hash.digest('hex')));
