import { screen, within } from '@testing-library/react';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { WireStatus } from '@/api/wire/status';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const show = (authors: unknown) => {
  const card = { url: 'https://papers.example/1', title: 'Reeds', authors };
  return renderInStore(<StatusCard statusId="s1" />, {
    before: [statusesKnown(wireStatus({ card } as unknown as Partial<WireStatus>))],
  });
};
const line = async () => (await screen.findByText(/^By/)).closest('p')!;

describe('the authors of a linked page', () => {
  it('are linked to their profiles where the server knows them', async () => {
    const account = wireUser({ id: 'u9', username: 'ida', acct: 'ida', display_name: 'Ida' });
    show([{ name: 'Ida Reed', url: 'https://papers.example/ida', account }]);
    const link = within(await line()).getByRole('link', { name: /Ida/ });
    expect(link).toHaveAttribute('href', '/users/ida');
    expect(link).toHaveAttribute('data-person', 'u9');
  });

  it('are linked to their pages, or only named, elsewhere', async () => {
    show([
      { name: 'Ida Reed', url: 'https://papers.example/ida', account: null },
      { name: 'Leo', url: 'javascript:alert(1)' },
    ]);
    expect(await line()).toHaveTextContent('By Ida Reed and Leo');
    const links = within(await line()).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['https://papers.example/ida']);
  });

  it.each([[undefined], [[]], [null], ['Ida'], [[null, {}, { name: 7, account: 'u9' }]]])(
    'are left out where nobody is named: %j',
    async (authors) => {
      show(authors);
      await screen.findByText('Reeds');
      expect(screen.queryByText(/^By/)).toBeNull();
    },
  );
});
