import { screen } from '@testing-library/react';
import { decodeAttachments } from '@/api/decode/statuses/attachment';
import type { WireAttachment } from '@/api/wire/status';
import { AttachmentLinks } from '@/components/statuses/embeds/AttachmentLinks';
import { renderInStore } from '@support/renderInStore';
import { wireAttachment } from '@support/wire';

const show = (...wires: WireAttachment[]) =>
  renderInStore(<AttachmentLinks media={decodeAttachments(wires)} />);
const link = (name: string) => screen.getByRole('link', { name });

describe('attached files', () => {
  it('are links that say what they are, and leave no trace of where from', () => {
    const audio = { type: 'audio', description: null, pleroma: { mime_type: 'audio/ogg' } };
    show(
      wireAttachment({ id: '1', url: 'https://home.example/media/pond.webp' }),
      wireAttachment({ id: '2', ...audio }),
      wireAttachment({ id: '3', type: 'unknown', description: '', pleroma: {} }),
    );
    expect(link('a pond')).toHaveAttribute('href', 'https://home.example/media/pond.webp');
    expect(link('a pond')).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(link('a pond')).toHaveAttribute('target', '_blank');
    expect(link('Audio')).toBeVisible();
    expect(link('File')).toBeVisible();
  });

  it('that the server is still working on are said to be on their way', () => {
    show(wireAttachment({ url: null, remote_url: null, preview_url: null }));
    expect(screen.getByText('A file the server is still working on')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'a pond' })).not.toBeInTheDocument();
  });
});
