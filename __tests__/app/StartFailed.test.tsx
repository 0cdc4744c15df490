import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartFailed } from '@/app/StartFailed';
import { startFailed } from '@/slices/session/startup';
import { renderInStore } from '@support/renderInStore';

const show = (path: string) =>
  renderInStore(<StartFailed />, {
    path,
    before: [startFailed({ reason: 'frogs are not iterable' })],
  });

describe('a start that failed', () => {
  it('shows the error and possible remedies', () => {
    show('/');
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', { level: 1, name: "The app couldn't start" }),
    );
    expect(screen.getByText('frogs are not iterable')).toBeVisible();
    expect(screen.getByText(/Nothing will be deleted/)).toBeVisible();
  });

  it.each([
    ['/main/public', '/main/public?safe=1'],
    ['/search?query=frogs&safe=0', '/search?query=frogs&safe=1'],
  ])('links to a safe start at the current address: at %s', (path, safe) => {
    show(path);
    expect(screen.getByRole('link', { name: 'Start in safe mode' })).toHaveAttribute('href', safe);
  });

  it('links to the diagnostics without using the router', () => {
    show('/main/public');
    const link = screen.getByRole('link', { name: 'Diagnostics' });
    expect(link).toHaveAttribute('href', '/about/diagnostics');
    // With this attribute the router would handle the link inside a program that did not start.
    expect(link).not.toHaveAttribute('data-route');
  });

  it('offers to reload the page', async () => {
    show('/');
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // jsdom cannot reload a page; it logs the attempt instead.
    expect(String(written.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
    written.mockRestore();
  });
});
