/**
 * Finds the messages in the code with the same plugin that compiles them for the bundle, so that
 * the English catalogue and the program cannot disagree.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import { parse } from '@formatjs/icu-messageformat-parser';

export interface Message {
  id: string;
  text: string;
  file: string;
}

interface Catalogue {
  /** English texts by id, in the order of the ids. */
  texts: Record<string, string>;
  /** Faults of the messages, one sentence each. */
  faults: string[];
}

/** Folders that run in Node and contain no interface texts. */
const ELSEWHERE = new Set(['demo', 'tools']);

export async function collectCatalogue(folder: string): Promise<Catalogue> {
  const messages: Message[] = [];
  const faults: string[] = [];
  for (const file of sourceFiles(folder)) {
    try {
      messages.push(...(await messagesOf(path.join(folder, file), file)));
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  faults.push(...findFaults(messages));
  const sorted = messages.map(({ id, text }) => [id, text] as const).sort(byId);
  return { texts: Object.fromEntries(sorted), faults };
}

const byId = ([a]: readonly [string, string], [b]: readonly [string, string]): number =>
  a < b ? -1 : Number(a > b);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.has(file.split('/')[0] ?? ''))
    .sort();
}

async function messagesOf(absolute: string, file: string): Promise<Message[]> {
  const code = readFileSync(absolute, 'utf8');
  // Only such files can contain messages, and parsing the others takes most of the time.
  if (!code.includes('react-intl') && !code.includes('defaultMessage')) return [];
  const found: Message[] = [];
  await transformAsync(code, {
    filename: absolute,
    configFile: false,
    babelrc: false,
    code: false,
    // Reading the code is enough; presets, which rewrite it, take longer than all the rest.
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
    plugins: [
      [
        'babel-plugin-formatjs',
        {
          overrideIdFn: (id?: string) => id ?? '',
          onMsgExtracted: (_file: string, extracted: { id: string; defaultMessage?: string }[]) => {
            for (const { id, defaultMessage = '' } of extracted) {
              found.push({ id, text: defaultMessage, file });
            }
          },
        },
      ],
    ],
  });
  return found;
}

function findFaults(messages: readonly Message[]): string[] {
  const first = new Map<string, Message>();
  return messages.flatMap((message) => {
    const { id, text, file } = message;
    if (!id) return [`${file}: a message has no id: “${text}”`];
    if (!text) return [`${file}: “${id}” has no English text`];
    const other = first.get(id);
    first.set(id, other ?? message);
    if (other && other.text !== text) {
      return [`“${id}” says “${other.text}” in ${other.file} and “${text}” in ${file}`];
    }
    return parseFault(text).map((why) => `${file}: “${id}” does not parse: ${why}`);
  });
}

function parseFault(text: string): string[] {
  try {
    parse(text);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
