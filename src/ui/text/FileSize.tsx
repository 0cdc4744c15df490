/** A file size in words: "1.50 MiB". */
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { fileSize, type FileSizeUnit } from '@/lib/files/fileSize';

const units = defineMessages({
  B: { id: 'upload.file_size_units.B', defaultMessage: 'B' },
  KiB: { id: 'upload.file_size_units.KiB', defaultMessage: 'KiB' },
  MiB: { id: 'upload.file_size_units.MiB', defaultMessage: 'MiB' },
  GiB: { id: 'upload.file_size_units.GiB', defaultMessage: 'GiB' },
  TiB: { id: 'upload.file_size_units.TiB', defaultMessage: 'TiB' },
}) satisfies Record<FileSizeUnit, unknown>;

/** Amount and unit separately, for messages with a placeholder for each. */
export function fileSizeParts(intl: IntlShape, bytes: number): { amount: string; unit: string } {
  const { amount, unit } = fileSize(bytes);
  return {
    amount: intl.formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    unit: intl.formatMessage(units[unit]),
  };
}

export function FileSize({ bytes }: { bytes: number }) {
  const { amount, unit } = fileSizeParts(useIntl(), bytes);
  return (
    <FormattedMessage
      id="upload.file_size"
      defaultMessage="{amount} {unit}"
      values={{ amount, unit }}
    />
  );
}
