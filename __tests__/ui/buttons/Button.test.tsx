import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderUi } from '@support/renderUi';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { SearchIcon } from '@/ui/icons/icons';
import { linkedPath } from '@/hooks/useLinkClicks';
import { LinkButton } from '@/ui/buttons/LinkButton';

describe('Button', () => {
  it('is activated by mouse and keyboard', async () => {
    const onPress = jest.fn();
    const { user } = renderUi(<Button onPress={onPress}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('shows a busy state, keeps the focus and ignores presses', async () => {
    const onPress = jest.fn();
    const { user, rerender } = renderUi(<Button onPress={onPress}>Save</Button>);
    await user.click(screen.getByRole('button'));
    rerender(
      <Button busy onPress={onPress}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('says in its title why it is disabled', async () => {
    const onPress = jest.fn();
    const { user } = renderUi(
      <Button disabledReason="Write something first" onPress={onPress}>
        Post
      </Button>,
    );
    const button = screen.getByTitle('Write something first');
    expect(button).toHaveAccessibleDescription('Write something first');
    await user.click(button);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('submits no form while it is disabled', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    const form = (reason: string | null) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" disabledReason={reason}>
          Go
        </Button>
      </form>
    );
    const { user, rerender } = renderUi(form('Not yet'));
    await user.type(screen.getByRole('textbox'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(null));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('IconButton', () => {
  it('has a name, a tooltip, and a badge that is not part of the name', () => {
    renderUi(
      <IconButton label="Search" icon={SearchIcon} badge={120} badgeLabel="120 unread" pressed />,
    );
    const button = screen.getByRole('button', { name: 'Search', pressed: true });
    expect(button).toHaveAttribute('title', 'Search');
    expect(button).toHaveTextContent('99+');
    expect(button).toHaveAccessibleDescription('120 unread');
  });

  it('shows the reason instead of the tooltip when it is disabled', () => {
    renderUi(<IconButton label="Search" icon={SearchIcon} disabledReason="Log in first" />);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('title', 'Log in first');
  });
});

describe('LinkButton', () => {
  it('leaves screens of the client to the listener for links, and others to the browser', () => {
    renderUi(
      <>
        <LinkButton href="/about" internal>
          About
        </LinkButton>
        <LinkButton href="/about/diagnostics">Diagnostics</LinkButton>
      </>,
    );
    expect(linkedPath(screen.getByText('About'))).toBe('/about');
    expect(linkedPath(screen.getByText('Diagnostics'))).toBeNull();
  });

  it('sends no referrer to other origins', () => {
    renderUi(
      <LinkButton href="https://else.example" external>
        Original
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Original' });
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
