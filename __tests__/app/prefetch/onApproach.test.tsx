import { fireEvent } from '@testing-library/dom';
import { onApproach } from '@/app/prefetch/onApproach';

const watching = new AbortController();
const approached = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  approached.mockClear();
  document.body.innerHTML = '<a href="/one"><b>One</b><i>1</i></a><button>Two</button><p>Words</p>';
});

afterAll(() => watching.abort());

const the = (name: string): Element => document.querySelector(name) ?? document.body;

it('means a pointer that rests, also when it moves within the same button', () => {
  onApproach(approached, watching.signal);
  fireEvent.pointerOver(the('b'));
  jest.advanceTimersByTime(50);
  fireEvent.pointerOver(the('i'));
  jest.advanceTimersByTime(50);
  expect(approached.mock.calls).toEqual([[the('a')]]);
});

it('means no pointer that passes, nor one on words', () => {
  fireEvent.pointerOver(the('b'));
  fireEvent.pointerOver(the('p'));
  jest.advanceTimersByTime(1_000);
  expect(approached).not.toHaveBeenCalled();
});

it('means the focus and a press at once, and only once', () => {
  fireEvent.pointerOver(the('button'));
  fireEvent.pointerDown(the('button'));
  jest.advanceTimersByTime(1_000);
  expect(approached).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(the('a'));
  expect(approached).toHaveBeenCalledTimes(2);
});

it('ends with its signal', () => {
  fireEvent.pointerOver(the('b'));
  watching.abort();
  jest.advanceTimersByTime(1_000);
  fireEvent.focusIn(the('a'));
  expect(approached).not.toHaveBeenCalled();
});
