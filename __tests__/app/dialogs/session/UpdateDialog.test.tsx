/** The dialog that lists the changes of an update. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpdateDialog, updates } from '@/app/dialogs/session/UpdateDialog';
import { CURRENT_UPDATE } from '@/domain/settings/preferenceSync';
import { preferenceEdited } from '@/slices/settings/preferences';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const show = (since: number) => {
  const onClose = jest.fn();
  const view = renderInStore(
    <BackProvider>
      <UpdateDialog since={since} level={1} onClose={onClose} />
    </BackProvider>,
    { before: [signedIn()] },
  );
  return { ...view, onClose };
};

describe('the dialog of changes after an update', () => {
  it('has texts for the latest update', () => {
    expect(updates.map(([number]) => number)).toEqual(
      Array.from({ length: CURRENT_UPDATE }, (_, at) => at + 1),
    );
    expect(updates.every(([, points]) => points.length > 0)).toBe(true);
  });

  it('lists the changes since the last visit, can be closed, and can be switched off', async () => {
    const { dispatched, onClose } = show(0);
    const dialog = within(screen.getByRole('dialog', { name: "What's new" }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(
      updates.reduce((sum, [, points]) => sum + points.length, 0),
    );
    const again = dialog.getByRole('checkbox', {
      name: 'Show this after future updates',
    });
    expect(again).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.click(again);
    expect(dispatched).toEqual([
      preferenceEdited({ operation: 'set', name: 'dontShowUpdateNotifs', value: true }),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves out changes that were shown before', () => {
    show(CURRENT_UPDATE);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
