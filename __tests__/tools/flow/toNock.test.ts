/** Converts a flow into a test with nock that reads like a handwritten one and passes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import type { FlowEvent, FlowFile, FlowValue } from '@/testing/format/flowFile';
import { listsOpened } from '@/slices/people/lists';
import { userTokenReceived } from '@/slices/session/session';
import { codeOf } from '@/tools/flow/nockCode';
import { nockTestOf, writeNockTest } from '@/tools/flow/toNock';
// Its hooks must belong to the whole file, not to the first of the generated tests.
import '@support/flow';
import { signedIn } from '@support/people';
import { rawFlow } from '@support/testing/rawFlow';
import { wireList } from '@support/wire';

const plain = (value: unknown): FlowValue => JSON.parse(JSON.stringify(value)) as FlowValue;
const said = (at: number, action: object): FlowEvent =>
  ({ at, kind: 'action', action: plain(action) }) as FlowEvent;

const events: FlowEvent[] = [
  said(0, userTokenReceived({ userToken: 'token-1' })),
  said(0, signedIn()),
  { at: 10, kind: 'began' },
  said(1_500, listsOpened()),
  {
    at: 1_500,
    kind: 'call',
    call: 1,
    method: 'GET',
    path: '/api/v1/lists',
    as: 'token-1',
    body: null,
  },
  {
    at: 1_620,
    kind: 'answer',
    call: 1,
    status: 200,
    statusText: 'OK',
    headers: { date: 'Fri, 20 Nov 2026 12:00:00 GMT' },
    body: { form: 'json', value: plain([wireList({ title: 'qbako' })]) },
  },
  { at: 2_000, kind: 'change', source: 'online', value: false },
];

const file: FlowFile = {
  ...rawFlow({ events }),
  redacted: 'all',
  told: {
    actions: [
      { type: userTokenReceived.type, hash: '' },
      { type: 'session/currentUserReceived', hash: '' },
      { type: listsOpened.type, hash: '' },
      { type: 'lists/listsReceived', hash: '' },
    ],
    state: '',
  },
};

/** It begins with an empty page, which first has to ask the server for its family. */
const recorded = path.join(__dirname, '../../flows/testing/recordedFlows');
const whole = JSON.parse(
  readFileSync(path.join(recorded, 'a-visitor-reads-a-hashtag.json'), 'utf8'),
) as FlowFile;

describe.each([
  ['a part of a visit', file],
  ['a visit from the start of the page', whole],
])('a test generated from the flow of %s', (_what, flow) => {
  const { outputText } = ts.transpileModule(nockTestOf(flow), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const needs = { require, exports: {}, it, expect };
  vm.compileFunction(outputText, Object.keys(needs))(...Object.values(needs));
});

it('a generated test is formatted like a handwritten one', async () => {
  const text = writeNockTest(file);
  expect(text).toMatch(/ {2}server\s+\.get\('\/api\/v1\/lists'\)\s+\.reply\(/);
  expect(text).toContain('await clock.pass(1490);');
  expect(text).toContain("story.dispatch({ type: 'lists/listsOpened' });");
  expect(text).toContain('page.online.change(false);');
  expect(text).toContain("const told = ['lists/listsReceived'];");
});

it('a generated test contains values as code', () => {
  expect(codeOf({ a: [1, null, 'x'], b: { $flow: 'undefined' } })).toBe(
    '{ "a": [1, null, "x"], "b": undefined }',
  );
  expect(codeOf({ $flow: 'file', type: 'image/png', size: 3, name: 'cat.png' })).toBe(
    'new File([], "cat.png", { type: "image/png" })',
  );
});
