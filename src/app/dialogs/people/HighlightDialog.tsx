/** Chooses the style and colour that highlight somebody's posts, with a live preview. */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import {
  DEFAULT_HIGHLIGHT_COLOR,
  highlightTypes,
  readHighlight,
  type HighlightType,
} from '@/domain/people/highlight';
import { withHighlight } from '@/domain/people/highlightChoice';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectUser } from '@/selectors/people/users';
import { settingChanged } from '@/slices/session/config';
import { Dialog } from '@/ui/dialog/Dialog';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import styles from './HighlightDialog.module.css';

const messages = defineMessages({
  title: { id: 'user_card.highlight', defaultMessage: 'Highlight posts' },
  style: { id: 'user_card.highlight_style', defaultMessage: 'Style' },
});

const styleNames: Record<HighlightType, MessageDescriptor> = defineMessages({
  disabled: { id: 'user_card.highlight.disabled', defaultMessage: 'No highlight' },
  solid: { id: 'user_card.highlight.solid', defaultMessage: 'Solid background' },
  striped: { id: 'user_card.highlight.striped', defaultMessage: 'Striped background' },
  side: { id: 'user_card.highlight.side', defaultMessage: 'Side stripe' },
});

export function HighlightDialog({ userId, level, onClose }: DialogFrame & { userId: string }) {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const screenName = useAppSelector((state) => selectUser(state, userId)?.screenName ?? '');
  const { highlight } = useDisplayPreferences();
  const mark = Object.hasOwn(highlight, screenName) ? readHighlight(highlight[screenName]) : null;
  const change = (part: Parameters<typeof withHighlight>[2]) => {
    const value = withHighlight(highlight, screenName, part);
    dispatch(settingChanged({ name: 'highlight', value }));
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      width="narrow"
      onClose={onClose}
    >
      <UserLine userId={userId} />
      <div className={styles.choices}>
        <RadioGroup
          label={intl.formatMessage(messages.style)}
          options={highlightTypes.map((value) => ({
            value,
            label: intl.formatMessage(styleNames[value]),
          }))}
          value={mark?.type ?? 'disabled'}
          onChange={(type) => change({ type })}
        />
        <div className={styles.colour}>
          <label htmlFor={id}>
            <FormattedMessage id="user_card.highlight_color" defaultMessage="Colour" />
          </label>
          <input
            id={id}
            type="color"
            className={styles.swatch}
            value={mark?.color ?? DEFAULT_HIGHLIGHT_COLOR}
            onChange={(event) => change({ color: event.target.value })}
          />
        </div>
      </div>
    </Dialog>
  );
}
