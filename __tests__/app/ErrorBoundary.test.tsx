import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { Notices } from '@/app/notices/Notices';
import { noticeShown } from '@/slices/engine/notices';
import { onlineChanged } from '@/slices/realtime/realtime';
import { serverReachabilityChanged } from '@/slices/session/startup';
import { reloadOffered, reloadWithdrawn } from '@/slices/session/updates';
import { ListFooter } from '@/ui/list/ListFooter';
import { renderInStore } from '@support/renderInStore';
import { renderUi } from '@support/renderUi';

/** The error that the screen throws while it renders; null renders it normally. */
let trouble: unknown = null;
function Screen() {
  if (trouble !== null) throw trouble;
  return <p>All is well</p>;
}

let written: jest.SpyInstance;
beforeEach(() => {
  // React logs caught errors, and jsdom logs that it cannot reload the page.
  written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  written.mockRestore();
  trouble = null;
});

function showBroken(error: unknown) {
  trouble = error;
  // Must run before the page renders, as it installs its own clipboard.
  const user = userEvent.setup();
  renderInStore(
    <>
      <ErrorBoundary part="screen">
        <Screen />
      </ErrorBoundary>
      <p>The rest</p>
    </>,
  );
  return user;
}
const alert = () => screen.getByRole('alert');
const button = (name: string) => screen.getByRole('button', { name });

describe('a screen that throws while rendering', () => {
  it('ERR-01 shows an error message with its detail and leaves the rest of the page alone', () => {
    showBroken(new Error('frogs are not iterable'));
    expect(alert()).toHaveTextContent('An error occured: frogs are not iterable');
    expect(screen.getByText('The rest')).toBeVisible();
  });

  it.each([[new Error('')], ['']])(
    'ERR-01 shows an error message without a detail for an empty error (%p)',
    (error) => {
      showBroken(error);
      expect(alert()).toHaveTextContent(/^An error occured(?!:)/);
    },
  );

  it('can be rendered again by a retry button', async () => {
    const user = showBroken(new Error('once'));
    trouble = null;
    await user.click(button('Retry'));
    expect(screen.getByText('All is well')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers a report with only what a bug report needs', async () => {
    window.history.replaceState(null, '', '/oauth-callback?code=SECRET');
    const user = showBroken(new Error('frogs are not iterable'));
    await user.click(button('Copy details'));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('screen /oauth-callback\nError: frogs are not iterable');
    expect(copied).toContain('ErrorBoundary.test.tsx');
    expect(copied).not.toContain('SECRET');
    window.history.replaceState(null, '', '/');
  });

  describe('without a store and without the clipboard of encrypted pages', () => {
    const { clipboard } = navigator;
    const setClipboard = (value: unknown) =>
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    afterEach(() => {
      setClipboard(clipboard);
      Reflect.deleteProperty(document, 'execCommand');
    });

    it.each([
      ['still copies the report', true],
      ['shows the report where copying fails', false],
    ])('%s', async (_case, allowed) => {
      trouble = new Error('frogs are not iterable');
      const { user } = renderUi(
        <ErrorBoundary part="page">
          <Screen />
        </ErrorBoundary>,
      );
      setClipboard(undefined);
      const selected: unknown[] = [];
      document.execCommand = () => {
        selected.push(document.querySelector('textarea')?.value);
        return allowed;
      };
      await user.click(button('Copy details'));
      expect(selected).toEqual([expect.stringContaining('page /\nError: frogs')]);
      const seen = screen.queryByText(/ErrorBoundary\.test\.tsx/);
      if (allowed) expect(seen).not.toBeInTheDocument();
      else expect(seen).toBeVisible();
    });
  });
});

describe('a chunk that cannot be loaded', () => {
  it.each([
    Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
    Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
  ])('shows a request to reload: %s', async (error) => {
    const user = showBroken(error);
    expect(alert()).toHaveTextContent("Couldn't load part of this page.");
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    written.mockClear();
    await user.click(button('Reload'));
    expect(String(written.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
  });

  it('tells the rest of the page while the request to reload is shown', () => {
    const request = 'https://home.example/static/js/7.0123456789.js';
    trouble = Object.assign(new Error('Loading chunk 7 failed'), {
      name: 'ChunkLoadError',
      request,
    });
    const { dispatched, unmount } = renderInStore(
      <ErrorBoundary part="screen">
        <Screen />
      </ErrorBoundary>,
    );
    expect(dispatched).toEqual([reloadOffered(request)]);
    unmount();
    expect(dispatched).toEqual([reloadOffered(request), reloadWithdrawn()]);
  });
});

describe('a chunk that cannot be loaded without a connection', () => {
  function showLost(why: 'offline' | 'unreachable') {
    trouble = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    return renderInStore(
      <ErrorBoundary part="screen">
        <Screen />
      </ErrorBoundary>,
      {
        before: [
          why === 'offline'
            ? onlineChanged(false)
            : serverReachabilityChanged({ reachable: false }),
        ],
      },
    );
  }

  it('says so, offers no reload, and is loaded once the connection is back', () => {
    const { dispatch, dispatched } = showLost('offline');
    expect(alert()).toHaveTextContent(
      "You're offline. This part will load when you're back online.",
    );
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    trouble = null;
    dispatch(onlineChanged(true));
    expect(screen.getByText('All is well')).toBeVisible();
    expect(dispatched).toEqual([onlineChanged(true)]);
  });

  it('blames the server when that does not respond', () => {
    const { dispatch } = showLost('unreachable');
    expect(alert()).toHaveTextContent("The server isn't responding.");
    trouble = null;
    dispatch(serverReachabilityChanged({ reachable: true }));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  it('offers a reload when it fails again with a connection', () => {
    const { dispatch } = showLost('offline');
    dispatch(onlineChanged(true));
    expect(alert()).toHaveTextContent("Couldn't load part of this page.");
    expect(button('Reload')).toBeVisible();
  });

  it('can be retried by hand', async () => {
    const user = userEvent.setup();
    showLost('offline');
    trouble = null;
    await user.click(button('Retry'));
    expect(screen.getByText('All is well')).toBeVisible();
  });
});

describe('the generic error message', () => {
  it('ERR-01 reads the same in notices and at the end of lists', async () => {
    const notice = { level: 'error', timeout: null } as const;
    renderInStore(
      <>
        <Notices />
        <ListFooter state="failed" onMore={() => undefined} />
      </>,
      {
        before: [
          noticeShown({ ...notice, id: '1', messageKey: 'general.generic_error', values: {} }),
          noticeShown({
            ...notice,
            id: '2',
            messageKey: 'general.generic_error_message',
            values: { detail: 'Bad gateway' },
          }),
        ],
      },
    );
    await screen.findByText('An error occured: Bad gateway');
    expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual(
      expect.arrayContaining([
        'An error occured',
        'An error occured: Bad gateway',
        'An error occured',
      ]),
    );
  });
});
