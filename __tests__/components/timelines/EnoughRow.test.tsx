import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { StatusList } from '@/components/timelines/StatusList';
import { settingChanged } from '@/slices/session/config';
import { enoughReached, readingContinued, rowsSeen } from '@/slices/timelines/readingLimit';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { pageOf, plain } from '@support/statuses/statuses';

const key = 'public';
const ids = ['s6', 's5', 's4', 's3', 's2', 's1'];
const limit = settingChanged({ name: 'enoughPosts', value: 100 });
const reached = enoughReached({ key, by: 'posts', count: 100, below: 's4' });

type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** The observers of the page, in the order of their creation, each with what it observes. */
const observers: { tell: Tell; observed: Set<Element> }[] = [];

beforeEach(() => {
  observers.length = 0;
  class Observer {
    readonly observed = new Set<Element>();
    constructor(tell: Tell) {
      observers.push({ tell, observed: this.observed });
    }
    observe(element: Element) {
      this.observed.add(element);
    }
    disconnect() {
      this.observed.clear();
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const show = (...before: UnknownAction[]) =>
  renderInStore(<StatusList timelineKey={key} label="Local timeline" />, {
    before: [signedIn(), pageOf(key, plain(...ids)), ...before],
  });
const rows = () =>
  within(screen.getByRole('feed', { name: 'Local timeline' })).getAllByRole('article');

describe('the line that enough was read', () => {
  it('stands between posts, with their count, and names its place in the feed', async () => {
    show(limit, reached);
    const text = await screen.findByText("You've read 100 posts today");
    const line = text.closest('article');
    expect(rows().indexOf(line!)).toBe(3);
    await waitFor(() => expect(line).toHaveAttribute('aria-posinset', '4'));
    expect(line).toHaveAttribute('aria-setsize', '7');
    expect(rows()[4]).toHaveAttribute('data-status-id', 's3');
  });

  it('counts minutes in the same way', async () => {
    show(limit, enoughReached({ key, by: 'minutes', count: 1, below: 's4' }));
    expect(await screen.findByText("You've spent 1 minute in your timelines today")).toBeVisible();
  });

  it('is answered with a press, which leaves its height and moves the focus on', async () => {
    const { dispatched } = show(limit, reached);
    const button = await screen.findByRole('button', { name: 'Keep reading' });
    await userEvent.click(button);
    expect(dispatched).toContainEqual(readingContinued());
    expect(rows()[4]).toHaveFocus();
    expect(rows()).toHaveLength(7);
    expect(button.parentElement).toHaveAttribute('data-answered');
  });

  it('is not in other timelines', () => {
    show(limit, enoughReached({ key: 'friends', by: 'posts', count: 100, below: 's4' }));
    expect(rows()).toHaveLength(6);
  });
});

describe('the rows in sight', () => {
  const watching = () => observers.find(({ observed }) => observed.has(rows()[0]!));

  it('are reported while there is a limit, with a place out of sight', async () => {
    const { dispatched } = show(limit);
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const [first, second] = rows();
    const watch = watching();
    expect(watch).toBeDefined();
    watch?.tell([
      { target: first!, isIntersecting: true },
      { target: second!, isIntersecting: true },
    ]);
    watch?.tell([{ target: first!, isIntersecting: false }]);
    expect(dispatched.filter(rowsSeen.match)).toEqual([
      rowsSeen({ key, ids: ['s6', 's5'], below: 's3' }),
      rowsSeen({ key, ids: ['s5'], below: 's3' }),
    ]);
  });

  it('are not looked at without a limit', async () => {
    show();
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(watching()).toBeUndefined();
  });
});
