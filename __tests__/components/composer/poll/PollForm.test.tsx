import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftPoll } from '@/domain/composer/draft';
import { draftEdited } from '@/slices/composer/drafts';
import { form, has, showComposer, typed } from '@support/composer/composer';

const limits = { maxOptions: 3, maxOptionChars: 20, minExpiration: 300, maxExpiration: 172_800 };
const withPolls = has({ pollsAvailable: true, pollLimits: limits });
const blank: DraftPoll = { options: ['', ''], multiple: false, expiresIn: 600 };
const poll = (changes: Partial<DraftPoll>) => typed({ text: 'Hi', poll: { ...blank, ...changes } });

const group = () => within(form().getByRole('group', { name: 'New poll' }));
const options = () =>
  group()
    .getAllByRole('textbox')
    .map((each) => (each as HTMLInputElement).value);
const edited = (dispatched: { type: string }[]) =>
  (dispatched as unknown[]).filter(draftEdited.match).map(({ payload }) => payload.change.poll);
const button = (name: string) => group().getByRole('button', { name });

describe('the poll form', () => {
  it('POST-21 is offered only if the server allows polls of at least two options', () => {
    const { dispatch } = showComposer();
    const offer = () => form().queryByRole('button', { name: 'Add poll' });
    expect(offer()).not.toBeInTheDocument();
    dispatch(has({ pollsAvailable: true, pollLimits: { ...limits, maxOptions: 1 } }));
    expect(offer()).not.toBeInTheDocument();
    dispatch(has({ pollsAvailable: false, pollLimits: limits }));
    expect(offer()).not.toBeInTheDocument();
    dispatch(withPolls);
    expect(offer()).toBeVisible();
  });

  it("POST-19 starts with one choice, two blank options and ten minutes; has two options to the server's maximum, each up to its length limit, and removes one only of more than two", async () => {
    const { dispatch, dispatched } = showComposer({ before: [withPolls] });
    await userEvent.click(form().getByRole('button', { name: 'Add poll' }));
    expect(edited(dispatched)).toEqual([blank]);
    dispatch(poll({}));
    expect(options()).toEqual(['', '']);
    expect(group().getByRole('combobox', { name: 'Poll type' })).toHaveDisplayValue(
      'Single choice',
    );
    expect(group().getByRole('spinbutton', { name: 'Poll duration' })).toHaveValue(10);
    expect(group().getByRole('combobox', { name: 'Duration unit' })).toHaveDisplayValue('Minutes');
    expect(group().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    const first = group().getByRole('textbox', { name: 'Option 1' });
    expect(first).toHaveAttribute('maxlength', '20');

    dispatched.length = 0;
    await userEvent.click(button('Add option'));
    expect(edited(dispatched)).toEqual([{ ...blank, options: ['', '', ''] }]);
    dispatch(poll({ options: ['a', 'b', 'c'] }));
    expect(button('Add option')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Add option')).toHaveAttribute('title', 'Polls can have up to 3 options');
    dispatched.length = 0;
    await userEvent.click(button('Add option'));
    await userEvent.click(button('Remove option 2'));
    expect(edited(dispatched)).toEqual([{ ...blank, options: ['a', 'c'] }]);
  });

  it('saves the options and if several may be chosen', async () => {
    const { dispatched } = showComposer({ before: [withPolls, poll({ options: ['a', 'b'] })] });
    await userEvent.click(group().getByRole('textbox', { name: 'Option 2' }));
    await userEvent.paste('c');
    await userEvent.selectOptions(
      group().getByRole('combobox', { name: 'Poll type' }),
      'Multiple choice',
    );
    expect(edited(dispatched)).toEqual([
      { ...blank, options: ['a', 'bc'] },
      { ...blank, options: ['a', 'b'], multiple: true },
    ]);
  });

  it('moves to the next option by Enter, and adds one at the end', async () => {
    const { dispatched } = showComposer({ before: [withPolls, poll({ options: ['a', 'b'] })] });
    await userEvent.click(group().getByRole('textbox', { name: 'Option 1' }));
    await userEvent.keyboard('{Enter}');
    await new Promise(requestAnimationFrame);
    expect(group().getByRole('textbox', { name: 'Option 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(edited(dispatched)).toEqual([{ ...blank, options: ['a', 'b', ''] }]);
  });

  it('restores its contents when it is removed and added again', async () => {
    const { dispatch, dispatched } = showComposer({
      before: [withPolls, poll({ options: ['frog', 'toad'] })],
    });
    const toggle = () => userEvent.click(form().getByRole('button', { name: 'Add poll' }));
    await toggle();
    dispatch(typed({ text: 'Hi' }));
    await toggle();
    expect(edited(dispatched)).toEqual([null, { ...blank, options: ['frog', 'toad'] }]);
  });

  it('is not offered for posts with attachments if the server allows only one of both', () => {
    const file = { id: 'f', name: 'f', type: '', size: 1, description: '', attachment: null };
    const { dispatch } = showComposer({ before: [withPolls, typed({ files: [file] })] });
    const add = () => form().getByRole('button', { name: 'Add poll' });
    expect(add()).not.toHaveAttribute('aria-disabled');
    dispatch(has({ family: 'mastodon' }));
    expect(add()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the duration of a poll', () => {
  const amount = () => group().getByRole('spinbutton', { name: 'Poll duration' });
  const unit = () => group().getByRole('combobox', { name: 'Duration unit' });
  const times = (dispatched: { type: string }[]) =>
    edited(dispatched).map((changed) => changed?.expiresIn);

  it('is the typed one within the limits, and the field shows it after leaving', async () => {
    const { dispatch, dispatched } = showComposer({ before: [withPolls, poll({})] });
    await userEvent.clear(amount());
    await userEvent.keyboard('1');
    await userEvent.keyboard('5');
    expect(times(dispatched)).toEqual([300, 900]);
    expect(amount()).toHaveValue(15);
    dispatch(poll({ expiresIn: 900 }));
    await userEvent.clear(amount());
    expect(amount()).toHaveValue(null);
    await userEvent.tab();
    expect(amount()).toHaveValue(15);
    expect(times(dispatched)).toEqual([300, 900]);
  });

  it('can be entered in each unit that fits', async () => {
    const { dispatch, dispatched } = showComposer({ before: [withPolls, poll({})] });
    await userEvent.selectOptions(unit(), 'Hours');
    expect(times(dispatched)).toEqual([36_000]);
    dispatch(poll({ expiresIn: 36_000 }));
    expect(amount()).toHaveValue(10);
    await userEvent.selectOptions(unit(), 'Days');
    expect(times(dispatched)).toEqual([36_000, 172_800]);
    dispatch(has({ pollLimits: { ...limits, maxExpiration: 7_200 } }));
    expect(
      within(unit())
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Minutes', 'Hours']);
  });
});
