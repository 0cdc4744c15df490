/** Rows that can be reordered: their names and their buttons. */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@support/renderUi';
import { MovableList, MovableRow, RowHandle } from '@/ui/list/MovableRow';
import { MoveButtons, type RowAction } from '@/ui/list/MoveButtons';

describe('MovableRow', () => {
  it('is a named group in a row with its state', () => {
    renderUi(
      <MovableList label="Frogs">
        <MovableRow label="Frog 1" dragged line={null} data-frog="f1">
          Croak
        </MovableRow>
        <MovableRow label="Frog 2" dragged={false} line="after" data-frog="f2">
          Ribbit
        </MovableRow>
      </MovableList>,
    );
    const [first, second] = screen.getByRole('list', { name: 'Frogs' }).children;
    expect(first).toContainElement(screen.getByRole('group', { name: 'Frog 1' }));
    expect(first).toHaveAttribute('data-frog', 'f1');
    expect(first).toHaveAttribute('data-dragged', 'true');
    expect(first).not.toHaveAttribute('data-line');
    expect(second).not.toHaveAttribute('data-dragged');
    expect(second).toHaveAttribute('data-line', 'after');
  });

  it('is dragged by its handle, if it can be moved', () => {
    const take = jest.fn();
    renderUi(
      <>
        <RowHandle onTake={take}>loose</RowHandle>
        <RowHandle onTake={null}>fast</RowHandle>
      </>,
    );
    fireEvent.pointerDown(screen.getByText('fast'));
    expect(take).not.toHaveBeenCalled();
    expect(screen.getByText('fast')).not.toHaveAttribute('data-movable');
    fireEvent.pointerDown(screen.getByText('loose'));
    expect(take).toHaveBeenCalledTimes(1);
    expect(screen.getByText('loose')).toHaveAttribute('data-movable', 'true');
  });
});

describe('MoveButtons', () => {
  const show = (at: number, count: number) => {
    const pressed: RowAction[] = [];
    renderUi(
      <MoveButtons
        at={at}
        count={count}
        removeLabel="Let it go"
        onPress={(action) => pressed.push(action)}
      />,
    );
    return pressed;
  };
  const names = () => screen.getAllByRole('button').map((button) => button.ariaLabel);

  it('report what was pressed, and label each button with what it does', async () => {
    const pressed = show(1, 3);
    expect(names()).toEqual(['Move earlier', 'Move later', 'Let it go']);
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(pressed).toEqual(['earlier', 'later', 'remove']);
    const marks = screen.getAllByRole('button').map(({ parentElement }) => parentElement?.dataset);
    expect(marks.map((mark) => mark?.action)).toEqual(pressed);
  });

  it.each([
    ['the first', 0, 'Move earlier'],
    ['the last', 2, 'Move later'],
  ])('do not move %s beyond the end', async (_which, at, name) => {
    const pressed = show(at, 3);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toEqual([]);
  });

  it('only remove if there is a single row', () => {
    show(0, 1);
    expect(names()).toEqual(['Let it go']);
  });
});
