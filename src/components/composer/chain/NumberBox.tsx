/** Numbers the posts of a chain. Only where there are several. */
import { FormattedMessage } from 'react-intl';
import { isChain } from '@/domain/composer/chain/chain';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { Checkbox } from '@/ui/fields/Checkbox';
import { useComposer } from '@/components/composer/ComposerContext';

export function NumberBox() {
  const { target, edit } = useComposer();
  const offered = useAppSelector((state) => isChain(selectDraft(state, target)));
  const numbered = useAppSelector((state) => selectDraft(state, target).numbered);
  const readOnly = useAppSelector((state) => selectReadOnly(state, target));
  if (!offered) return null;
  return (
    <Checkbox
      label={<FormattedMessage id="chain.numbered" defaultMessage="Number the posts" />}
      checked={numbered}
      onChange={(checked) => edit({ numbered: checked })}
      disabled={readOnly}
    />
  );
}
