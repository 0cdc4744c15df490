/**
 * The recorded screen, rendered from the recorded state at its original width or at another one. It
 * is in an iframe, whose width the media queries follow, and is scaled to the available room. It is
 * a picture: nothing in it can be pressed or focused.
 */
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { layoutOf } from '@/domain/session/layout';
import type { Moment } from '@/testing/screens/flowViewer/FlowViewerScreen';
import type { RootState } from '@/slices/root';
import { customProperties } from '@/ui/structure/customProperties';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { copyPageStyles } from './copyPageStyles';
import { ReplayedApp } from './ReplayedApp';
import { createOffscreenRenderer, type OffscreenRenderer } from './offscreenRenderer';
import { useElementWidth } from './useElementWidth';
import styles from './ReplayedScreen.module.css';

const messages = defineMessages({
  screen: { id: 'flow.screen', defaultMessage: 'Recorded screen' },
  width: { id: 'flow.width', defaultMessage: 'Window width' },
  then: { id: 'flow.width_then', defaultMessage: 'As recorded' },
  wide: { id: 'flow.width_wide', defaultMessage: 'Desktop' },
  phone: { id: 'flow.width_phone', defaultMessage: 'Phone' },
});

type Size = 'then' | 'wide' | 'phone';
const sizes: readonly Size[] = ['then', 'wide', 'phone'];
const windows = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface Props extends Moment {
  /** Renders the screen of any address. */
  Screens: ComponentType;
}

export function ReplayedScreen({ state, now, Screens }: Props) {
  const intl = useIntl();
  const [size, setSize] = useState<Size>('then');
  const place = useRef<HTMLDivElement>(null);
  const room = useElementWidth(place);
  const past = state as RootState;
  const { width, height } = size === 'then' ? past.interface : windows[size];
  const scale = Math.min(1, room / width);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <RadioGroup
          label={intl.formatMessage(messages.width)}
          labelHidden
          inline
          options={sizes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          value={size}
          onChange={setSize}
        />
        <OpenLayers state={past} />
      </figcaption>
      <div
        ref={place}
        className={styles.place}
        style={customProperties({
          '--width': `${width}px`,
          '--height': `${height}px`,
          '--scale': scale,
        })}
      >
        <ReplayFrame
          state={{
            ...past,
            // Floating layers would float over the page around it.
            interface: {
              ...past.interface,
              width,
              height,
              layout: layoutOf(width),
              drawer: 'none',
            },
          }}
          now={now}
          Screens={Screens}
        />
      </div>
    </figure>
  );
}

/** Names the dialogs and drawers that were open, which the picture does not show. */
function OpenLayers({ state }: { state: RootState }) {
  const { drawer } = state.interface;
  const names = state.dialogs.map(({ kind }): string => kind);
  if (drawer !== 'none') names.unshift(drawer);
  if (names.length === 0) return null;
  return (
    <p className={styles.above}>
      <FormattedMessage
        id="flow.above"
        defaultMessage="Also open, not shown: {names}"
        values={{ names: <code>{names.join(', ')}</code> }}
      />
    </p>
  );
}

function ReplayFrame({ state, now, Screens }: Props & { state: RootState }) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const studio = useRef<OffscreenRenderer>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const undress = copyPageStyles(page);
    const opened = createOffscreenRenderer((drawing) => page.body.replaceChildren(drawing));
    studio.current = opened;
    return () => {
      undress();
      opened.close();
    };
  }, []);
  useEffect(() => {
    // Each state is rendered from scratch: nothing of the previous one remains.
    studio.current?.render(<ReplayedApp {...{ state, now, intl, Screens }} />);
  }, [state, now, intl, Screens]);
  return (
    <iframe ref={frame} className={styles.frame} title={intl.formatMessage(messages.screen)} />
  );
}
