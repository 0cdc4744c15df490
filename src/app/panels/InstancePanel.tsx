/** The panel whose content the instance's staff wrote. */
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/text/RichText';
import { useAppSelector } from '@/hooks/store';
import { selectInstancePanel } from '@/selectors/interface';
import { Panel } from './Panel';

export function InstancePanel() {
  const html = useAppSelector(selectInstancePanel);
  if (html === null) return null;
  return (
    <Panel
      title={<FormattedMessage id="nav.instance_panel" defaultMessage="About this instance" />}
    >
      <RichText html={html} />
    </Panel>
  );
}
