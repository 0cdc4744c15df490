/** The versions of server and client, as the settings and the about page show them. */
import { screen } from '@testing-library/react';
import type { InstanceConfig } from '@/domain/session/instance';
import { SoftwareFacts } from '@/components/session/instance/SoftwareFacts';
import { instanceConfigured } from '@/slices/session/config';
import { renderInStore } from '@support/renderInStore';

const show = (instance: Partial<InstanceConfig>) =>
  renderInStore(<SoftwareFacts />, { family: null, before: [instanceConfigured({ instance })] });
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('the software facts link to the source code of the server’s software', () => {
  show({ backendName: 'akkoma', backendVersion: '3.13.2', family: 'akkoma' });
  const link = screen.getByRole('link', { name: 'akkoma 3.13.2' });
  expect(link).toHaveAttribute('href', 'https://akkoma.dev/AkkomaGang/akkoma');
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(valueOf('Server')).toContainElement(link);
  expect(valueOf('Server')).toHaveAttribute('dir', 'auto');
});

it('the software facts only name software with an unknown source', () => {
  show({ backendName: 'pond', backendVersion: '', family: 'unknown' });
  expect(valueOf('Server')).toHaveTextContent(/^pond$/);
  expect(screen.queryByRole('link', { name: 'pond' })).toBeNull();
});

it('the software facts say if the server reports nothing, and show the client and a link to the diagnostics', () => {
  show({});
  expect(valueOf('Server')).toHaveTextContent('Unknown');
  expect(valueOf('Client')).toHaveTextContent(/^Linnet \d+\.\d+\.\d+/);
  expect(valueOf('Client')).toHaveAttribute('dir', 'ltr');
  const diagnostics = screen.getByRole('link', { name: 'Diagnostics' });
  expect(diagnostics).toHaveAttribute('href', '/about/diagnostics');
});
