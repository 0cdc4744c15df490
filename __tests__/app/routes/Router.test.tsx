import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { Router } from '@/app/routes/Router';
import { createBrowserHistory, type BrowserHistory } from '@/lib/history/browserHistory';
import { rootReducer } from '@/slices/root';

let keys = 0;
const newHistory = (at: string): BrowserHistory => {
  window.history.replaceState(null, '', at);
  return createBrowserHistory(window, () => `key ${String((keys += 1))}`);
};

function Where() {
  const { pathname } = useLocation();
  return <p>{pathname}</p>;
}

const show = (history: BrowserHistory, screens: ReactNode) =>
  render(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <Router history={history}>{screens}</Router>
    </Provider>,
  );

describe('the router', () => {
  it("follows the browser's history", () => {
    const history = newHistory('/main/all');
    show(history, <Where />);
    act(() => history.push('/main/public'));
    expect(screen.getByText('/main/public')).toBeVisible();
    act(() => history.replace('/notice/1'));
    expect(screen.getByText('/notice/1')).toBeVisible();
  });

  it('notices a step that happens while it is still rendering for the first time', () => {
    const history = newHistory('/main/all');
    const GoneOn = () => {
      if (history.location.pathname === '/main/all') {
        window.history.pushState(null, '', '/main/public');
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }
      return <Where />;
    };
    show(history, <GoneOn />);
    expect(screen.getByText('/main/public')).toBeVisible();
  });

  it('lets a screen navigate', () => {
    const history = newHistory('/');
    const LeadOn = () =>
      useLocation().pathname === '/' ? <Navigate to="/main/all" replace /> : <Where />;
    show(history, <LeadOn />);
    expect(screen.getByText('/main/all')).toBeVisible();
    expect(window.location.pathname).toBe('/main/all');
  });

  it('ignores navigation by a screen that is being left', () => {
    const history = newHistory('/main/friends');
    function Leaver() {
      useEffect(() => history.push('/main/public'), []);
      return null;
    }
    const Leaving = () =>
      useLocation().pathname === '/main/friends' ? (
        <>
          <Leaver />
          <Navigate to="/main/all" replace />
        </>
      ) : (
        <Where />
      );
    show(history, <Leaving />);
    expect(window.location.pathname).toBe('/main/public');
    expect(screen.getByText('/main/public')).toBeVisible();
  });
});
