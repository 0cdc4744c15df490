/**
 * The picture with the tool in use. To screen readers it is one control, whose value tells the place
 * of the focal point or of the region.
 */
import type { CSSProperties } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { turnedSize } from '@/domain/composer/picture/pictureEdits';
import { edgesOf, pointWithin, wholePicture, type Region } from '@/domain/composer/picture/region';
import type { Point } from '@/domain/statuses/pictureZoom';
import { customProperties } from '@/ui/structure/customProperties';
import { DrawnPicture, type ShownPicture } from './DrawnPicture';
import { toolNames } from './PictureTools';
import { useStage } from './useStage';
import type { PictureEditing } from './usePictureEdits';
import styles from './FileDetails.module.css';

type Wording = 'point' | 'region';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  point: { id: 'file_details.focus_value', defaultMessage: '{x} across and {y} down' },
  region: {
    id: 'file_details.area_value',
    defaultMessage: '{left} to {right} across, {top} to {bottom} down',
  },
});

interface Props {
  picture: ShownPicture;
  editing: PictureEditing;
  point: Point;
  onPoint: (point: Point) => void;
  helpId: string;
}

export function PictureStage({ picture, editing, point, onPoint, helpId }: Props) {
  const intl = useIntl();
  const { edits, tool, selected } = editing;
  const view = tool === 'crop' ? wholePicture : edits.crop;
  const { onKeyDown, ...pointer } = useStage({ editing, view, point, onPoint });
  const turned = turnedSize(picture, edits.turns);
  const aspect = (turned.width * view.width) / (turned.height * view.height);
  const percent = (part: number) =>
    intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 0 });
  const region =
    tool === 'crop' ? edits.crop : tool === 'cover' ? edits.covers[selected] : undefined;
  const value = () => {
    if (!region) {
      return intl.formatMessage(messages.point, { x: percent(point.x), y: percent(point.y) });
    }
    const { left, top, right, bottom } = edgesOf(region);
    const places = { left, top, right, bottom };
    const words = Object.entries(places).map(([edge, at]) => [edge, percent(at)]);
    return intl.formatMessage(messages.region, Object.fromEntries(words) as typeof places);
  };
  const control = tool !== null &&
    (tool === 'focus' || region) && {
      role: 'slider',
      tabIndex: 0,
      'aria-label': intl.formatMessage(toolNames[tool]),
      'aria-describedby': helpId,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': Math.round((region?.x ?? point.x) * 100),
      'aria-valuetext': value(),
      onKeyDown,
    };
  return (
    <div
      className={styles.stage}
      data-tool={tool}
      style={customProperties({ '--aspect': aspect })}
      {...pointer}
      {...control}
    >
      <DrawnPicture picture={picture} edits={edits} view={view} className={styles.drawn} />
      {tool === 'crop' && <Frame region={region} view={view} shaded />}
      {tool === 'cover' && <Frame region={region} view={view} />}
      {tool === 'focus' && (
        <span
          className={styles.point}
          style={{ insetInlineStart: pc(point.x), insetBlockStart: pc(point.y) }}
        />
      )}
    </div>
  );
}

const pc = (share: number): string => `${String(share * 100)}%`;

/** Its four corners can be dragged. */
function Frame({
  region,
  view,
  shaded,
}: {
  region: Region | undefined;
  view: Region;
  shaded?: boolean;
}) {
  if (!region) return null;
  const { x, y } = pointWithin(region, view);
  const style: CSSProperties = {
    insetInlineStart: pc(x),
    insetBlockStart: pc(y),
    inlineSize: pc(region.width / view.width),
    blockSize: pc(region.height / view.height),
  };
  return <span className={styles.frame} data-shaded={shaded} style={style} />;
}
