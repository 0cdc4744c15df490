/** The still goes once the page beneath it is complete, and at once when the reader acts. */
import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { leaveStill } from '@/app/leaveStill';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { settled, useStoppedClock } from '@support/clock';

const clock = useStoppedClock();

beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.innerHTML = '<div id="still"><nav></nav></div><div id="app"></div>';
});

const isThere = () => document.getElementById('still') !== null;
const drawNavigation = () => document.getElementById('app')?.append(document.createElement('nav'));

it('goes when the navigation is there as well', async () => {
  await leaveStill(window);
  expect(isThere()).toBe(true);
  drawNavigation();
  await settled();
  expect(isThere()).toBe(false);
});

it('stays until the code of all parts in the page is there, and they are drawn', async () => {
  let arrive = (_part: () => ReactNode): void => undefined;
  const code = new Promise<() => ReactNode>((resolve) => {
    arrive = resolve;
  });
  const Choices = deferredComponent(() => code);
  const place = document.getElementById('app') ?? document.body;
  render(<Choices />, { container: place.appendChild(document.createElement('main')) });
  drawNavigation();
  await leaveStill(window);
  await clock.pass(500);
  expect(isThere()).toBe(true);
  await act(async () => {
    arrive(() => <p>The iron one</p>);
    await settled();
  });
  expect(screen.getByText('The iron one')).toBeVisible();
  expect(isThere()).toBe(false);
});

it('stays until the answer is drawn that the screen waits for', async () => {
  const place = document.getElementById('app') ?? document.body;
  const main = place.appendChild(document.createElement('main'));
  const { rerender } = render(<Skeleton shape="status" />, { container: main });
  drawNavigation();
  await leaveStill(window);
  await clock.pass(60_000);
  expect(isThere()).toBe(true);
  rerender(<p>The whole conversation</p>);
  await settled();
  expect(isThere()).toBe(false);
});

it.each(['pointerdown', 'keydown', 'wheel'])('goes at a %s', async (name) => {
  await leaveStill(window);
  act(() => void document.body.dispatchEvent(new Event(name, { bubbles: true })));
  expect(isThere()).toBe(false);
});

it('goes after five seconds even if parts of the page are missing', async () => {
  await leaveStill(window);
  await clock.pass(4_900);
  expect(isThere()).toBe(true);
  await clock.pass(200);
  expect(isThere()).toBe(false);
});

it('is nobody’s matter where there is none', async () => {
  document.body.innerHTML = '<div id="app"></div>';
  await expect(leaveStill(window)).resolves.toBeUndefined();
});
