/** Says that the draft is written in another tab, and offers to go on with it here. */
import { FormattedMessage } from 'react-intl';
import { flushSync } from 'react-dom';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { draftTaken } from '@/slices/composer/tabDrafts';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';

export function OtherTabNotice() {
  const dispatch = useAppDispatch();
  const { target, body } = useComposer();
  const inOtherTab = useAppSelector((state) => selectEditedInOtherTab(state, target));
  if (!inOtherTab) return null;
  const goOn = () => {
    flushSync(() => dispatch(draftTaken({ target })));
    const text = body.current;
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
  };
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onPress={goOn}>
          <FormattedMessage id="post_status.continue_here" defaultMessage="Continue here" />
        </Button>
      }
    >
      <FormattedMessage
        id="post_status.in_other_tab"
        defaultMessage="You're writing this in another tab."
      />
    </Notice>
  );
}
