/** Real touches in Chromium, by the protocol of its developer tools. */
import type { CDPSession, Page } from 'playwright-core';

export type Finger = [x: number, y: number];

interface Movement {
  /**
   * Sends everything at once. While a busy page answers one step after the other, the finger rests
   * so long on a picture of a person that it opens their card.
   */
  atOnce?: boolean;
  /** The fingers are lifted when this has happened. */
  until?: () => Promise<unknown>;
}

/** Moves the fingers from one set of places to another in small steps, then lifts them. */
export async function fingers(
  page: Page,
  from: Finger[],
  to: Finger[],
  { atOnce = false, until }: Movement = {},
): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Finger[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const sent = [touch('touchStart', from)];
  const steps = atOnce ? 4 : 10;
  for (let step = 1; step <= steps; step += 1) {
    const between = (a: number, b: number) => a + ((b - a) * step) / steps;
    if (!atOnce) await Promise.all(sent);
    sent.push(
      touch(
        'touchMove',
        from.map(([x, y], at) => [between(x, to[at]?.[0] ?? x), between(y, to[at]?.[1] ?? y)]),
      ),
    );
    if (!atOnce) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }
  await until?.();
  sent.push(touch('touchEnd', []));
  await Promise.all(sent);
  await session.detach();
}
