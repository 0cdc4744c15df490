import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RemoteUserScreen from '@/screens/remoteUser/RemoteUserScreen';
import { remoteUserClosed, remoteUserOpened } from '@/slices/people/profiles';
import { requestFailed } from '@/slices/engine/requests';
import { renderInStore } from '@support/renderInStore';

const params = { username: 'Frida', hostname: 'hill.example' };
const name = 'Frida@hill.example';
const key = 'remote user frida@hill.example';

describe('PROF-10 the lookup of a remote person', () => {
  it('names the person as long as it runs', () => {
    const { dispatched, unmount } = renderInStore(<RemoteUserScreen params={params} />);
    expect(screen.getByRole('status')).toHaveTextContent('Searching for @Frida@hill.example');
    expect(dispatched).toEqual([remoteUserOpened({ name })]);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    expect(dispatched.at(-1)).toEqual(remoteUserClosed({ name }));
  });

  it('says if nobody was found, and retries at a press', async () => {
    const failed = requestFailed({ key, reason: "Can't find user", httpStatus: 404 });
    const { dispatched } = renderInStore(<RemoteUserScreen params={params} />, {
      before: [failed],
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not found\.Retry$/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched.at(-1)).toEqual(remoteUserOpened({ name }));
  });

  it('shows any other failure', () => {
    const failed = requestFailed({ key, reason: 'Bad gateway', httpStatus: 502 });
    renderInStore(<RemoteUserScreen params={params} />, { before: [failed] });
    expect(screen.getByRole('alert')).toHaveTextContent('Not found.Bad gateway');
  });
});
