/** Whether all texts of a theme can be read on what lies under them, by how many cannot. */
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
