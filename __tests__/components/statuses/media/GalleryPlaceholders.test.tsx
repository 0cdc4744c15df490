/** The boxes that keep the space of a gallery, until its code has come, are those of the gallery. */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Gallery } from '@/components/statuses/media/Gallery';
import { GalleryPlaceholders } from '@/components/statuses/media/GalleryPlaceholders';
import type { Settings } from '@/domain/settings/settings';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { settingChanged } from '@/slices/session/config';
import { cardViewChanged, type CardView } from '@/slices/statuses/cardViews';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireAttachment, wireStatus } from '@support/wire';

type Flags = Partial<Omit<ComponentProps<typeof Gallery>, 'status'>>;

function Both(flags: Flags) {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  if (!status) return null;
  return (
    <>
      <div data-testid="kept">
        <GalleryPlaceholders status={status} {...flags} />
      </div>
      <div data-testid="gallery">
        <Gallery status={status} {...flags} />
      </div>
    </>
  );
}

const files = (count: number) =>
  Array.from({ length: count }, (_none, at) =>
    wireAttachment({
      id: String(at),
      url: `https://home.example/media/${String(at)}.png`,
      pleroma: { mime_type: 'image/png' },
    }),
  );

/** All that decides about the height of a gallery. */
function boxesOf(name: string) {
  const [box] = screen.getByTestId(name).children;
  const { covered } = (box as HTMLElement).dataset;
  const rows = [...(box?.querySelectorAll('.row, .audio, .line, .left, .fold') ?? [])].map(
    (row) => `${row.className} ${row.getAttribute('style') ?? ''}`,
  );
  return { covered, rows };
}

interface Case extends Flags {
  told: string;
  count?: number;
  sensitive?: boolean;
  settings?: Partial<Settings>;
  view?: CardView;
  /** The gallery's own look. */
  covered: boolean;
  rows: number;
}

const reasons: Flags['reasons'] = [
  { kind: 'serverFilter', filterId: 'f1', title: 'Spiders', action: 'blur' },
];

it.each<Case>([
  { told: 'a picture', covered: false, rows: 1 },
  { told: 'a sensitive picture', sensitive: true, covered: true, rows: 1 },
  {
    told: 'a sensitive picture that is shown by choice',
    sensitive: true,
    settings: { hideNsfw: false },
    covered: false,
    rows: 1,
  },
  {
    told: 'an uncovered picture',
    sensitive: true,
    view: { mediaShown: true },
    covered: false,
    rows: 1,
  },
  { told: 'a picture that a filter covers', reasons, covered: true, rows: 1 },
  {
    told: 'a picture that is named only',
    sensitive: true,
    settings: { hideAttachments: true },
    covered: false,
    rows: 1,
  },
  { told: 'a folded gallery', count: 9, covered: false, rows: 3 },
  { told: 'a folded gallery with a cover', count: 9, sensitive: true, covered: true, rows: 2 },
  {
    told: 'an unfolded gallery',
    count: 9,
    view: { mediaUnfolded: true },
    covered: false,
    rows: 4,
  },
  { told: 'a narrow gallery', count: 3, compact: true, covered: false, rows: 2 },
])(
  'are those of $told',
  ({ told: _told, count = 1, sensitive = false, settings = {}, view, covered, rows, ...flags }) => {
    renderInStore(<Both {...flags} />, {
      before: [
        statusesKnown(wireStatus({ media_attachments: files(count), sensitive })),
        ...Object.entries(settings).map(([name, value]) =>
          settingChanged({ name, value } as never),
        ),
        ...(view ? [cardViewChanged({ statusId: 's1', changes: view })] : []),
      ],
    });
    expect(boxesOf('kept')).toEqual(boxesOf('gallery'));
    expect(boxesOf('kept').covered).toBe(covered ? 'true' : undefined);
    expect(boxesOf('kept').rows).toHaveLength(rows);
  },
);
