/** Templates at the fields for words to a reporter, an account, an applicant or other moderators. */
import { useState } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  builtInTemplates,
  fieldsOfChange,
  targetOfBuiltIn,
  type AnswerReader,
  type BuiltInTemplate,
  type TemplateChange,
} from '@/domain/composer/drafts/answerTemplates';
import { emptyDraft } from '@/domain/composer/draft';
import { templateTarget } from '@/domain/composer/drafts/templates';
import { TextWithTemplates } from '@/screens/moderation/list/TextWithTemplates';
import { selectTemplates } from '@/selectors/composer/templates';
import { draftDiscarded, draftEdited, draftSaved } from '@/slices/composer/drafts';
import { axeFindings } from '@support/engine/jsdomAxe';
import { renderInStore } from '@support/renderInStore';

const template = (name: string, text: string) =>
  draftSaved({ target: templateTarget(name), draft: { ...emptyDraft, text } });
const changed = (id: BuiltInTemplate, change: TemplateChange) =>
  draftSaved({ target: targetOfBuiltIn(id), draft: { ...emptyDraft, ...fieldsOfChange(change) } });

function Answer({ to, onSubmit }: { to: AnswerReader; onSubmit: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextWithTemplates to={to} label="Message" value={text} onChange={setText} />
    </form>
  );
}

function show(to: AnswerReader, ...before: UnknownAction[]) {
  const onSubmit = jest.fn();
  const rendered = renderInStore(<Answer to={to} onSubmit={onSubmit} />, { before });
  return { ...rendered, onSubmit };
}

const field = () => screen.getByRole('textbox', { name: 'Message' });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Templates' }));
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
async function choose(name: string) {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

it('begin an answer, and continue one', async () => {
  show('reporter', template('Bye', 'The moderators'), template('No text', ''));
  await openMenu();
  expect(entries()).toEqual([
    'Action taken',
    'No action needed',
    'More details needed',
    'Bye',
    'Edit templates',
  ]);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Action taken' }));
  const acted = 'Thank you for your report. We looked into it and have taken action.';
  expect(field()).toHaveValue(acted);
  await choose('Bye');
  expect(field()).toHaveValue(`${acted}\n\nThe moderators`);
});

it.each(Object.keys(builtInTemplates) as AnswerReader[])('fit their reader: %s', async (to) => {
  show(to);
  await openMenu();
  expect(entries()).toHaveLength(builtInTemplates[to].length + 1);
});

it('are offered as they were changed, unless they are hidden or empty', async () => {
  const { state } = show(
    'reporter',
    changed('acted', { text: 'Done, thanks!', hidden: false }),
    changed('noAction', { text: null, hidden: true }),
    changed('moreDetail', { text: '', hidden: false }),
  );
  await choose('Action taken');
  expect(field()).toHaveValue('Done, thanks!');
  await openMenu();
  expect(entries()).toEqual(['Action taken', 'Edit templates']);
  // The composer offers nothing of it for posts.
  expect(selectTemplates(state())).toEqual([]);
});

it('give way to an own one of the same name', async () => {
  show('reporter', template('Action taken', 'Mine'));
  await choose('Action taken');
  expect(field()).toHaveValue('Mine');
});

it('are changed, hidden and reset in a dialog, where own ones come and go', async () => {
  const { dispatched, onSubmit } = show(
    'account',
    template('Bye', 'The moderators'),
    changed('reminder', { text: 'Play nicely', hidden: true }),
  );
  await choose('Edit templates');
  const dialog = within(screen.getByRole('dialog', { name: 'Templates' }));
  const part = (name: string) => within(dialog.getByRole('region', { name }));
  const press = (element: HTMLElement) => userEvent.click(element);
  expect(part('Reminder of the rules').getByRole('textbox')).toHaveValue('Play nicely');
  expect(part('Reminder of the rules').getByRole('checkbox')).not.toBeChecked();
  await press(part('Reminder of the rules').getByRole('button', { name: 'Reset' }));
  await press(part('Sensitive media').getByRole('checkbox', { name: 'Show in the menu' }));
  await userEvent.type(part('Sensitive media').getByRole('textbox'), '!');
  await userEvent.type(part('Bye').getByRole('textbox'), '!');
  await press(part('Bye').getByRole('button', { name: 'Delete template' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Template name' }), 'Hello');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Good day');
  expect(await axeFindings()).toEqual([]);
  await press(dialog.getByRole('button', { name: 'Add' }));
  const edits = dispatched.filter(draftEdited.match).map(({ payload }) => payload);
  const reminder = targetOfBuiltIn('reminder');
  expect(edits).toMatchObject([
    { target: reminder, change: fieldsOfChange({ text: null, hidden: true }) },
    { target: targetOfBuiltIn('sensitive'), change: fieldsOfChange({ text: null, hidden: true }) },
    {
      target: targetOfBuiltIn('sensitive'),
      change: { text: expect.stringMatching(/!$/), subject: 'edited' },
    },
    { target: templateTarget('Bye'), change: { text: 'The moderators!' } },
    { target: templateTarget('Hello'), change: { text: 'Good day' } },
  ]);
  expect(dispatched.filter(draftDiscarded.match)).toHaveLength(1);
  // The form that the field is part of is not sent.
  expect(onSubmit).not.toHaveBeenCalled();
});
