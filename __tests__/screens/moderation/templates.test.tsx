/** Own templates at the fields for words to a reporter, an account or other moderators. */
import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyDraft } from '@/domain/composer/draft';
import { templateTarget } from '@/domain/composer/drafts/templates';
import { TextWithTemplates } from '@/screens/moderation/list/TextWithTemplates';
import { draftSaved } from '@/slices/composer/drafts';
import { axeFindings } from '@support/engine/jsdomAxe';
import { renderInStore } from '@support/renderInStore';

const template = (name: string, text: string) =>
  draftSaved({ target: templateTarget(name), draft: { ...emptyDraft, text } });

function Answer() {
  const [text, setText] = useState('');
  return <TextWithTemplates label="Message to the reporter" value={text} onChange={setText} />;
}

it('begin an answer, and continue one', async () => {
  renderInStore(<Answer />, {
    before: [template('Thanks', 'Thank you for your report.'), template('No text', '')],
  });
  const field = screen.getByRole('textbox', { name: 'Message to the reporter' });
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    await userEvent.click(screen.getByRole('menuitem', { name }));
  };
  await choose('Thanks');
  expect(field).toHaveValue('Thank you for your report.');
  await userEvent.clear(field);
  await userEvent.type(field, 'Hello ');
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('menuitem'));
  expect(field).toHaveValue('Hello\n\nThank you for your report.');
});

it('are not offered to somebody who has none', () => {
  renderInStore(<Answer />);
  expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull();
});
