import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import { firstRowsShown, holdBack } from '@/lib/scheduler/firstView';
import { Avatar } from '@/ui/images/Avatar';

const picture = () => document.querySelector('img');
const figure = () => document.querySelector('svg');

describe('Avatar', () => {
  it('shows the picture, without a name of its own unless it needs one', () => {
    const { rerender } = renderUi(<Avatar url="/a.png" />);
    expect(picture()).toHaveAttribute('src', '/a.png');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar url="/a.png" label="Ada" />);
    expect(screen.getByRole('img', { name: 'Ada' })).toBe(picture());
  });

  it('steps down to the picture of the instance, then to a drawn figure', () => {
    renderUi(<Avatar url="/gone.png" fallbackUrl="/default.png" label="Ada" />);
    fireEvent.error(picture()!);
    expect(picture()).toHaveAttribute('src', '/default.png');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(figure()).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Ada' })).toBeInTheDocument();
  });

  it('tries again with another picture', () => {
    const { rerender } = renderUi(<Avatar url="/gone.png" />);
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    rerender(<Avatar url="/new.png" />);
    expect(picture()).toHaveAttribute('src', '/new.png');
  });

  it('of a first screen waits until it is near; one that comes later is there at once', () => {
    holdBack();
    const { rerender } = renderUi(<Avatar key="early" url="/a.png" />);
    expect(picture()).toHaveAttribute('loading', 'lazy');
    firstRowsShown();
    rerender(<Avatar key="late" url="/a.png" />);
    expect(picture()).not.toHaveAttribute('loading');
    expect(picture()).not.toHaveAttribute('decoding');
  });

  it('has its size from the start, whatever becomes of the picture', () => {
    renderUi(<Avatar url={null} size="large" />);
    expect(figure()!.parentElement!.style.getPropertyValue('--avatar')).toBe('72px');
  });

  it('shows the still picture of the server until hovered or focused', async () => {
    const { user } = renderUi(
      <a href="/ada">
        <Avatar url="/moving.gif" stillUrl="/still.png" still />
      </a>,
    );
    expect(picture()).toHaveAttribute('src', '/still.png');
    await user.hover(screen.getByRole('link'));
    expect(picture()).toHaveAttribute('src', '/moving.gif');
    await user.unhover(screen.getByRole('link'));
    expect(picture()).toHaveAttribute('src', '/still.png');
    await user.tab();
    expect(picture()).toHaveAttribute('src', '/moving.gif');
    await user.tab();
    expect(picture()).toHaveAttribute('src', '/still.png');
  });

  it('paints the first frame over a picture that may move and has no still one', async () => {
    const drawImage = jest.fn();
    const getContext = jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage } as unknown as null);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(96);
    jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(48);
    const { user } = renderUi(<Avatar url="/moving.gif?v=1" still />);
    fireEvent.load(picture()!);
    const frame = document.querySelector('canvas')!;
    expect(drawImage).toHaveBeenCalledWith(picture(), 0, 0, 96, 48);
    const box = frame.parentElement!;
    expect(box).toHaveAttribute('data-held');
    await user.hover(box);
    expect(box).not.toHaveAttribute('data-held');
    getContext.mockRestore();
    jest.restoreAllMocks();
  });

  it.each([
    ['it need not keep still', '/moving.gif', false],
    ['it cannot move', '/photo.jpg', true],
  ])('paints nothing when %s', (_why, url, still) => {
    renderUi(<Avatar url={url} still={still} />);
    expect(document.querySelector('canvas')).toBeNull();
    expect(picture()).toHaveAttribute('src', url);
  });
});
