import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReactionChoice } from '@/components/status/ReactionChoice';
import type { InstanceEmoji } from '@/domain/emoji';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses';
import { instanceConfigured } from '@/slices/config';
import { customEmojiReceived } from '@/slices/emoji';
import { reactionRequested } from '@/slices/reactions';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses';
import { wireReaction, wireStatus } from '@support/wire';

function Opener() {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!status) return null;
  return (
    <>
      <button onClick={({ currentTarget }) => setAnchor(currentTarget)}>React</button>
      {anchor && <ReactionChoice status={status} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

const emoji = (shortcode: string): InstanceEmoji => ({
  shortcode,
  url: `https://home.example/emoji/${shortcode}.png`,
  staticUrl: `https://home.example/emoji/${shortcode}.png`,
  tags: [],
});
const emojis = ['blobcat', 'cat', 'dog', 'frog'].map(emoji);

async function open({ custom = emojis, customReactions = true } = {}) {
  const view = renderInStore(<Opener />, {
    before: [
      signedIn(),
      instanceConfigured({
        instance: { reactionsAvailable: true, customEmojiReactionsAvailable: customReactions },
      }),
      customEmojiReceived({ emoji: custom }),
      statusesKnown(wireStatus({ pleroma: { emoji_reactions: [wireReaction()] } })),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'React' }));
  const panel = await screen.findByRole('dialog', { name: 'React' });
  return { ...view, panel };
}

const field = () => screen.getByRole('searchbox', { name: 'Search emoji' });
const names = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('button')
    .map((each) => each.textContent || within(each).getByRole('img').getAttribute('alt'))
    .filter((name) => name?.startsWith(':'));
const wish = (name: string, url: string | null, wanted = true) =>
  reactionRequested({ statusId: 's1', name, url, wanted });

describe('choosing a reaction', () => {
  it('offers the common emoji first, and reacts with the one that is pressed', async () => {
    const { dispatched, panel } = await open();
    expect(within(panel).getByRole('button', { name: '👍' })).toHaveFocus();
    await userEvent.click(within(panel).getByRole('button', { name: '🎉' }));
    expect(dispatched).toEqual([wish('🎉', null)]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'React' })).toHaveFocus();
  });

  it('takes back what the reader has reacted with already', async () => {
    const { dispatched, panel } = await open();
    const own = within(panel).getByRole('button', { name: '👍', pressed: true });
    await userEvent.click(own);
    expect(dispatched).toEqual([wish('👍', null, false)]);
  });

  it('finds the emoji of the instance by typing; Enter takes the first', async () => {
    const { dispatched, panel } = await open();
    expect(names(panel)).toEqual([':blobcat:', ':cat:', ':dog:', ':frog:']);
    await userEvent.type(field(), 'cat');
    expect(names(panel)).toEqual([':cat:', ':blobcat:']);
    await userEvent.keyboard('{Enter}');
    expect(dispatched).toEqual([wish('cat', 'https://home.example/emoji/cat.png')]);
  });

  it('says that there is none of that name', async () => {
    const { panel, dispatched } = await open();
    await userEvent.type(field(), 'zebra{Enter}');
    expect(within(panel).getByRole('status')).toHaveTextContent('No emoji of that name');
    expect(names(panel)).toEqual([]);
    expect(dispatched).toEqual([]);
  });

  it('takes any emoji that was typed by other means', async () => {
    const { dispatched } = await open();
    await userEvent.type(field(), '🦆{Enter}');
    expect(dispatched).toEqual([wish('🦆', null)]);
  });

  it('shows sixty at most, and says that there are more', async () => {
    const custom = Array.from({ length: 200 }, (_each, at) => emoji(`e${String(at)}`));
    const { panel } = await open({ custom });
    expect(names(panel)).toHaveLength(60);
    expect(within(panel).getByRole('status')).toHaveTextContent('There are more');
    await userEvent.type(field(), 'e199');
    expect(names(panel)).toEqual([':e199:']);
    expect(within(panel).getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves out custom emoji where the server takes none', async () => {
    const { panel } = await open({ customReactions: false });
    expect(names(panel)).toEqual([]);
  });

  it('is gone through with arrows, from the common ones to the field and to what was found', async () => {
    const { panel } = await open();
    const own = (name: string) => within(panel).getByRole('button', { name });
    await userEvent.keyboard('{ArrowRight}');
    expect(own('❤️')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(own('🔥')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(own('👍')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(own(':blobcat:')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(own(':cat:')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(own('👍')).toHaveFocus();
  });

  it('goes down by as many as stand in a row', async () => {
    const { panel } = await open();
    const buttons = within(panel).getAllByRole('button').slice(-4);
    buttons.forEach((each, at) =>
      Object.defineProperty(each, 'offsetTop', { value: at < 2 ? 0 : 36 }),
    );
    buttons[1]?.focus();
    fireEvent.keyDown(buttons[1] as HTMLElement, { key: 'ArrowDown' });
    expect(buttons[3]).toHaveFocus();
    fireEvent.keyDown(buttons[3] as HTMLElement, { key: 'ArrowUp' });
    expect(buttons[1]).toHaveFocus();
  });

  it('is one stop of Tab for each row of emoji', async () => {
    const { panel } = await open();
    const stops = within(panel)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex >= 0);
    expect(stops.map(({ textContent }) => textContent)).toEqual(['👍', '']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
