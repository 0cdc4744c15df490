/**
 * A redacted flow file contains no planted secret in any form; equal values get equal replacements;
 * its structure stays; redacting it again changes nothing.
 */
import fc from 'fast-check';
import type {
  FlowEffect,
  FlowEvent,
  FlowInput,
  FlowValue,
  RawFlow,
} from '@/testing/format/flowFile';
import { compareIds } from '@/domain/engine/ids';
import { isKnownIdentifier } from '@/testing/redaction/redactionVocabulary';
import { redact } from '@/testing/redaction/redact';
import { rawFlow } from '@support/testing/rawFlow';
import { findCanaries } from '@support/testing/canaries';

const canaries = {
  token: 'Zw4-token-QYx81kfa',
  password: 'korrekt Pferd&Batterie=9',
  email: 'wilma.canary+x@briefe.example.org',
  text: 'Geheimniskrämerei',
  name: 'Wilhelmine Zwetschge',
  nick: 'zwetschge_w',
  host: 'zwetschgen.garten.example.net',
  media: 'a83hfk29sjwqq',
  query: 'wasserfall bei nacht',
  draft: 'niemals abgeschickt',
  chat: 'unter uns gesagt',
  birthday: '1971-03-09',
  ip: '203.0.113.77',
};

const spelled = (text: string): string[] => [
  text,
  text.toUpperCase(),
  [...text].reverse().join(''),
  [...text]
    .map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()))
    .join(''),
];

/** Returns the contents of a file, as they are and with encoded parts decoded. */
function readings(file: unknown): Record<string, string> {
  const raw = JSON.stringify(file);
  const plain = raw
    .replaceAll(/\\+"/g, '"')
    .replaceAll(/\\+u([\da-f]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  const percent = plain.replaceAll('+', ' ').replaceAll(/(%[\da-f]{2})+/gi, (found) => {
    try {
      return decodeURIComponent(found);
    } catch {
      return found;
    }
  });
  return { raw, plain, percent, small: percent.toLowerCase() };
}

const leaks = (file: unknown): string[] =>
  findCanaries(
    Object.fromEntries(
      Object.entries(canaries).flatMap(([name, text]) =>
        spelled(text).map((form, number) => [`${name} ${String(number)}`, form]),
      ),
    ),
    readings(file),
  );

const account = {
  id: 'AqC1',
  username: canaries.nick,
  acct: `${canaries.nick}@${canaries.host}`,
  url: `https://${canaries.host}/users/${canaries.nick}`,
  display_name: canaries.name,
  note: `<p>${canaries.text} <a href="https://${canaries.host}/@${canaries.nick}?t=${encodeURIComponent(canaries.password)}" title="${canaries.text}">x</a></p>`,
  avatar: `https://${canaries.host}/media/${canaries.media}.png`,
  fields: [{ name: canaries.text, value: canaries.email }],
  pleroma: { birthday: canaries.birthday, email: canaries.email, chat_token: canaries.token },
  last_ip: canaries.ip,
};

type Entry = FlowInput | FlowEffect;

const planted: Entry[] = [
  {
    kind: 'action',
    action: {
      type: 'session/loginRequested',
      payload: { username: canaries.nick, password: canaries.password },
    },
  },
  {
    kind: 'action',
    action: {
      type: 'drafts/draftEdited',
      payload: { target: 'new', change: { text: canaries.draft } },
    },
  },
  {
    kind: 'call',
    call: 1,
    method: 'GET',
    path: `/api/v2/search?q=${encodeURIComponent(canaries.query)}&access_token=${canaries.token}`,
    as: 'token-1',
    body: null,
  },
  {
    kind: 'answer',
    call: 1,
    status: 200,
    statusText: '',
    headers: { link: `<https://${canaries.host}/x?token=${canaries.token}>; rel="next"` },
    body: { form: 'json', value: { accounts: [account] } },
  },
  {
    kind: 'call',
    call: 2,
    method: 'POST',
    path: '/oauth/token',
    as: null,
    body: {
      form: 'fields',
      fields: [
        ['username', canaries.nick],
        ['password', canaries.password],
        ['grant_type', 'password'],
      ],
    },
  },
  {
    kind: 'answer',
    call: 2,
    status: 400,
    statusText: '',
    headers: {},
    body: {
      form: 'json',
      value: {
        error: `No such person: ${canaries.email} (${canaries.password})`,
        hint: JSON.stringify({ said: canaries.text, [canaries.name]: 1 }),
      },
    },
  },
  {
    kind: 'answer',
    call: 3,
    status: 502,
    statusText: '',
    headers: {},
    body: {
      form: 'text',
      text: `<html><body data-x="${canaries.token}"><!-- ${canaries.password} --><script>let a = "${canaries.token}"</script>Bad gateway at ${canaries.ip}</body></html>`,
    },
  },
  {
    kind: 'frame',
    socket: 1,
    text: JSON.stringify({
      event: 'pleroma:chat_update',
      payload: JSON.stringify({ last_message: { content: canaries.chat, account_id: 'AqC1' } }),
    }),
  },
  { kind: 'ask', ask: 1, name: 'copy', args: [canaries.chat] },
  {
    kind: 'outcome',
    ask: 2,
    ok: true,
    value: {
      [canaries.name]: Buffer.from(canaries.text).toString('base64'),
      list: [encodeURIComponent(canaries.draft), canaries.token],
    },
  },
  { kind: 'tell', name: 'log', args: ['error', "Couldn't load state", `Error: ${canaries.text}`] },
  { kind: 'change', source: 'tabs', value: { kind: 'said', text: canaries.chat } },
  { kind: 'failure', call: 4, name: 'TypeError', message: `Cannot read ${canaries.draft}` },
];

const flowOf = (entries: readonly Entry[]): RawFlow =>
  rawFlow({ events: entries.map((entry, at): FlowEvent => ({ ...entry, at })) });

const json = (value: unknown): FlowValue => JSON.parse(JSON.stringify(value)) as FlowValue;

/**
 * True if both have the same lists, tables and types; the program's own field names have to stay.
 */
function sameForm(before: FlowValue, after: FlowValue | undefined): boolean {
  if (Array.isArray(before)) {
    return (
      Array.isArray(after) &&
      before.length === after.length &&
      before.every((item: FlowValue, at) => sameForm(item, (after as FlowValue[])[at]))
    );
  }
  if (typeof before === 'string') return typeof after === 'string';
  if (typeof before !== 'object' || before === null) return before === after;
  const [one, other] = [before, after as typeof before].map(Object.entries<FlowValue>);
  return (
    one!.length === other!.length &&
    one!.every(([key, item]) => !isKnownIdentifier(key) || sameForm(item, new Map(other).get(key)))
  );
}

describe('redaction of a flow file', () => {
  it('leaves planted secrets in a file that is not redacted, which shows that the search works', () => {
    const found = leaks(flowOf(planted)).join(' ');
    Object.keys(canaries).forEach((name) => expect(found).toContain(`${name} 0`));
  });

  it('removes everything that was planted, in every form', () => {
    expect(leaks(redact(flowOf(planted)))).toEqual([]);
  });

  it('removes secrets even where names and texts are kept', () => {
    const kept = redact(flowOf(planted), 'secrets');
    const found = leaks(kept).map((leak) => leak.split(' ')[0]);
    ['token', 'password', 'email', 'birthday'].forEach((secret) =>
      expect(found).not.toContain(secret),
    );
    expect(JSON.stringify(kept)).toContain(canaries.draft);
    expect(JSON.stringify(kept)).toContain(canaries.name);
  });

  it('keeps page sizes, even if an id has the same number', () => {
    const call = (path: string): Entry => ({
      kind: 'call',
      call: 1,
      method: 'GET',
      path,
      as: null,
      body: null,
    });
    const named: Entry = {
      kind: 'answer',
      call: 1,
      status: 200,
      statusText: '',
      headers: {},
      body: { form: 'json', value: [{ id: '20' }] },
    };
    const { events } = redact(flowOf([call('/api/v1/timelines/home?limit=20&max_id=20'), named]));
    const [asked] = events;
    const path = asked?.kind === 'call' ? asked.path : '';
    expect(path).toMatch(/^\/api\/v1\/timelines\/home\?limit=20&max_id=/);
    expect(path).not.toContain('max_id=20');
  });

  it('replaces equal values with equal ones everywhere', () => {
    const text = `Hallo @mia@hof.example, siehe #Brot und :blob_cat: auf https://hof.example/@mia`;
    const { events } = redact(
      flowOf([
        {
          kind: 'frame',
          socket: 1,
          text: JSON.stringify({
            acct: 'mia@hof.example',
            username: 'mia',
            tags: [{ name: 'brot' }],
            emojis: [{ shortcode: 'blob_cat' }],
            content: `<p>Hallo <span class="h-card"><a class="mention" href="https://hof.example/@mia">@<span>mia</span></a></span> #<span>brot</span></p>`,
          }),
        },
        { kind: 'action', action: { type: 'drafts/draftEdited', payload: { change: { text } } } },
      ]),
    );
    const [frame, action] = events as unknown as [
      { text: string },
      { action: { payload: { change: { text: string } } } },
    ];
    const wire = JSON.parse(frame.text) as Record<string, never> & {
      acct: string;
      content: string;
      username: string;
      tags: { name: string }[];
      emojis: { shortcode: string }[];
    };
    const [, nick, host] = /^(\w+)@(.+)$/.exec(wire.acct) ?? [];
    const tag = wire.tags[0]?.name ?? '';
    expect(wire.username).toBe(nick);
    expect(wire.content).toContain(`href="https://${host}/@${nick}"`);
    expect(wire.content).toContain(`>@<span>${nick}</span>`);
    expect(wire.content).toContain(`#<span>${tag}</span>`);
    const said = action.action.payload.change.text;
    expect(said).toContain(`@${wire.acct}, `);
    expect(said).toContain(`#${tag} `);
    expect(said).toContain(`:${wire.emojis[0]?.shortcode ?? ''}:`);
    expect(said).toContain(`https://${host}/@${nick}`);
    expect(said.split(' ')[0]).toBe(/<p>(\S+)/.exec(wire.content)?.[1]);
  });

  it('replaces ids with ids of the same length and order', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9]{1,20}$/), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(ids, (some) => {
        const told = some.filter((id) => !isKnownIdentifier(id));
        const { events } = redact(
          flowOf(told.map((id) => ({ kind: 'change', source: 'tabs', value: { id } }))),
        );
        const after = (events as unknown as { value: { id: string } }[]).map(
          ({ value }) => value.id,
        );
        expect(after.map((id) => id.length)).toEqual(told.map((id) => id.length));
        const order = (list: readonly string[]) =>
          list.map((_, at) => at).sort((a, b) => compareIds(list[a]!, list[b]!));
        expect(order(after)).toEqual(order(told));
        expect(new Set(after).size).toBe(told.length);
      }),
    );
  });
});

/** Field names of all kinds, including those whose values are harmless elsewhere. */
const fields = fc.constantFrom(
  ...[
    'content',
    'text',
    'name',
    'id',
    'statusId',
    'acct',
    'url',
    'path',
    'title',
    'value',
    'q',
    'type',
  ],
  ...[
    'password',
    'email',
    'avatar',
    'domain',
    'version',
    'language',
    'mime_type',
    'link',
    'key',
    'unheardOf',
  ],
);
/** Secrets that are too long to occur by chance. */
const secret = fc
  .string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEF0123456789-_.äß王🍞'),
    minLength: 8,
    maxLength: 24,
  })
  .filter((text) => !isKnownIdentifier(text) && /[a-zäß]{4}/.test(text) && !/^[a-z]+:/.test(text));
const wrapped = (text: string) =>
  fc.constantFrom(
    text,
    `<p>${text} and <b title="${text}">more</b></p>`,
    `https://${text.replace(/[^a-z0-9]/gi, '')}.example/x?y=${encodeURIComponent(text)}#${encodeURIComponent(text)}`,
    `/users/${encodeURIComponent(text)}?password=${encodeURIComponent(text)}`,
    `@${text}@somewhere.example said`,
    JSON.stringify({ [text]: text, list: [text, { text }] }),
    Buffer.from(text).toString('base64'),
    `timeline tag:${text} first`,
    `search all ${text}`,
    `${text}.png`,
  );

describe('redaction of any data', () => {
  it('keeps only texts that are known to be harmless', () => {
    fc.assert(
      fc.property(
        secret.chain((text) => fc.tuple(fc.constant(text), fields, fields, wrapped(text))),
        ([text, field, other, value]) => {
          const file = redact(
            flowOf([
              {
                kind: 'outcome',
                ask: 1,
                ok: true,
                value: { [field]: value, [value]: [{ [other]: [value] }] },
              },
            ]),
          );
          const found = findCanaries({ text, small: text.toLowerCase() }, readings(file));
          expect(found).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps the structure of the file, and is idempotent', () => {
    const leaf = fc.oneof(
      fc.string(),
      secret.chain(wrapped),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(fields, fc.string()), tie('tree'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const raw = flowOf([{ kind: 'outcome', ask: 1, ok: true, value: json(value) }]);
        const once = redact(raw);
        expect(sameForm(json(raw.events), json(once.events))).toBe(true);
        expect(redact(once)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });
});
