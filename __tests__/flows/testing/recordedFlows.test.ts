/**
 * Flows recorded against the embedded instance, from the start of the page, replay the same, action
 * by action and effect by effect.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startInstance } from '@/demo/server';
import type { FlowFile } from '@/testing/format/flowFile';
import { recordedStories, recordStory } from '@support/testing/recordedStories';
import { replayFlow } from '@support/testing/replayFlow';

jest.setTimeout(60_000);

const CLOCK = Date.parse('2026-11-21T12:00:00Z');
const LARGEST = 60_000;

const fileOf = (name: string): string =>
  path.join(__dirname, 'recordedFlows', `${name.replaceAll(' ', '-')}.json`);
const stories = Object.entries(recordedStories);

/** A part of the name of the flows to record anew; usually none. */
const wanted = process.env.RECORD;

if (wanted !== undefined) {
  it.each(stories.filter(([name]) => name.includes(wanted)))(
    'records the flow: %s',
    async (name, story) => {
      const instance = await startInstance({ clock: CLOCK });
      try {
        const file = await recordStory(story, instance);
        writeFileSync(fileOf(name), `${JSON.stringify(file)}\n`);
      } finally {
        await instance.close();
      }
    },
  );
}

it('every recorded flow has a file, and no other file exists', () => {
  const files = readdirSync(path.join(__dirname, 'recordedFlows')).sort();
  expect(files).toEqual(stories.map(([name]) => path.basename(fileOf(name))).sort());
});

it.each(stories)('%s', async (name) => {
  const text = readFileSync(fileOf(name), 'utf8');
  expect(text.length).toBeLessThan(LARGEST);
  expect(text).not.toMatch(/Bearer (?!token-)|access_token=(?!token-)|-password/);
  const file = JSON.parse(text) as FlowFile;
  const { actions } = await replayFlow(file);
  expect(actions.length).toBeGreaterThan(5);
});
