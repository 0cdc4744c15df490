/** The people who may react to new posts, unless their writer says otherwise; kept by the server. */
import { useIntl } from 'react-intl';
import { policyNames, reactionLabels } from '@/components/composer/options/policyNames';
import type { InteractionKind } from '@/domain/composer/options/interactionRules';
import {
  pressPolicies,
  replyPolicies,
  type ReactionPolicy,
} from '@/domain/composer/options/reactionPolicies';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { AccountSign } from '@/screens/settings/rows/AccountSign';
import {
  selectInteractionDefault,
  selectInteractionDefaults,
} from '@/selectors/settings/interactionDefaults';
import {
  interactionDefaultChosen,
  interactionDefaultsClosed,
  interactionDefaultsOpened,
} from '@/slices/settings/interactionDefaults';
import { Select } from '@/ui/fields/Select';
import styles from '@/screens/settings/rows/SettingField.module.css';

export function InteractionDefaults() {
  useWhileMounted('defaults', interactionDefaultsOpened(), interactionDefaultsClosed());
  return (
    <>
      <Row kind="reply" policies={replyPolicies} />
      <Row kind="favourite" policies={pressPolicies} />
      <Row kind="repeat" policies={pressPolicies} />
    </>
  );
}

interface Props {
  kind: InteractionKind;
  policies: readonly ReactionPolicy[];
}

const OTHER = '';

function Row({ kind, policies }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => selectInteractionDefaults(state) !== null);
  const policy = useAppSelector((state) => selectInteractionDefault(state, kind));
  const chosen = policies.find((each) => each === policy) ?? null;
  const choose = (value: string) => {
    const wanted = policies.find((each) => each === value);
    if (wanted) dispatch(interactionDefaultChosen({ kind, policy: wanted }));
  };
  return (
    <div className={styles.row} data-fields="beside">
      <Select
        label={intl.formatMessage(reactionLabels[kind])}
        options={[
          // A rule that was made elsewhere stays until another is chosen.
          ...(chosen === null ? [{ value: OTHER, label: '–' }] : []),
          ...policies.map((value) => ({ value, label: intl.formatMessage(policyNames[value]) })),
        ]}
        value={chosen ?? OTHER}
        disabled={!known}
        onChange={choose}
      />
      <AccountSign />
    </div>
  );
}
