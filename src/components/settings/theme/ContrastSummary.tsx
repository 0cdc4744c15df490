/** The number of texts of a theme with too little contrast, if any. */
import { FormattedMessage } from 'react-intl';

export function ContrastSummary({ poor }: { poor: number }) {
  return (
    <FormattedMessage
      id="settings.style.contrast_summary"
      defaultMessage="{count, plural, =0 {All text can be read by everybody (AA).} one {# text is hard to read on its ground.} other {# texts are hard to read on their ground.}}"
      values={{ count: poor }}
    />
  );
}
