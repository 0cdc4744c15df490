/** The number of texts of a theme with too little contrast, if any. */
import { FormattedMessage } from 'react-intl';

export function ContrastSummary({ poor }: { poor: number }) {
  return (
    <FormattedMessage
      id="settings.style.contrast_summary"
      defaultMessage="{count, plural, =0 {All text is easy to read (AA).} one {# text colour is hard to read on its background.} other {# text colours are hard to read on their backgrounds.}}"
      values={{ count: poor }}
    />
  );
}
