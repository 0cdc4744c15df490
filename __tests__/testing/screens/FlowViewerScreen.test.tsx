/** The flow viewer: opening a file, its description of the flow, and its keys. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { diffStates } from '@/testing/format/stateDiff';
import { FlowViewerScreen } from '@/testing/screens/flowViewer/FlowViewerScreen';
import {
  flowClosed,
  flowOpened,
  flowPicked,
  flowRefused,
  playToggled,
  stepRequested,
  stepShown,
} from '@/testing/state/slices/flowViewer';
import { FLOW_CLOCK } from '@support/testing/flowFiles';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { renderInStore } from '@support/renderInStore';
import { barriersIn, unreachedIn } from '@support/engine/barriers';

const past = ({ now }: { now: number }) => <p>{`Then: ${now - FLOW_CLOCK}`}</p>;

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: at % 10 === 0 ? 'statuses/statusToggleRequested' : `timelines/page${at}`,
    at: at * 250,
    by: at % 2 ? ('saga' as const) : ('page' as const),
  }));

const openedWith = (count: number, divergedAt: number | null = null) =>
  flowOpened({
    flow: {
      name: 'monday.json',
      client: '0.1.0',
      server: 'Akkoma 3.15',
      clock: FLOW_CLOCK,
      rows: rows(count),
      divergedAt,
    },
  });

function shownAt(at: number, before: object = {}, after: object = {}) {
  const { list, count } = diffStates(before, after);
  return stepShown({ step: { at, state: after, differences: list, changes: count } });
}

const show = (...before: UnknownAction[]) =>
  renderInStore(<FlowViewerScreen renderScreen={past} />, { before });

/** A file whose text can be read; jsdom's own files cannot. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'monday.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });

describe('the flow viewer without a file', () => {
  it('asks for a file, and opens the one that is picked', async () => {
    const { dispatched } = show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time travel');
    const picker = document.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(picker, fileOf('{}'));
    expect(dispatched).toEqual([flowPicked({ name: 'monday.json', text: '{}' })]);
    expect(screen.getByRole('button', { name: 'Open flow file' })).toHaveAttribute('aria-busy');
  });

  it('opens a file that is dropped', async () => {
    const { dispatched } = show();
    const place = screen.getByText(/drop one here/).parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [fileOf('dropped')] } });
    await deferredCodeLoaded();
    expect(dispatched).toEqual([flowPicked({ name: 'monday.json', text: 'dropped' })]);
  });

  it.each([
    ['noFlow', "This isn't a flow file."],
    ['otherVersion', "This file was made by another version of Linnet and can't be read here."],
    ['damaged', 'This flow file is damaged or incomplete.'],
  ] as const)('says why a file is refused: %s', (refusal, words) => {
    show(flowRefused({ refusal }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});

describe('the flow viewer with a flow', () => {
  it('shows its origin and position, and the screen at that moment', () => {
    show(openedWith(12), shownAt(2, { a: 1 }, { a: 2 }));
    expect(screen.getByText('monday.json')).toBeVisible();
    expect(screen.getByText('Linnet 0.1.0')).toBeVisible();
    expect(screen.getByText('Akkoma 3.15')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 of 12: timelines/page2, 1 change');
    expect(screen.getByText('Then: 500')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns if the replay differs from the recording', () => {
    show(openedWith(12, 6), shownAt(0));
    expect(screen.getByRole('alert')).toHaveTextContent('From action 7 on');
  });

  it('steps with its buttons, which say at the ends why they are disabled', async () => {
    const { dispatched } = show(openedWith(12), shownAt(11));
    await userEvent.click(screen.getByRole('button', { name: 'Step back' }));
    await userEvent.click(screen.getByRole('button', { name: 'First action' }));
    await userEvent.click(screen.getByRole('button', { name: 'Step forward' }));
    expect(dispatched).toEqual([stepRequested({ at: 10 }), stepRequested({ at: 0 })]);
    const forward = screen.getByRole('button', { name: 'Step forward' });
    expect(forward).toHaveAttribute('aria-disabled', 'true');
    expect(forward).toHaveAttribute('data-tip', 'Already at the end');
  });

  it('plays and pauses, and announces nothing while playing', async () => {
    const { dispatched } = show(openedWith(12), shownAt(0));
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(dispatched).toEqual([playToggled()]);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  });

  it('steps with keys wherever the focus is, unless they have another meaning there', async () => {
    const { dispatched } = show(openedWith(12), shownAt(5));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}{End} ');
    expect(dispatched).toEqual([
      stepRequested({ at: 6 }),
      stepRequested({ at: 4 }),
      stepRequested({ at: 0 }),
      stepRequested({ at: 11 }),
      playToggled(),
    ]);
    dispatched.length = 0;
    await userEvent.type(screen.getByRole('searchbox'), 'mark{ArrowLeft}{Home} ');
    expect(dispatched).toEqual([]);
  });

  it('is closed for another file, and when the page is left', async () => {
    const { dispatched, unmount } = show(openedWith(12), shownAt(5));
    await userEvent.click(screen.getByRole('button', { name: 'Open another file' }));
    expect(dispatched).toEqual([flowClosed()]);
    unmount();
    expect(dispatched).toEqual([flowClosed(), flowClosed()]);
  });
});

describe('the list of actions', () => {
  const list = () => screen.getByRole('listbox', { name: 'Actions' });

  it('shows time and kind, rendering only those in view and the selected one', () => {
    show(openedWith(5_000), shownAt(4_000));
    const options = within(list()).getAllByRole('option');
    expect(options.length).toBeLessThan(60);
    expect(options[0]).toHaveTextContent('1statuses/statusToggleRequestedPage0.00s');
    expect(options[1]).toHaveTextContent('2timelines/page1Saga0.25s');
    expect(options[0]).toHaveAttribute('aria-setsize', '5000');
    const selected = within(list()).getByRole('option', { selected: true });
    expect(selected).toHaveAttribute('aria-posinset', '4001');
    expect(list()).toHaveAttribute('aria-activedescendant', selected.id);
  });

  it('can be filtered by type, and is navigated with arrow keys', async () => {
    const { dispatched } = show(openedWith(100), shownAt(20));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by type' }), ' TOGGLE');
    expect(within(list()).getAllByRole('option')).toHaveLength(10);
    list().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{End}');
    expect(dispatched).toEqual([
      stepRequested({ at: 30 }),
      stepRequested({ at: 10 }),
      stepRequested({ at: 0 }),
      stepRequested({ at: 90 }),
    ]);
    await userEvent.type(screen.getByRole('searchbox'), ' nothing');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('No actions of this type')).toBeVisible();
  });

  it('jumps to an action on a press', async () => {
    const { dispatched } = show(openedWith(12), shownAt(0));
    await userEvent.click(within(list()).getByRole('option', { name: /page3/ }));
    expect(dispatched).toEqual([stepRequested({ at: 3 })]);
  });
});

describe('the changes of an action', () => {
  const part = () => screen.getByRole('region', { name: 'Changes' });

  it('are shown by path, before and after', () => {
    show(
      openedWith(3),
      shownAt(1, { a: { b: 1 }, gone: 'x' }, { a: { b: { c: true } }, come: [1] }),
    );
    const [changed, removed, added] = within(part()).getAllByRole('listitem');
    expect(changed).toHaveTextContent('Changeda › bBefore1After{"c":true}');
    expect(removed).toHaveTextContent('RemovedgoneBefore"x"');
    expect(added).toHaveTextContent('AddedcomeAfter[1]');
  });

  it('are collapsed where they are long', async () => {
    show(openedWith(3), shownAt(1, {}, { text: 'word '.repeat(100) }));
    const value = () => part().querySelector('dd code')?.textContent ?? '';
    expect(value().length).toBeLessThan(200);
    const fold = screen.getByRole('button', { name: 'Show more', expanded: false });
    await userEvent.click(fold);
    expect(value().length).toBeGreaterThan(500);
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  });

  it('can be none, or more than are listed', () => {
    const { dispatch } = show(openedWith(3), shownAt(1));
    expect(part()).toHaveTextContent('No changes');
    const many = Object.fromEntries(Array.from({ length: 203 }, (_, at) => [`k${at}`, at]));
    dispatch(shownAt(2, {}, many));
    expect(part()).toHaveTextContent('3 more changes not listed');
  });
});

it.each([
  ['before a file is opened', []],
  ['with an open file', [openedWith(30), shownAt(2)]],
])(
  'has no barriers %s, and all that can be pressed is reached by keyboard',
  async (_when, before) => {
    show(...before);
    expect(await barriersIn(document.body)).toEqual([]);
    expect(await unreachedIn(document.body)).toEqual([]);
  },
);
