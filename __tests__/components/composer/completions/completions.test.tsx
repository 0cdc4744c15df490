/** Completion of words in a text field, by keyboard and by pointer. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
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
  const [asked, setAsked] = useState(false);
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
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {asked && <Question field={field} onLeave={() => setAsked(false)} />}
    </form>
  );
}

/** Gives the focus back as it goes, as a dialog does. */
function Question({
  field,
  onLeave,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
}) {
  useLayoutEffect(() => () => field.current?.focus(), [field]);
  return (
    <button type="button" onClick={onLeave}>
      Leave
    </button>
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
  it('EMOJI-05 do not appear for the trigger character alone, and list five emoji at most', async () => {
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

  it('are selected with wrapping arrow keys and inserted by Enter or Tab', async () => {
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

  it('leave Enter and Tab to the field while none is selected', async () => {
    show();
    await type('@al{Enter}');
    expect(text()).toHaveValue('@al\n');
    await type('@al{Tab}');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('have the first one selected if the setting is on [autocompleteSelect]', async () => {
    show([preselect]);
    await type('@al');
    expect(chosen()).toBe(options()[0]);
    await userEvent.keyboard('{Enter}');
    expect(text()).toHaveValue('@alan ');
  });

  it('announce their number and are associated with the field', async () => {
    show();
    await type('@al');
    expect(screen.getByRole('status')).toHaveTextContent(
      '3 suggestions. Use the up and down arrow keys to choose.',
    );
    expect(text()).toHaveAttribute('aria-controls', list()?.id);
    expect(text()).toHaveAttribute('aria-autocomplete', 'list');
    await type(' ');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('EMOJI-04 appear only in a focused field if there are matches, no picker is open and Escape has not hidden them', async () => {
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

  it('EMOJI-08 stay for 200 ms after the field lost the focus', async () => {
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

  it('appear once the focus has come back from a dialog, of which React tells nothing', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(text()).toHaveFocus();
    await userEvent.keyboard(':cat');
    expect(options()).not.toHaveLength(0);
  });

  it('are inserted by pointer, and the focus stays in the text', async () => {
    show();
    await type('See :do');
    await userEvent.click(options()[0] as HTMLElement);
    expect(text()).toHaveValue('See :dog: ');
    expect(text()).toHaveFocus();
    expect(text().selectionStart).toBe('See :dog: '.length);
  });

  it('replace the whole word, even with the caret in the middle', async () => {
    show();
    await type('See :dog and more');
    act(() => text().setSelectionRange(6, 6));
    fireEvent.select(text());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(text()).toHaveValue('See :dog: and more');
    expect(text().selectionStart).toBe('See :dog: '.length);
  });

  it('insert no spaces around emoji if the setting is off [padEmoji]', async () => {
    show([settingChanged({ name: 'padEmoji', value: false })]);
    await type(':do{ArrowDown}{Enter}');
    expect(text()).toHaveValue(':dog:');
  });

  it('wait for the end of an IME composition', async () => {
    show();
    await type(':ca');
    fireEvent.compositionStart(text());
    expect(list()).toBeNull();
    fireEvent.compositionEnd(text());
    expect(list()).toBeVisible();
  });
});
