/** The languages in which the server writes e-mails. */
import { LanguageChoices } from '@/components/session/language/LanguageChoices';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMailLanguages } from '@/selectors/session/registration';
import { mailLanguagesChosen } from '@/slices/session/registration';

export function MailLanguages({ busy }: { busy: boolean }) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectMailLanguages);
  return (
    <LanguageChoices
      chosen={chosen}
      busy={busy}
      onChoose={(languages) => dispatch(mailLanguagesChosen({ languages }))}
    />
  );
}
