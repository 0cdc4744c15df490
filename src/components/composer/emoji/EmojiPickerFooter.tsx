/** The foot of the picker: skin tone, and whether it stays open after a pick. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { inTone, SKIN_TONES } from '@/domain/composer/emoji/skinTone';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEmojiUse } from '@/selectors/composer/emojiUse';
import { pickerStayingChosen, skinToneChosen } from '@/slices/composer/emojiUse';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import styles from './EmojiPicker.module.css';

const messages = defineMessages({
  tone: { id: 'emoji.skin_tone', defaultMessage: 'Skin tone' },
});

const tones: readonly MessageDescriptor[] = Object.values(
  defineMessages({
    none: { id: 'emoji.skin_tones.none', defaultMessage: 'No skin tone' },
    light: { id: 'emoji.skin_tones.light', defaultMessage: 'Light' },
    mediumLight: { id: 'emoji.skin_tones.medium_light', defaultMessage: 'Medium light' },
    medium: { id: 'emoji.skin_tones.medium', defaultMessage: 'Medium' },
    mediumDark: { id: 'emoji.skin_tones.medium_dark', defaultMessage: 'Medium dark' },
    dark: { id: 'emoji.skin_tones.dark', defaultMessage: 'Dark' },
  }),
);

const SAMPLE = '✋';

export function EmojiPickerFooter({ mayStay }: { mayStay: boolean }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { skinTone, keepsOpen } = useAppSelector(selectEmojiUse);
  const options = tones.slice(0, SKIN_TONES).map((tone, at) => ({
    value: String(at),
    label: `${inTone(SAMPLE, at)} ${intl.formatMessage(tone)}`,
  }));
  return (
    <div className={styles.foot}>
      <Select
        label={intl.formatMessage(messages.tone)}
        labelHidden
        options={options}
        value={String(skinTone)}
        onChange={(value) => dispatch(skinToneChosen({ skinTone: Number(value) }))}
      />
      {mayStay && (
        <Checkbox
          label={<FormattedMessage id="emoji.keep_open" defaultMessage="Keep picker open" />}
          checked={keepsOpen}
          onChange={(wanted) => dispatch(pickerStayingChosen({ keepsOpen: wanted }))}
        />
      )}
    </div>
  );
}
