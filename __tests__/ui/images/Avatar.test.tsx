import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '@support/renderUi';
import { firstRowsShown, holdBack } from '@/lib/scheduler/firstView';
import { Avatar } from '@/ui/images/Avatar';

const picture = () => document.querySelector('img');
const figure = () => document.querySelector('svg');

describe('Avatar', () => {
  it('shows the picture, without a name unless it needs one', () => {
    const { rerender } = renderUi(<Avatar url="/a.png" />);
    expect(picture()).toHaveAttribute('src', '/a.png');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar url="/a.png" label="Ada" />);
    expect(screen.getByRole('img', { name: 'Ada' })).toBe(picture());
  });

  it('is marked where nothing else names the person, and stays in rows without avatars', () => {
    const { rerender } = renderUi(<Avatar url="/a.png" size="small" label="Ada" />);
    expect(picture()).toHaveAttribute('data-named');
    rerender(<Avatar url="/a.png" size="small" />);
    expect(picture()).not.toHaveAttribute('data-named');
  });

  it("falls back to the instance's picture, then to a drawn placeholder", () => {
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

  it('loads lazily on the first screen, and at once if it appears later', () => {
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

  it("shows the server's static picture until hovered or focused", async () => {
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

  it('paints the first frame over a picture that may be animated and has no static version', async () => {
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
