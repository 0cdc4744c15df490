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

describe('the scroll position after navigation', () => {
  it('is the top of a new page, and the previous position after Back', () => {
    renderInStore(<Page />, { path: '/main/all' });
    expect(scrolls).toEqual([]);
    readTo(700);
    press('Timeline');
    expect(scrolls).toEqual([0]);
    readTo(300);
    press('Back');
    expect(scrolls).toEqual([0, 700]);
  });

  it('ROUTE-05 stays unchanged on entering a thread', () => {
    renderInStore(<Page />, { path: '/main/all' });
    readTo(700);
    press('Status');
    expect(scrolls).toEqual([]);
    press('Timeline');
    expect(scrolls).toEqual([0]);
  });

  it('stays unchanged if only the query changes', () => {
    renderInStore(<Page />, { path: '/main/all' });
    readTo(700);
    press('Same page');
    expect(scrolls).toEqual([]);
  });
});
