/** Acts as another account: in a post's menu, in the search, and how each is told apart. */
import fc from 'fast-check';
import { fireEvent, screen, within } from '@testing-library/react';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { ActAs } from '@/components/statuses/actions/ActAs';
import { AccountPicture } from '@/components/session/accounts/AccountPicture';
import { MoreActions } from '@/components/statuses/actions/MoreActions';
import { accountHues } from '@/domain/session/accountHues';
import SearchScreen from '@/screens/search/SearchScreen';
import { selectStatus } from '@/selectors/statuses/statuses';
import { accountsFound, accountSwitchRequested } from '@/slices/session/accounts';
import { useAppSelector } from '@/hooks/store';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { account } from '@support/session/accounts';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const mia = signedIn({ id: 'u1', screenName: 'mia' }, { name: 'Mia' });
const own = account('', { userId: 'u1', screenName: 'mia', name: 'Mia', unread: 2 });
const bot = account('bot', { screenName: 'bot', name: 'Bot', unread: 3 });
const club = account('club', { screenName: 'club', name: 'Café Club' });
const old = account('old', { screenName: 'old', name: 'Old', signedIn: false });
const found = (...others: (typeof own)[]) => accountsFound({ slot: '', list: [own, ...others] });

function More() {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  return status ? <MoreActions status={status} inThread={false} /> : null;
}

async function postMenu(...others: (typeof own)[]) {
  const view = renderInStore(
    <>
      <More />
      <Dialogs />
    </>,
    { before: [mia, found(...others), statusesKnown(wireStatus({ id: 's1' }))] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await deferredCodeLoaded();
  const menu = await screen.findByRole('menu');
  await deferredCodeLoaded();
  return { ...view, menu };
}

describe('the menu of a post', () => {
  it.each([
    ['Reply as @bot', 'reply'],
    ['Favourite as @bot', 'favourite'],
  ] as const)('offers “%s” where there is one other account', async (name, does) => {
    const { menu, dispatched } = await postMenu(bot, old);
    fireEvent.click(within(menu).getByRole('menuitem', { name }));
    expect(dispatched).toContainEqual(
      accountSwitchRequested({ slot: 'bot', act: { does, statusId: 's1' } }),
    );
  });

  it.each([
    ['Reply as…', 'reply'],
    ['Favourite as…', 'favourite'],
  ] as const)('asks after “%s” which of several it is', async (name, does) => {
    const { menu, dispatched } = await postMenu(bot, club, old);
    fireEvent.click(within(menu).getByRole('menuitem', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    const choices = within(dialog).getAllByRole('listitem');
    expect(choices).toHaveLength(2);
    fireEvent.click(within(dialog).getByRole('button', { name: /@club/ }));
    expect(dispatched).toContainEqual(
      accountSwitchRequested({ slot: 'club', act: { does, statusId: 's1' } }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is as ever for one account, and where nobody else is logged in', async () => {
    const { menu } = await postMenu(old);
    expect(within(menu).queryByRole('menuitem', { name: / as/ })).toBeNull();
  });

  it('has no entries for nobody', () => {
    const { container } = renderInStore(<ActAs statusId="s1" />, { before: [mia] });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the search', () => {
  const commands = async (query: string, ...others: (typeof own)[]) => {
    const view = renderInStore(<SearchScreen />, {
      path: `/search?query=${encodeURIComponent(query)}`,
      before: [mia, found(...others)],
    });
    await deferredCodeLoaded();
    return view;
  };
  const names = () =>
    screen.queryAllByRole('button', { name: /Switch to/ }).map(({ textContent }) => textContent);

  it.each([
    ['switch', ['Switch to @bot', 'Switch to @club']],
    ['@bo', ['Switch to @bot']],
    ['switch cafe', ['Switch to @club']],
    ['itch', []],
    ['', []],
  ])('after “%s” offers %j', async (query, expected) => {
    await commands(query, bot, club);
    expect(names().map((name) => name.replace(/^3.*?unread/, ''))).toEqual(
      expected.map((name) => name),
    );
  });

  it('switches at a press', async () => {
    const { dispatched } = await commands('bot', bot);
    fireEvent.click(screen.getByRole('button', { name: /Switch to @bot/ }));
    expect(dispatched).toContainEqual(accountSwitchRequested({ slot: 'bot' }));
  });

  it('has no commands for one account', async () => {
    await commands('switch');
    expect(screen.queryByRole('region', { name: 'Accounts' })).toBeNull();
  });
});

describe('the picture of an account', () => {
  it('has the number of its unread notifications, in words too', () => {
    renderInStore(<AccountPicture account={bot} size="small" />, { before: [mia, found(bot)] });
    expect(screen.getByText('3 unread')).toBeInTheDocument();
  });

  it('has none for the account of this page, whose numbers are in sight', () => {
    renderInStore(<AccountPicture account={own} size="small" />, { before: [mia, found(bot)] });
    expect(screen.queryByText('2 unread')).toBeNull();
  });
});

describe('the colours of accounts', () => {
  const lists = fc
    .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 })
    .map((names) => names.map((screenName) => account(screenName, { screenName })));

  it('differ, and that of an account stays when others come after it', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const hues = accountHues(list);
        expect(new Set(hues.values()).size).toBe(list.length);
        for (const [slot, hue] of accountHues(list.slice(0, -1))) {
          expect(hues.get(slot)).toBe(hue);
        }
      }),
    );
  });

  it('exist for more accounts than there are colours', () => {
    const list = Array.from({ length: 20 }, (_, at) => account(String(at)));
    expect(accountHues(list).size).toBe(20);
  });
});
