/** Several tabs with one draft: one of them writes it, the others show it, and nothing typed is lost. */
import fc from 'fast-check';
import nock from 'nock';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { tabDraftsSaga } from '@/sagas/composer/drafts/tabDrafts';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { chatDraft, draftTarget, emptyDraft, type Draft } from '@/domain/composer/draft';
import {
  draftDiscarded,
  draftEdited,
  draftSaved,
  draftsRestored,
  fileUploaded,
  postRequested,
} from '@/slices/composer/drafts';
import { draftTaken } from '@/slices/composer/tabDrafts';
import {
  uploadFailed,
  uploadLeftOver,
  uploadQueued,
  uploadStopped,
} from '@/slices/composer/uploads';
import { useStoppedClock } from '@support/clock';
import { someAttachment, someDraft, someFile } from '@support/composer/drafts';
import { fakeStorage } from '@support/context';
import { ORIGIN } from '@support/flow';
import { fakeBrowser, type Tab } from '@support/realtime/tabs';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const sagas = [draftsSaga, tabDraftsSaga, outboxSaga];

/** A browser in which tabs are opened one after the other; all have the same storage. */
function newBrowser() {
  const browser = fakeBrowser();
  const { storage: database } = fakeStorage();
  const open = async (kept: Record<string, Draft> = {}): Promise<Tab> => {
    const mentions = [{ id: 'u5', username: 'bo', acct: 'bo', url: 'https://home.example/bo' }];
    const before = [statusesKnown(wireStatus({ id: 's1', mentions }))];
    const tab = browser.open({
      before: [...before, draftsRestored(kept)],
      sagas,
      context: { storage: { database } },
    });
    await clock.pass(300);
    return tab;
  };
  return { ...browser, open };
}

async function opened(kept?: Record<string, Draft>) {
  const browser = newBrowser();
  const one = await browser.open(kept);
  const other = await browser.open(kept);
  return { browser, one, other };
}

const type = ({ story }: Tab, text: string, target = 'new') =>
  story.dispatch(draftEdited({ target, change: { text } }));
const add = (tab: Tab, text: string) => type(tab, textOf(tab) + text);
const take = ({ story }: Tab, target = 'new') => story.dispatch(draftTaken({ target }));
const textOf = ({ story }: Tab, target = 'new') => selectDraft(story.state(), target).text;
const isElsewhere = ({ story }: Tab, target = 'new') =>
  selectEditedInOtherTab(story.state(), target);

describe.each([
  ['a new post', 'new'],
  ['a reply', draftTarget('reply', 's1')],
  ['an edit', draftTarget('edit', 's1')],
  ['the message of a chat', chatDraft('u2')],
])('%s', (_name, target) => {
  it('belongs to the tab that types in it; the other shows it within 300 ms', async () => {
    const { one, other } = await opened();
    type(one, 'Half', target);
    await clock.pass(300);
    expect(textOf(other, target)).toBe('Half');
    expect([one, other].map((tab) => isElsewhere(tab, target))).toEqual([false, true]);
    type(one, 'Half a thought', target);
    await clock.pass(300);
    expect(textOf(other, target)).toBe('Half a thought');
  });

  it('is taken over by the other, which goes on with all of it', async () => {
    const { one, other } = await opened();
    type(one, 'Half', target);
    await clock.pass(300);
    take(other, target);
    await clock.pass(300);
    expect([one, other].map((tab) => isElsewhere(tab, target))).toEqual([true, false]);
    type(other, 'Half a thought', target);
    await clock.pass(300);
    expect([one, other].map((tab) => textOf(tab, target))).toEqual([
      'Half a thought',
      'Half a thought',
    ]);
  });

  it('is free again once its owner has emptied it', async () => {
    const { one, other } = await opened();
    type(one, 'Half', target);
    await clock.pass(300);
    type(one, '', target);
    await clock.pass(300);
    expect(textOf(other, target)).toBe('');
    expect(isElsewhere(other, target)).toBe(false);
  });
});

it('an empty form keeps nobody out, nor does one that was only opened', async () => {
  const { one, other } = await opened();
  one.story.dispatch(draftEdited({ target: 'new', change: { visibility: 'private' } }));
  const edit = { ...emptyDraft, text: 'As posted', idempotencyKey: 'KEY' };
  one.story.dispatch(draftSaved({ target: draftTarget('edit', 's1'), draft: edit }));
  await clock.pass(300);
  expect(isElsewhere(other)).toBe(false);
  expect(isElsewhere(other, draftTarget('edit', 's1'))).toBe(false);
});

it('a reply with nothing but the names that it begins with keeps nobody out', async () => {
  const { one, other } = await opened();
  const target = draftTarget('reply', 's1');
  const beginning = textOf(one, target);
  type(one, `${beginning}Hm`, target);
  await clock.pass(300);
  expect(isElsewhere(other, target)).toBe(true);
  type(one, beginning.trim(), target);
  await clock.pass(300);
  expect(beginning).not.toBe('');
  expect(isElsewhere(other, target)).toBe(false);
});

it('a tab that is opened later shows what is written and by whom', async () => {
  const browser = newBrowser();
  const one = await browser.open();
  type(one, 'Before there was another tab');
  await clock.pass(1_000);
  const other = await browser.open();
  expect(textOf(other)).toBe('Before there was another tab');
  expect(isElsewhere(other)).toBe(true);
});

describe('a long draft', () => {
  const part = (text: string) => ({ text, subject: '', files: [], poll: null });
  const long = someDraft({
    text: 'a'.repeat(4_500),
    parts: Array.from({ length: 19 }, (_, at) => part(String(at).repeat(2_300))),
  });

  it('costs no more at each letter than a short one', async () => {
    const { browser, one, other } = await opened({ new: long });
    add(one, ' b');
    await clock.pass(300);
    const sent = (from: number) => JSON.stringify(browser.said.slice(from)).length;
    expect(sent(0)).toBeGreaterThan(60_000);
    const said = browser.said.length;
    const change = { text: `${long.parts[18]?.text ?? ''}c` };
    one.story.dispatch(draftEdited({ target: 'new', part: 19, change }));
    await clock.pass(300);
    expect(sent(said)).toBeLessThan(600);
    expect(selectDraft(other.story.state(), 'new')).toEqual(selectDraft(one.story.state(), 'new'));
    expect(selectDraft(other.story.state(), 'new').parts[18]?.text.at(-1)).toBe('c');
  });

  it('is asked for by a tab that has missed a change', async () => {
    const { one, other } = await opened({ new: long });
    add(one, ' b');
    await clock.pass(300);
    other.hang();
    add(one, 'c');
    await clock.pass(300);
    other.wake({ dropped: true });
    add(one, 'd');
    await clock.pass(300);
    expect(textOf(other).slice(-5)).toBe('a bcd');
    add(one, 'e');
    await clock.pass(300);
    expect(selectDraft(other.story.state(), 'new')).toEqual(selectDraft(one.story.state(), 'new'));
  });
});

it('one tab alone says nothing of its drafts', async () => {
  const browser = newBrowser();
  const one = await browser.open();
  const said = browser.said.length;
  type(one, 'Half a thought');
  await clock.pass(1_000);
  expect(browser.said).toHaveLength(said);
});

it('what was typed before the two heard of each other is in one text', async () => {
  const browser = newBrowser();
  const both = { new: someDraft({ text: 'Both have this' }) };
  const one = await browser.open(both);
  add(one, ' and one more word');
  const late = await browser.open(both);
  late.hang();
  add(late, ', which is new');
  late.wake();
  add(late, '!');
  await clock.pass(300);
  expect(textOf(one)).toBe(textOf(late));
  for (const words of ['Both have this', ' and one more word', ', which is new', '!']) {
    expect(textOf(one)).toContain(words);
  }
});

it('the last word of the tab that loses the draft is in the text that the other goes on with', async () => {
  const { one, other } = await opened();
  type(one, 'Hello');
  await clock.pass(300);
  // All in the same moment.
  take(other);
  add(one, ' wor');
  add(one, 'ld');
  add(other, '!');
  await clock.pass(300);
  expect(textOf(one)).toBe(textOf(other));
  expect(textOf(other)).toContain(' world');
  expect(textOf(other)).toContain('!');
  expect([one, other].filter((tab) => isElsewhere(tab))).toHaveLength(1);
});

describe('a tab that is gone', () => {
  it('leaves its draft to whoever goes on, with everything that was typed', async () => {
    const { one, other } = await opened();
    type(one, 'Half a thought');
    await clock.pass(10);
    one.close();
    await clock.pass(300);
    expect(textOf(other)).toBe('Half a thought');
    expect(isElsewhere(other)).toBe(false);
  });

  it('before it took in the last word of the other leaves that, too', async () => {
    const { one, other } = await opened();
    type(one, 'Hello');
    await clock.pass(300);
    take(other);
    add(one, ' world');
    other.close();
    await clock.pass(300);
    expect(textOf(one)).toBe('Hello world');
    expect(isElsewhere(one)).toBe(false);
  });

  it('leaves files that it was uploading to a tab that is looked at', async () => {
    const { one, other } = await opened();
    const files = [someFile({ attachment: null })];
    one.story.dispatch(draftEdited({ target: 'new', change: { files } }));
    await clock.pass(300);
    one.close();
    await clock.pass(300);
    expect(other.story.all(uploadLeftOver)).toEqual([]);
    other.page.visible.change(true);
    await clock.pass(10);
    expect(other.story.all(uploadLeftOver)).toEqual([uploadLeftOver({ fileId: 'f1' })]);
  });
});

it('a file of a draft that was taken over goes on when the tab that was uploading it is gone', async () => {
  const { one, other } = await opened();
  const files = [someFile({ attachment: null })];
  one.story.dispatch(draftEdited({ target: 'new', change: { files } }));
  await clock.pass(300);
  take(other);
  other.page.visible.change(true);
  await clock.pass(300);
  expect(other.story.all(uploadLeftOver)).toEqual([]);
  one.close();
  await clock.pass(300);
  expect(other.story.all(uploadLeftOver)).toEqual([uploadLeftOver({ fileId: 'f1' })]);
});

it('a file that one tab has uploaded is uploaded for all', async () => {
  const { one, other } = await opened();
  const files = [someFile({ attachment: null })];
  one.story.dispatch(draftEdited({ target: 'new', change: { files } }));
  await clock.pass(300);
  take(other);
  await clock.pass(300);
  const attachment = someAttachment('m1');
  one.story.dispatch(fileUploaded({ fileId: 'f1', attachment }));
  await clock.pass(300);
  expect(selectDraft(other.story.state(), 'new').files).toMatchObject([{ attachment }]);
});

describe('a file that was not uploaded', () => {
  const files = [someFile({ attachment: null })];
  const failure = { kind: 'other', detail: 'Too busy' } as const;
  const phaseOf = ({ story }: Tab) => story.state().uploads?.uploads['f1']?.phase;

  it.each([
    ['failed', uploadFailed({ fileId: 'f1', failure })],
    ['stopped', uploadStopped({ fileId: 'f1' })],
  ])(
    '%s also where the draft is shown, and is tried again where it is taken over',
    async (phase, end) => {
      const { one, other } = await opened();
      one.story.dispatch(draftEdited({ target: 'new', change: { files } }));
      await clock.pass(300);
      one.story.dispatch(end);
      await clock.pass(300);
      expect(phaseOf(other)).toBe(phase);
      take(other);
      other.story.dispatch(uploadQueued({ fileId: 'f1' }));
      await clock.pass(300);
      expect(phaseOf(other)).toBe('waiting');
    },
  );

  it('is known to a tab that was opened since and takes the draft over', async () => {
    const browser = newBrowser();
    const one = await browser.open();
    one.story.dispatch(draftEdited({ target: 'new', change: { files } }));
    one.story.dispatch(uploadFailed({ fileId: 'f1', failure }));
    const other = await browser.open();
    expect(phaseOf(other)).toBeUndefined();
    take(other);
    await clock.pass(300);
    expect(phaseOf(other)).toBe('failed');
  });

  it('of another draft is nothing that a tab need know', async () => {
    const { one, other } = await opened();
    one.story.dispatch(uploadFailed({ fileId: 'another', failure }));
    await clock.pass(300);
    expect(other.story.all(uploadFailed)).toEqual([]);
  });
});

it('without locks, the last one that types has the draft, with all that was typed', async () => {
  const browser = newBrowser();
  const broken = () => Promise.reject(new Error('No locks'));
  const locks = fakeBrowserLocks(broken);
  const [one, other] = [await locks.open(browser), await locks.open(browser)];
  type(one, 'Half');
  await clock.pass(300);
  take(other);
  add(other, ' a thought');
  await clock.pass(300);
  expect(textOf(one)).toBe('Half a thought');
  expect(isElsewhere(one)).toBe(true);
});

/** Tabs can still elect a leader here, but do not know when another one is gone. */
function fakeBrowserLocks(broken: () => Promise<never>) {
  return {
    open: async (browser: ReturnType<typeof newBrowser>): Promise<Tab> => {
      const tab = await browser.open();
      tab.story.context.storage.acquireTabLock = broken;
      return tab;
    },
  };
}

describe('a post that is sent in one tab', () => {
  const answer = () =>
    nock(ORIGIN)
      .post('/api/v1/statuses')
      .reply(200, wireStatus({ id: 's9' }));

  it('empties the form of the other', async () => {
    const { one, other } = await opened();
    type(one, 'Done');
    await clock.pass(300);
    answer();
    one.story.dispatch(postRequested({ target: 'new' }));
    await clock.passSeconds(20);
    for (const tab of [one, other]) {
      expect(textOf(tab)).toBe('');
      expect(isElsewhere(tab)).toBe(false);
    }
  });

  it('takes nothing from the tab that has gone on with the text', async () => {
    const { one, other } = await opened();
    type(one, 'Done');
    await clock.pass(300);
    answer();
    one.story.dispatch(postRequested({ target: 'new' }));
    take(other);
    add(other, ', and more');
    await clock.passSeconds(20);
    for (const tab of [one, other]) expect(textOf(tab)).toBe('Done, and more');
  });
});

it('a draft that is thrown away in one tab is gone in the other', async () => {
  const { one, other } = await opened({ new: someDraft({ text: 'Half a thought' }) });
  const draft = selectDraft(one.story.state(), 'new');
  one.story.dispatch(draftDiscarded({ target: 'new', draft }));
  await clock.pass(300);
  expect(textOf(other)).toBe('');
});

/** A step of a random session: in which tab, after how long, and what. */
const steps = fc.array(
  fc.record({
    at: fc.nat(20),
    pause: fc.constantFrom(0, 0, 1, 300),
    what: fc.constantFrom('type', 'type', 'type', 'take', 'crash', 'post', 'open', 'hang', 'wake'),
  }),
  { minLength: 1, maxLength: 25 },
);

it('random sessions lose nothing that was typed, and end with the same text in all tabs', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (session) => {
      const browser = newBrowser();
      const posted: string[] = [];
      nock(ORIGIN)
        .persist()
        .post('/api/v1/statuses')
        .reply((_uri, body) => {
          posted.push(String(body));
          return [200, wireStatus({ id: `s${String(posted.length + 10)}` })];
        });
      const left = [await browser.open(), await browser.open()];
      const hanging = new Set<Tab>();
      const typed: string[] = [];
      for (const { at, pause, what } of session) {
        const tab = left[at % left.length];
        if (!tab) continue;
        const isUsable = !hanging.has(tab) && !isElsewhere(tab);
        if (what === 'type' && isUsable) {
          const word = `<${String(typed.length)}>`;
          typed.push(word);
          add(tab, word);
        }
        if (what === 'take' && !hanging.has(tab)) take(tab);
        if (what === 'post' && isUsable) tab.story.dispatch(postRequested({ target: 'new' }));
        if (what === 'open' && left.length < 4)
          left.push(await browser.open(tab.story.state().drafts));
        if (what === 'hang' && !hanging.has(tab) && left.length - hanging.size > 1) {
          hanging.add(tab);
          tab.hang();
        }
        if (what === 'wake' && hanging.delete(tab)) tab.wake();
        // A crash takes nothing with it that another tab has heard, and one is left that hears.
        if (what === 'crash' && left.length > 1 && hanging.size === 0) {
          await clock.pass(1);
          tab.close();
          left.splice(left.indexOf(tab), 1);
        }
        await clock.pass(pause);
      }
      for (const tab of hanging) tab.wake();
      await clock.passSeconds(8);
      const [first, ...others] = left;
      if (!first) throw new Error('No tab');
      for (const tab of others) expect(textOf(tab)).toBe(textOf(first));
      expect(left.filter((tab) => !isElsewhere(tab)).length).toBeGreaterThan(0);
      const everything = [textOf(first), ...posted].join(' ');
      for (const word of typed) expect(everything).toContain(word);
      left.forEach((tab) => tab.close());
      nock.cleanAll();
    }),
    { numRuns: process.env.LINNET_LONG ? 400 : 60 },
  );
});
