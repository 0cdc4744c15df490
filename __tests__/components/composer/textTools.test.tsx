/** The formats of the text: their bar, their keys, and what is pasted. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { body, form, has, showComposer, typed } from '@support/composer/composer';
import { sagaBeside } from '@support/sagaBeside';

const formats = ['text/plain', 'text/markdown', 'text/html', 'text/bbcode'];

async function show(text: string, contentType = 'text/markdown') {
  const view = showComposer({
    before: [has({ family: 'pleroma', postFormats: formats }), typed({ text, contentType })],
    beside: [sagaBeside(draftsSaga)],
  });
  const bar = await form().findByRole('toolbar', { name: 'Formatting' });
  return { ...view, bar };
}

const select = (start: number, end: number) => body().setSelectionRange(start, end);
const selected = () => {
  const { value, selectionStart, selectionEnd } = body();
  return value.slice(selectionStart, selectionEnd);
};
const tool = (name: string) => form().getByRole('button', { name });

describe('the bar of formats', () => {
  it('is not there for plain text, and has what the format has', async () => {
    const { dispatch } = await show('', 'text/bbcode');
    const names = () => screen.getByRole('toolbar').querySelectorAll('button').length;
    expect(names()).toBe(6);
    dispatch(typed({ contentType: 'text/markdown' }));
    expect(names()).toBe(8);
    dispatch(typed({ contentType: 'text/plain' }));
    expect(form().queryByRole('toolbar')).toBeNull();
  });

  it('formats the selection, which stays, and takes it back', async () => {
    await show('Of frogs and toads');
    select(3, 8);
    await userEvent.click(tool('Bold'));
    expect(body()).toHaveValue('Of **frogs** and toads');
    expect(body()).toHaveFocus();
    expect(selected()).toBe('frogs');
    await userEvent.click(tool('Bold'));
    expect(body()).toHaveValue('Of frogs and toads');
    await userEvent.click(tool('Bulleted list'));
    expect(body()).toHaveValue('- Of frogs and toads');
  });

  it('is one stop of the Tab key, and arrows lead through it', async () => {
    const { bar } = await show('Frogs');
    expect([...bar.children].filter((one) => (one as HTMLElement).tabIndex === 0)).toHaveLength(1);
    act(() => tool('Bold').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(tool('Italic')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tool('Numbered list')).toHaveFocus();
    expect(tool('Numbered list')).toHaveAttribute('tabindex', '0');
    select(0, 5);
    await userEvent.keyboard('{Enter}');
    expect(body()).toHaveValue('1. Frogs');
  });
});

it.each([
  ['{Control>}b{/Control}', '**Frogs**'],
  ['{Control>}i{/Control}', '*Frogs*'],
  ['{Control>}e{/Control}', '`Frogs`'],
  ['{Control>}k{/Control}', '[Frogs]()'],
  ['{Control>}{Shift>}[Period]{/Shift}{/Control}', '> Frogs'],
  ['{Control>}{Shift>}[Digit8]{/Shift}{/Control}', '- Frogs'],
  ['{Alt>}b{/Alt}', 'Frogs'],
])('the key %s makes %s', async (keys, text) => {
  await show('Frogs');
  act(() => body().focus());
  select(0, 5);
  await userEvent.keyboard(keys);
  expect(body()).toHaveValue(text);
});

describe('pasted text', () => {
  const paste = (data: Record<string, string>) =>
    fireEvent.paste(body(), {
      clipboardData: {
        getData: (type: string) => data[type] ?? '',
        types: Object.keys(data),
        files: [],
      },
    });
  const rich = { 'text/html': '<h1>Ponds</h1><p>Of <b>frogs</b></p>', 'text/plain': 'Ponds' };

  it('with a format becomes that of the post, in place of the selection', async () => {
    await show('About: all');
    select(7, 10);
    expect(paste(rich)).toBe(false);
    expect(body()).toHaveValue('About: # Ponds\n\nOf **frogs**');
    expect(body().selectionStart).toBe(body().value.length);
  });

  it('without one is left to the browser', async () => {
    await show('');
    expect(paste({ 'text/html': '<p>Only words</p>', 'text/plain': 'Only words' })).toBe(true);
    expect(paste({ 'text/plain': '*words*' })).toBe(true);
  });
});

describe('a slash in the text', () => {
  const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
  const options = () =>
    within(list()!)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const open = async (draft: Parameters<typeof typed>[0] = {}, ...templates: string[]) => {
    const view = showComposer({
      before: [
        has({ family: 'pleroma', postFormats: formats, pollsAvailable: true }),
        typed(draft),
        ...templates.map((name) => typed({ text: `Text of ${name}` }, `template ${name}`)),
      ],
      beside: [sagaBeside(draftsSaga)],
    });
    await userEvent.click(body());
    return view;
  };

  it('lists what can be inserted, and a name with Enter inserts it', async () => {
    await open();
    await userEvent.type(body(), 'Hello /');
    expect(options()).toEqual(['Add poll', 'Subject', 'Save as template']);
    await userEvent.type(body(), 'pol{Enter}');
    expect(body()).toHaveValue('Hello ');
    expect(form().getAllByRole('textbox', { name: /^Option/ })).not.toHaveLength(0);
    expect(list()).toBeNull();
  });

  it('alone takes nothing with Enter, and Escape leaves what was typed', async () => {
    await open();
    await userEvent.type(body(), 'this /{Enter}/poll{Escape}');
    expect(list()).toBeNull();
    expect(body()).toHaveValue('this /\n/poll');
    await userEvent.type(body(), '{Enter}');
    expect(body()).toHaveValue('this /\n/poll\n');
  });

  it.each(['and/or', '/usr/bin ', 'https://a.example/poll', '/nothing', 'so good /s'])(
    'of “%s” stays as it is',
    async (text) => {
      await open();
      await userEvent.type(body(), `${text}{Enter}`);
      expect(body()).toHaveValue(`${text}\n`);
    },
  );

  it('leads to the subject', async () => {
    await open();
    await userEvent.type(body(), '/cw{Enter}');
    expect(form().getByRole('textbox', { name: 'Subject' })).toHaveFocus();
    expect(body()).toHaveValue('');
  });

  it('inserts a template, and the formats of the post', async () => {
    await open({ contentType: 'text/markdown' }, 'Weekly');
    await userEvent.type(body(), 'See: /wee{Enter}');
    expect(body()).toHaveValue('See: Text of Weekly');
    await userEvent.type(body(), '{Enter}/quo{Enter}');
    expect(body()).toHaveValue('See: Text of Weekly\n> ');
  });
});
