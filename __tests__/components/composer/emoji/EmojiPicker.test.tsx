/** The emoji picker in a page without layout: nine columns, eight visible rows. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmojiPicker, type Picking } from '@/components/composer/emoji/EmojiPicker';
import { CELL } from '@/components/composer/emoji/useGridWindow';
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';
import { loadEmojiGroups, loadEmojiNames } from '@/i18n/emojiData';
import { customEmojiReceived } from '@/slices/composer/emoji';
import { emojiPicked, emojiUseRestored } from '@/slices/composer/emojiUse';
import { languageLoaded } from '@/slices/session/language';
import { unicodeEmojiLoaded } from '@/slices/composer/unicodeEmoji';
import { settingChanged } from '@/slices/session/config';
import { renderInStore } from '@support/renderInStore';

const custom = (shortcode: string, pack?: string): InstanceEmoji => ({
  shortcode,
  url: `https://home.example/emoji/${shortcode}.gif`,
  staticUrl: `https://home.example/emoji/${shortcode}.gif`,
  tags: pack === undefined ? ['Fun'] : [`pack:${pack}`],
});
const many = (count: number, pack: string) =>
  Array.from({ length: count }, (_each, at) => custom(`${pack}${String(at)}`, pack));

async function show(emoji: InstanceEmoji[] = [], picking: Partial<Picking> = {}) {
  const picked: string[] = [];
  const names = { en: await loadEmojiNames('en'), de: await loadEmojiNames('de') };
  const view = renderInStore(
    <EmojiPicker custom onPick={({ replacement }) => picked.push(replacement)} {...picking} />,
    {
      before: [
        languageLoaded({ code: 'de', messages: {} }),
        customEmojiReceived({ emoji }),
        unicodeEmojiLoaded({ groups: await loadEmojiGroups(), names }),
      ],
    },
  );
  return { ...view, picked };
}

const grid = () => screen.getByRole('grid', { name: 'Emoji' });
const cells = () => within(grid()).getAllByRole('gridcell');
const heads = () =>
  within(grid())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);
const groups = () =>
  within(screen.getByRole('toolbar', { name: 'Emoji categories' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const emoji = (name: string) => within(grid()).getByRole('button', { name });
const field = () => screen.getByRole('searchbox', { name: 'Search emoji' });

describe('the emoji picker', () => {
  it('EMOJI-02 has nine categories and flag letters after the packs, starts at the first pack, and has cells of 36 px', async () => {
    await show([custom('loose'), custom('zebra', 'zoo'), custom('ant', 'forest')]);
    expect(groups()).toEqual([
      'forest',
      'zoo',
      'Other custom emoji',
      'Smileys and emotion',
      'People and body',
      'Animals and nature',
      'Food and drink',
      'Travel and places',
      'Activities',
      'Objects',
      'Symbols',
      'Flags',
      'Flag letters',
    ]);
    expect(screen.getByRole('button', { name: 'forest', current: true })).toBeVisible();
    expect(heads()[0]).toBe('forest');
    expect(cells()[0]).toContainElement(emoji(':ant:'));
    expect(CELL).toBe(36);
    const rows = grid().querySelectorAll<HTMLElement>('[role="row"]');
    expect(grid().style.getPropertyValue('--rows')).toBe(grid().getAttribute('aria-rowcount'));
    expect(rows[1]?.style.getPropertyValue('--row')).toBe('1');
  });

  it('EMOJI-03 renders a limited number of emoji at first', async () => {
    await show(many(6_000, 'cats'));
    expect(cells().length).toBeLessThan(150);
    expect(Number(grid().getAttribute('aria-rowcount'))).toBeGreaterThan(6_000 / 9);
  });

  it('EMOJI-02 filters by keyword 500 ms after the last keystroke, in both languages', async () => {
    jest.useFakeTimers();
    try {
      await show([custom('blobcat', 'blobs')]);
      fireEvent.change(field(), { target: { value: 'katze' } });
      act(() => jest.advanceTimersByTime(499));
      expect(heads().length).toBeGreaterThan(0);
      act(() => jest.advanceTimersByTime(1));
      expect(within(grid()).queryAllByRole('rowheader')).toEqual([]);
      expect(cells()[0]).toContainElement(emoji('🐈'));
      expect(screen.getByRole('status')).toHaveTextContent(/^\d+ emoji found$/);
      fireEvent.change(field(), { target: { value: 'cat' } });
      act(() => jest.advanceTimersByTime(500));
      expect(cells()[0]).toContainElement(emoji('🐈'));
      expect(emoji(':blobcat:')).toBeVisible();
      fireEvent.change(field(), { target: { value: 'zzzz' } });
      act(() => jest.advanceTimersByTime(500));
      expect(screen.getByRole('status')).toHaveTextContent('No emoji found');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is navigable by keyboard, as one tab stop', async () => {
    const { picked } = await show(many(30, 'cats'));
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(emoji(':cats0:')).toHaveFocus();
    expect(cells().filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(1);
    const strokes: [string, string][] = [
      ['{ArrowRight}', 'cats1'],
      ['{ArrowDown}', 'cats10'],
      ['{End}', 'cats17'],
      ['{Home}', 'cats9'],
      ['{ArrowLeft}', 'cats8'],
      ['{ArrowDown}{ArrowDown}', 'cats26'],
      ['{ArrowDown}', 'cats29'],
      ['{PageUp}', 'cats2'],
    ];
    for (const [keys, name] of strokes) {
      await userEvent.keyboard(keys);
      expect(emoji(`:${name}:`)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual([':cats2:']);
    await userEvent.keyboard('{ArrowUp}');
    expect(field()).toHaveFocus();
  });

  it('reaches the last emoji, not rendered before, and keeps the focus when scrolled', async () => {
    await show(many(500, 'cats'));
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}');
    expect(emoji('🇿')).toHaveFocus();
    fireEvent.scroll(grid().parentElement as HTMLElement, { target: { scrollTop: 0 } });
    expect(emoji('🇿')).toHaveFocus();
  });

  it('moves the focus to the search field when text is typed in the grid', async () => {
    await show(many(3, 'cats'));
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}dog');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('dog');
  });

  it('remembers the used emoji and the skin tone', async () => {
    const { dispatch, dispatched, picked } = await show([custom('cat')], { mayStay: true });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Skin tone' }), '✋🏽 Medium');
    dispatch(
      emojiUseRestored({ recent: ['🎉', ':gone:', ':cat:', '👍🏿'], skinTone: 3, keepsOpen: false }),
    );
    await userEvent.type(field(), 'waving hand{Enter}');
    expect(picked).toEqual(['👋🏽']);
    expect(dispatched).toContainEqual(emojiPicked({ replacement: '👋🏽' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep picker open' }));
    expect(screen.getByRole('checkbox', { name: 'Keep picker open' })).toBeChecked();
  });

  it('shows recent emoji first and common ones after them, even if they load later', async () => {
    const { dispatch, picked } = await show([custom('cat')], { common: ['🔥'] });
    const quick = () =>
      within(screen.getByRole('toolbar', { name: 'Recently used' })).getAllByRole('button');
    const names = () => quick().map((button) => button.getAttribute('aria-label'));
    expect(names()).toEqual(['🔥']);
    dispatch(
      emojiUseRestored({ recent: [':gone:', ':cat:', '👍🏿'], skinTone: 0, keepsOpen: false }),
    );
    expect(names()).toEqual([':cat:', '👍🏿', '🔥']);
    await userEvent.click(quick()[1] as HTMLElement);
    expect(picked).toEqual(['👍🏿']);
    // The row does not reorder while the picker is open.
    expect(names()).toEqual([':cat:', '👍🏿', '🔥']);
  });

  it('shows static pictures unless the reader wants animations [stopGifs]', async () => {
    const { dispatch } = await show([custom('cat')]);
    const held = () => emoji(':cat:').querySelector('[data-held]');
    expect(held()).not.toBeNull();
    dispatch(settingChanged({ name: 'stopGifs', value: false }));
    expect(held()).toBeNull();
  });
});
