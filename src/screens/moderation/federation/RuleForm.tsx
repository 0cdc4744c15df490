/** Adds or edits one rule: each choice with a sentence on what it does; a block asks once more. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  furtherMeasures,
  ruleKey,
  type FederationOffers,
  type FederationRule,
} from '@/domain/admin/federation';
import { hostOf } from '@/domain/admin/federationCsv';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { readableHost } from '@/lib/text/punycode';
import { selectFederation } from '@/selectors/admin/federation';
import { changesRequested } from '@/slices/admin/federation';
import { Confirm } from '@/ui/dialog/Confirm';
import { Checkbox } from '@/ui/fields/Checkbox';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { CutOffFacts } from './CutOffFacts';
import {
  faultNames,
  measureMeanings,
  measureNames,
  messages,
  severityMeaning,
  severityNames,
  type Measure,
} from './federationMessages';
import { FormDialog } from './FormDialog';
import styles from './Federation.module.css';

interface Props {
  /** With an empty host, a new one. */
  rule: FederationRule;
  /** The host of a new one, as far as it is known. */
  newHost?: string;
  offers: FederationOffers;
  onClose: () => void;
}

export function RuleForm({ rule, newHost = '', offers, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isNew = rule.host === '';
  const [typed, setTyped] = useState(newHost);
  const [draft, setDraft] = useState(rule);
  const [isTold, tell] = useState(false);
  const [asking, ask] = useState(false);
  const { rules } = useAppSelector(selectFederation);
  const change = (changes: Partial<FederationRule>) => setDraft({ ...draft, ...changes });

  const host = isNew ? hostOf(typed, offers.wildcards) : rule.host;
  const isKnown = isNew && host !== null && ruleKey({ ...draft, host }) in rules;
  const fault = host === null ? faultNames.host : isKnown ? messages.hostKnown : null;
  const isAllow = draft.severity === 'allow';
  const severities = offers.severities.filter(
    (severity) => isNew || (severity === 'allow') === isAllow,
  );
  const hasComments = !isAllow || offers.allowComment;

  const save = () => {
    if (host === null) return;
    const after = { ...draft, host };
    dispatch(changesRequested({ changes: [{ before: isNew ? null : rule, after }] }));
    onClose();
  };
  const cutsOff =
    draft.severity !== rule.severity || isNew
      ? draft.severity === 'suspend' || (isAllow && offers.api === 'pleroma')
      : false;
  const submit = () => {
    tell(true);
    if (fault !== null) return;
    if (cutsOff) ask(true);
    else save();
  };
  const name = readableHost(host ?? '');
  return (
    <FormDialog
      title={
        isNew
          ? intl.formatMessage(messages.add)
          : intl.formatMessage(messages.editOf, { host: name })
      }
      onSave={submit}
      onClose={onClose}
      question={
        asking && (
          <Confirm
            level={1}
            question={
              isAllow
                ? intl.formatMessage(messages.add)
                : intl.formatMessage(messages.blockQuestion, { name })
            }
            accept={intl.formatMessage(isAllow ? messages.save : messages.block)}
            tone="danger"
            onCancel={() => ask(false)}
            onAccept={save}
          >
            {isAllow ? (
              intl.formatMessage(messages.allowOnly)
            ) : (
              <>
                {intl.formatMessage(severityMeaning(offers, 'suspend'))}{' '}
                <CutOffFacts host={host ?? ''} />
              </>
            )}
          </Confirm>
        )
      }
    >
      {isNew && (
        <TextField
          label={intl.formatMessage(messages.host)}
          error={isTold && fault !== null && intl.formatMessage(fault)}
          value={typed}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          placeholder={offers.wildcards ? '*.example.com' : 'example.com'}
          onChange={setTyped}
        />
      )}
      {severities.length > 1 && (
        <RadioGroup
          label={intl.formatMessage(messages.severity)}
          options={severities.map((value) => ({
            value,
            label: intl.formatMessage(severityNames[value]),
            hint: intl.formatMessage(severityMeaning(offers, value)),
          }))}
          value={draft.severity}
          onChange={(severity) => change({ severity })}
        />
      )}
      {!isAllow && <Measures draft={draft} offers={offers} onChange={change} />}
      {hasComments && (
        <>
          <TextArea
            label={intl.formatMessage(messages.publicComment)}
            value={draft.publicComment}
            onChange={(publicComment) => change({ publicComment })}
          />
          {offers.privateComment && (
            <TextArea
              label={intl.formatMessage(messages.privateComment)}
              value={draft.privateComment}
              onChange={(privateComment) => change({ privateComment })}
            />
          )}
          <Checkbox
            label={intl.formatMessage(messages.nameHidden)}
            checked={draft.obfuscate}
            onChange={(obfuscate) => change({ obfuscate })}
          />
        </>
      )}
    </FormDialog>
  );
}

interface MeasuresProps {
  draft: FederationRule;
  offers: FederationOffers;
  onChange: (changes: Partial<FederationRule>) => void;
}

function Measures({ draft, offers, onChange }: MeasuresProps) {
  const intl = useIntl();
  if (!offers.rejects) return null;
  const { rejectMedia, rejectReports, further } = draft;
  const box = (measure: Measure, checked: boolean, toggle: (checked: boolean) => void) => (
    <Checkbox
      key={measure}
      label={intl.formatMessage(measureNames[measure])}
      hint={intl.formatMessage(measureMeanings[measure])}
      checked={checked}
      onChange={toggle}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage(messages.measures)}</legend>
      {box('media_removal', rejectMedia, (checked) => onChange({ rejectMedia: checked }))}
      {box('report_removal', rejectReports, (checked) => onChange({ rejectReports: checked }))}
      {furtherMeasures
        .filter((measure) => offers.further.includes(measure))
        .map((measure) =>
          box(measure, further.includes(measure), (checked) =>
            onChange({
              further: checked ? [...further, measure] : further.filter((one) => one !== measure),
            }),
          ),
        )}
    </fieldset>
  );
}
