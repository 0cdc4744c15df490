import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReactionChoice } from '@/components/statuses/engagement/ReactionChoice';
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { instanceConfigured } from '@/slices/session/config';
import { customEmojiReceived } from '@/slices/composer/emoji';
import { reactionRequested } from '@/slices/statuses/reactions';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
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

async function open(customReactions = true) {
  const view = renderInStore(<Opener />, {
    before: [
      signedIn(),
      instanceConfigured({
        instance: { reactionsAvailable: true, customEmojiReactionsAvailable: customReactions },
      }),
      customEmojiReceived({ emoji: ['blobcat', 'cat', 'dog', 'frog'].map(emoji) }),
      statusesKnown(wireStatus({ pleroma: { emoji_reactions: [wireReaction()] } })),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'React' }));
  const panel = await screen.findByRole('dialog', { name: 'React' });
  const reactions = () => view.dispatched.filter((action) => reactionRequested.match(action));
  return { ...view, panel, reactions };
}

const field = () => screen.getByRole('searchbox', { name: 'Search emoji' });
const wish = (name: string, url: string | null, wanted = true) =>
  reactionRequested({ statusId: 's1', name, url, wanted });

describe('the reaction picker', () => {
  it('offers common emoji first, and reacts with the pressed one', async () => {
    const { reactions, panel } = await open();
    await userEvent.click(within(panel).getByRole('button', { name: '🎉' }));
    expect(reactions()).toEqual([wish('🎉', null)]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'React' })).toHaveFocus();
  });

  it('takes back a reaction that the reader has given', async () => {
    const { reactions, panel } = await open();
    await userEvent.click(within(panel).getByRole('button', { name: '👍', pressed: true }));
    expect(reactions()).toEqual([wish('👍', null, false)]);
  });

  it('finds custom emoji by typing; Enter takes the first', async () => {
    const { reactions } = await open();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('cat{Enter}');
    expect(reactions()).toEqual([wish('cat', 'https://home.example/emoji/cat.png')]);
  });

  it('accepts any emoji typed by other means', async () => {
    const { reactions } = await open();
    await userEvent.type(field(), '🦆{Enter}');
    expect(reactions()).toEqual([wish('🦆', null)]);
  });

  it('leaves out custom emoji if the server accepts none as reactions', async () => {
    const { panel, reactions } = await open(false);
    expect(within(panel).queryByRole('button', { name: ':cat:' })).toBeNull();
    await userEvent.type(field(), 'blobcat{Enter}');
    expect(reactions()).toEqual([]);
  });

  it('closes by Escape, with the focus back where it was', async () => {
    const { reactions } = await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'React' })).toHaveFocus();
    expect(reactions()).toEqual([]);
  });
});
