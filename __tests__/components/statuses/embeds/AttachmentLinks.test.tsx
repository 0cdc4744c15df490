import { screen } from '@testing-library/react';
import { decodeAttachments } from '@/api/decode/statuses/attachment';
import type { WireAttachment } from '@/api/wire/status';
import { AttachmentLinks } from '@/components/statuses/embeds/AttachmentLinks';
import { renderInStore } from '@support/renderInStore';
import { wireAttachment } from '@support/wire';

const show = (...wires: WireAttachment[]) =>
  renderInStore(<AttachmentLinks media={decodeAttachments(wires)} />);
const link = (name: string) => screen.getByRole('link', { name });

describe('attachment links', () => {
  it('name their kind and send no referrer', () => {
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

  it('of attachments that the server still processes say so', () => {
    show(wireAttachment({ url: null, remote_url: null, preview_url: null }));
    expect(screen.getByText('File still being processed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'a pond' })).not.toBeInTheDocument();
  });
});
