import { fireEvent, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from '@/app/useScrollRestoration';
import { renderInStore } from '@support/renderInStore';

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/main/public">Timeline</Link>
      <Link to="/notice/1">Status</Link>
      <Link to="/main/all?filter=1">Same page</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const scrolls: (number | undefined)[] = [];
const readTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

beforeEach(() => {
  scrolls.length = 0;
  window.scrollTo = ((to: ScrollToOptions) => {
    scrolls.push(to.top);
    readTo(to.top ?? 0);
  }) as typeof window.scrollTo;
});

describe('where a page begins', () => {
  it('is its top when the reader goes there, and where they left it when they come back', () => {
    renderInStore(<Page />, { path: '/main/all' });
    expect(scrolls).toEqual([]);
    readTo(700);
    press('Timeline');
    expect(scrolls).toEqual([0]);
    readTo(300);
    press('Back');
    expect(scrolls).toEqual([0, 700]);
  });

  it('ROUTE-05 is not touched on entering a conversation', () => {
    renderInStore(<Page />, { path: '/main/all' });
    readTo(700);
    press('Status');
    expect(scrolls).toEqual([]);
    press('Timeline');
    expect(scrolls).toEqual([0]);
  });

  it('is not touched either while only the query changes', () => {
    renderInStore(<Page />, { path: '/main/all' });
    readTo(700);
    press('Same page');
    expect(scrolls).toEqual([]);
  });
});
