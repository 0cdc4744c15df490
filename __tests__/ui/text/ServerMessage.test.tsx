import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@support/renderUi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ServerMessage } from '@/ui/text/ServerMessage';

describe('a server message', () => {
  it('is a sentence if it was a code, with the code one press away', async () => {
    const { container } = renderUi(<ServerMessage text="invalid_request" />);
    const details = await screen.findByRole('button', { name: 'Details', expanded: false });
    expect(container).toHaveTextContent('The server rejected this request. Details');
    await userEvent.click(details);
    expect(container).toHaveTextContent('Details invalid_request');
    await userEvent.click(screen.getByRole('button', { name: 'Details', expanded: true }));
    expect(container).not.toHaveTextContent('invalid_request');
  });

  it("shows a validation error with the server's wording", async () => {
    const { container } = renderUi(<ServerMessage text="Validation failed: Text is too long" />);
    await screen.findByRole('button', { name: 'Details' });
    expect(container).toHaveTextContent('The server rejected this: Text is too long Details');
  });

  it('is unchanged if it was written for people', () => {
    const { container } = renderUi(<ServerMessage text="No frogs after dark" />);
    expect(container.innerHTML).toBe('<bdi>No frogs after dark</bdi>');
  });

  it('is readable in the error state of a list', async () => {
    renderUi(<ErrorState detail="Record not found">No such pond</ErrorState>);
    await screen.findByRole('button', { name: 'Details' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      "No such pondThe server can't find this. It may have been deleted. Details",
    );
  });
});
