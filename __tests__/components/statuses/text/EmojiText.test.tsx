import { screen } from '@testing-library/react';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { renderInStore } from '@support/renderInStore';

const frog = {
  shortcode: 'frog',
  url: 'https://pond.example/frog.gif',
  staticUrl: 'https://pond.example/frog.png',
};

describe('EmojiText', () => {
  it('shows markup as text, and emoji as pictures', () => {
    const { container } = renderInStore(<EmojiText text="<b>Mia</b> :frog:" emoji={[frog]} />);
    expect(container).toHaveTextContent('<b>Mia</b>');
    expect(container.querySelector('b')).toBeNull();
    expect(screen.getByRole('img', { name: ':frog:' })).toHaveAttribute('src', frog.url);
  });

  it('shows static emoji if asked', () => {
    renderInStore(<EmojiText text=":frog:" emoji={[frog]} still />);
    expect(screen.getByRole('img')).toHaveAttribute('src', frog.staticUrl);
  });

  it("shows the shortcode if the picture's address is invalid", () => {
    const { container } = renderInStore(
      <EmojiText text="a :frog:" emoji={[{ ...frog, url: 'javascript:1' }]} />,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(container).toHaveTextContent('a :frog:');
  });
});
