/** Completing words in a text field: with the keyboard, with the pointer, and when not. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { CompletionTextArea } from '@/components/composer/completions/CompletionTextArea';
import { noEntities } from '@/domain/engine/entities';
import { settingChanged } from '@/slices/session/config';
import { customEmojiReceived } from '@/slices/composer/emoji';
import { statusReceived } from '@/slices/statuses/statuses';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const people = ['alan', 'alice', 'alma'].map((name) =>
  someUser({ id: name, screenName: name, name: name.toUpperCase() }),
);
const emoji = ['cat', 'catlike', 'cats', 'catwalk', 'catalog', 'catch', 'dog'].map((shortcode) => ({
  shortcode,
  url: `https://home.example/emoji/${shortcode}.png`,
  staticUrl: `https://home.example/emoji/${shortcode}.png`,
  tags: [],
}));
const preselect = settingChanged({ name: 'autocompleteSelect', value: true });

function Field({ resting = false }: { resting?: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  return (
    <form onKeyDown={(event) => event.key === 'Escape' && setText('left')}>
      <CompletionTextArea
        field={field}
        label="Text"
        value={text}
        onChange={setText}
        triggers={['@', ':', '#']}
        resting={resting}
      />
      <button type="button">Elsewhere</button>
    </form>
  );
}

function show(before: UnknownAction[] = [], resting = false) {
  return renderInStore(<Field resting={resting} />, {
    before: [
      signedIn(),
      customEmojiReceived({ emoji }),
      statusReceived({ statusId: 's1', entities: { ...noEntities(), users: people } }),
      ...before,
    ],
  });
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const options = () => {
  const box = list();
  return box ? within(box).getAllByRole('option') : [];
};
const names = () => options().map((option) => option.textContent);
const chosen = () => {
  const id = text().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
const type = (what: string) =>
  userEvent.type(text(), what, { initialSelectionStart: text().value.length });

describe('suggestions', () => {
  it('EMOJI-05 are none while the word is only the sign, and five emoji at most', async () => {
    show();
    await type('Hello :');
    expect(list()).toBeNull();
    await type('c');
    expect(options()).toHaveLength(5);
    await type('at');
    expect(names()).toEqual(
      ['cat', 'cats', 'catch', 'catlike', 'catwalk'].map((each) => `:${each}:`),
    );
  });

  it('are chosen with arrows, round and round, and taken with Enter or Tab', async () => {
    show();
    await type('@al');
    expect(names()).toEqual(['ALAN @alan', 'ALMA @alma', 'ALICE @alice']);
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe(options()[0]);
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe(options()[2]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(text()).toHaveValue('@alma ');
    expect(text()).toHaveFocus();
    expect(list()).toBeNull();
    await type('and @ali{ArrowDown}{Tab}');
    expect(text()).toHaveValue('@alma and @alice ');
    expect(text()).toHaveFocus();
  });

  it('leave Enter and Tab to the field as long as none is chosen', async () => {
    show();
    await type('@al{Enter}');
    expect(text()).toHaveValue('@al\n');
    await type('@al{Tab}');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('have the first chosen already for whoever wants that [autocompleteSelect]', async () => {
    show([preselect]);
    await type('@al');
    expect(chosen()).toBe(options()[0]);
    await userEvent.keyboard('{Enter}');
    expect(text()).toHaveValue('@alan ');
  });

  it('say how many they are, and belong to the field', async () => {
    show();
    await type('@al');
    expect(screen.getByRole('status')).toHaveTextContent(
      '3 suggestions, up and down arrows to choose',
    );
    expect(text()).toHaveAttribute('aria-controls', list()?.id);
    expect(text()).toHaveAttribute('aria-autocomplete', 'list');
    await type(' ');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('EMOJI-04 show only in a field with the focus, when there are some, no picker is open and Escape has not hidden them', async () => {
    const { unmount } = show();
    await type(':zebra');
    expect(list()).toBeNull();
    await userEvent.clear(text());
    await type(':ca');
    expect(list()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(text()).toHaveValue(':ca');
    await type('t');
    expect(list()).toBeNull();
    await type(' :do');
    expect(names()).toEqual([':dog:']);
    unmount();
    show([], true);
    await type(':ca');
    expect(list()).toBeNull();
  });

  it('EMOJI-08 stay for 200 ms when the field has lost the focus', async () => {
    show();
    await type(':ca');
    jest.useFakeTimers();
    try {
      fireEvent.blur(text());
      act(() => jest.advanceTimersByTime(199));
      expect(list()).toBeVisible();
      act(() => jest.advanceTimersByTime(1));
      expect(list()).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('are taken with the pointer, and the writer stays in the text', async () => {
    show();
    await type('See :do');
    await userEvent.click(options()[0] as HTMLElement);
    expect(text()).toHaveValue('See :dog: ');
    expect(text()).toHaveFocus();
    expect(text().selectionStart).toBe('See :dog: '.length);
  });

  it('take the place of the whole word, also with the caret in its middle', async () => {
    show();
    await type('See :dog and more');
    act(() => text().setSelectionRange(6, 6));
    fireEvent.select(text());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(text()).toHaveValue('See :dog: and more');
    expect(text().selectionStart).toBe('See :dog: '.length);
  });

  it('put no spaces around emoji for whoever wants none [padEmoji]', async () => {
    show([settingChanged({ name: 'padEmoji', value: false })]);
    await type(':do{ArrowDown}{Enter}');
    expect(text()).toHaveValue(':dog:');
  });

  it('wait until what is composed stands there', async () => {
    show();
    await type(':ca');
    fireEvent.compositionStart(text());
    expect(list()).toBeNull();
    fireEvent.compositionEnd(text());
    expect(list()).toBeVisible();
  });
});
