/**
 * The text size. A new size is tried first: the confirmation stays in sight until it is answered.
 */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { textSizeKept, textSizeReverted, textSizeTried } from '@/slices/settings/textSizeTrial';
import { Confirm } from '@/ui/dialog/Confirm';
import { Select } from '@/ui/fields/Select';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import type { SettingFieldProps } from './settingFieldProps';

type Wording = 'browser' | 'pixels' | 'question' | 'otherwise' | 'keep' | 'back';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  browser: { id: 'settings.text_size_browser', defaultMessage: 'Browser default' },
  pixels: { id: 'settings.text_size_pixels', defaultMessage: '{count} pixels' },
  question: { id: 'settings.confirm_new_setting', defaultMessage: 'Keep this text size?' },
  otherwise: {
    id: 'settings.confirm_new_question',
    defaultMessage: 'It reverts in 15 seconds unless you keep it.',
  },
  keep: { id: 'settings.keep', defaultMessage: 'Keep' },
  back: { id: 'settings.revert', defaultMessage: 'Revert' },
});

const BROWSER = '1rem';
const pixels = [12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 32];

export function TextSizeField({ label, hint, value }: SettingFieldProps<string>) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const tried = useAppSelector((state) => state.textSizeTrial?.textSize ?? null);
  const named = [
    { value: BROWSER, label: intl.formatMessage(messages.browser) },
    ...pixels.map((count) => ({
      value: `${count}px`,
      label: intl.formatMessage(messages.pixels, { count }),
    })),
  ];
  // Another client may have stored a size that is not in the list.
  const options = named.some((option) => option.value === value)
    ? named
    : [{ value, label: value }, ...named];
  return (
    <>
      <Select
        label={label}
        hint={hint}
        options={options}
        value={tried ?? value}
        onChange={(textSize) => dispatch(textSizeTried({ textSize }))}
      />
      {tried !== null && (
        <Confirm
          question={intl.formatMessage(messages.question)}
          accept={intl.formatMessage(messages.keep)}
          cancel={intl.formatMessage(messages.back)}
          onAccept={() => dispatch(textSizeKept())}
          onCancel={() => dispatch(textSizeReverted())}
          level={ABOVE_SETTINGS_DIALOG}
        >
          {intl.formatMessage(messages.otherwise)}
        </Confirm>
      )}
    </>
  );
}
