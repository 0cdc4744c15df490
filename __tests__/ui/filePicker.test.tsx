/** The field for files behind a button: what it offers, hands over and forgets. */
import { fireEvent, screen } from '@testing-library/react';
import { Button } from '@/ui/buttons/Button';
import { FilePicker } from '@/ui/fields/FilePicker';
import { renderUi } from '@support/renderUi';

const frog = new File(['green'], 'frog.png', { type: 'image/png' });
const toad = new File(['brown'], 'toad.png', { type: 'image/png' });

function show(multiple = false) {
  const onFiles = jest.fn();
  const view = renderUi(
    <FilePicker label="Pictures" accept="image/*" multiple={multiple} onFiles={onFiles}>
      {(open) => <Button onPress={open}>Choose</Button>}
    </FilePicker>,
  );
  const field = view.container.querySelector('input');
  if (!field) throw new Error('There is no field');
  return { ...view, field, onFiles };
}

describe('FilePicker', () => {
  it('opens the dialog of the browser by pointer and keyboard, and is no stop of its own', async () => {
    const { user, field } = show(true);
    const opened = jest.spyOn(field, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(2);
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(field).toHaveAttribute('accept', 'image/*');
    expect(field).toHaveAttribute('multiple');
    expect(field).toHaveAttribute('aria-label', 'Pictures');
  });

  it('hands over the chosen files, and nothing if there are none', () => {
    const { field, onFiles } = show(true);
    fireEvent.change(field, { target: { files: [frog, toad] } });
    expect(onFiles.mock.calls).toEqual([[[frog, toad]]]);
    fireEvent.change(field, { target: { files: [] } });
    expect(onFiles).toHaveBeenCalledTimes(1);
  });

  it('lets the same file be chosen again', async () => {
    const { user, field, onFiles } = show();
    await user.upload(field, frog);
    // A browser reports no change if the field still holds the file.
    expect(field.files).toHaveLength(0);
    await user.upload(field, frog);
    expect(onFiles.mock.calls).toEqual([[[frog]], [[frog]]]);
  });
});
