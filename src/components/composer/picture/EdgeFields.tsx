/** Four sliders for the edges of a region: everything that dragging does, without dragging. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { edgesOf, withEdge, type Edge, type Region } from '@/domain/composer/picture/region';
import styles from './FileDetails.module.css';

const labels: Record<Edge, MessageDescriptor> = defineMessages({
  left: { id: 'file_details.left', defaultMessage: 'Left edge' },
  right: { id: 'file_details.right', defaultMessage: 'Right edge' },
  top: { id: 'file_details.top', defaultMessage: 'Top edge' },
  bottom: { id: 'file_details.bottom', defaultMessage: 'Bottom edge' },
});

const edges: readonly Edge[] = ['left', 'right', 'top', 'bottom'];

interface Props {
  region: Region;
  onChange: (region: Region, by: string) => void;
}

export function EdgeFields({ region, onChange }: Props) {
  const intl = useIntl();
  const places = edgesOf(region);
  return (
    <div className={styles.edges}>
      {edges.map((edge) => (
        <label key={edge} className={styles.edge}>
          <span>{intl.formatMessage(labels[edge])}</span>
          {/* Pictures are not mirrored, and so their sliders are not either. */}
          <input
            type="range"
            dir="ltr"
            min={0}
            max={1}
            step={0.01}
            value={places[edge]}
            aria-valuetext={intl.formatNumber(places[edge], { style: 'percent' })}
            onChange={(event) =>
              onChange(withEdge(region, edge, Number(event.target.value)), `edge ${edge}`)
            }
          />
        </label>
      ))}
    </div>
  );
}
