/** Creates or edits a filter. It takes effect at once; the form closes when the server confirms. */
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { filterContexts, type Filter, type FilterAction } from '@/domain/timelines/filter';
import { filterRequest, pendingFilter, type FilterInput } from '@/domain/timelines/filterBook';
import { useCan } from '@/hooks/useCan';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectCanBlur, selectFilterPending } from '@/selectors/timelines/filters';
import { selectRequest } from '@/selectors/engine/requests';
import { filterSaveRequested } from '@/slices/timelines/filters';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Notice } from '@/ui/feedback/Notice';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { TextField } from '@/ui/fields/TextField';
import { ServerSays } from '../ServerSays';
import { FilterEffect } from './FilterRow';
import { FilteredPosts } from './FilteredPosts';
import { FilterExpiry } from './FilterExpiry';
import { KeywordFields } from './KeywordFields';
import styles from './Filtering.module.css';
import { faultsOf } from './filterFaults';
import { filterActionLabels, filterContextLabels } from './filterLabels';

type Wording = 'create' | 'change' | 'name' | 'nameHint' | 'action' | 'places' | 'noPlace';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  create: { id: 'settings.new_filter', defaultMessage: 'New filter' },
  change: { id: 'settings.change_filter', defaultMessage: 'Edit filter' },
  name: { id: 'settings.filter_name', defaultMessage: 'Name' },
  nameHint: {
    id: 'settings.filter_name_hint',
    defaultMessage: 'Shown on collapsed posts. If empty, the first word is used.',
  },
  action: { id: 'settings.filter_action', defaultMessage: 'Action' },
  places: { id: 'settings.filter_places', defaultMessage: 'Applies to' },
  noPlace: { id: 'settings.filter_no_place', defaultMessage: 'Select at least one place' },
});

const fresh: FilterInput = {
  title: '',
  keywords: [{ id: null, phrase: '', wholeWord: true }],
  contexts: ['home', 'public', 'thread'],
  action: 'warn',
  expiresIn: null,
  withoutPosts: [],
};

const wishOf = ({ title, keywords, contexts, action }: Filter): FilterInput => ({
  title,
  keywords,
  contexts,
  action,
  expiresIn: 'asBefore',
  withoutPosts: [],
});

/** The first invalid field. */
const WRONG = '[aria-invalid="true"], fieldset[aria-describedby] input';

interface Props {
  /** Null for a new one. */
  filter: Filter | null;
  onClose: (saved: boolean) => void;
}

export function FilterForm({ filter: given, onClose }: Props) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const ofWords = useCan('filtersOfWords');
  const canBlur = useAppSelector(selectCanBlur);
  // Frozen: while saving, the list already has the optimistic value.
  const [filter] = useState(given);
  const filterId = filter?.id ?? null;
  const [filterInput, setFilterInput] = useState(() => (filter ? wishOf(filter) : fresh));
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const { busy, reason, sent, send } = useSending(filterId, () => onClose(true));
  const form = useRef<HTMLFormElement>(null);
  const faults = faultsOf(filterInput, ofWords);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [tries]);

  const set = (changes: Partial<FilterInput>) => setFilterInput({ ...filterInput, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    if (!faults.any) send(() => dispatch(filterSaveRequested({ filterId, filterInput })));
  };
  const actions: FilterAction[] = ['warn', 'hide'];
  if ((ofWords && canBlur) || filter?.action === 'blur') actions.push('blur');
  const noPlace = tried && faults.places;
  return (
    <form ref={form} className={styles.form} aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h4 id={`${id}-title`} className={styles.formTitle}>
        {intl.formatMessage(filter ? messages.change : messages.create)}
      </h4>
      {ofWords && (
        <TextField
          label={intl.formatMessage(messages.name)}
          hint={intl.formatMessage(messages.nameHint)}
          value={filterInput.title}
          onChange={(title) => set({ title })}
        />
      )}
      <KeywordFields
        keywords={filterInput.keywords}
        faults={tried ? faults.keywords : []}
        several={ofWords}
        onChange={(keywords) => set({ keywords })}
      />
      <fieldset className={styles.places} aria-describedby={noPlace ? `${id}-wrong` : undefined}>
        <legend className={styles.legend}>{intl.formatMessage(messages.places)}</legend>
        {filterContexts
          .filter(
            (context) => ofWords || context !== 'account' || filterInput.contexts.includes(context),
          )
          .map((context) => (
            <Checkbox
              key={context}
              label={intl.formatMessage(filterContextLabels[context])}
              checked={filterInput.contexts.includes(context)}
              onChange={(on) =>
                set({
                  contexts: filterContexts.filter((one) =>
                    one === context ? on : filterInput.contexts.includes(one),
                  ),
                })
              }
            />
          ))}
        <div id={`${id}-wrong`} className={styles.wrong} aria-live="polite">
          {noPlace && intl.formatMessage(messages.noPlace)}
        </div>
      </fieldset>
      <RadioGroup
        label={intl.formatMessage(messages.action)}
        options={actions.map((value) => ({
          value,
          label: intl.formatMessage(filterActionLabels[value]),
        }))}
        value={filterInput.action}
        onChange={(action) => set({ action })}
      />
      <FilterExpiry
        before={filter}
        value={filterInput.expiresIn}
        onChange={(expiresIn) => set({ expiresIn })}
      />
      <FilteredPosts
        posts={filter?.posts ?? []}
        dropped={filterInput.withoutPosts}
        onDrop={(post) => set({ withoutPosts: [...filterInput.withoutPosts, post] })}
      />
      <FilterEffect filter={pendingFilter(filterInput, filter)} inForce={false} live />
      {sent && reason !== null && !busy && (
        <Notice tone="error">
          <ServerSays reason={reason} />
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" busy={busy}>
          <FormattedMessage id="settings.save_filter" defaultMessage="Save filter" />
        </Button>
        <Button onPress={() => onClose(false)}>
          <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
        </Button>
      </div>
    </form>
  );
}

/** Follows the request; a failed one can be sent again. */
function useSending(filterId: string | null, onSaved: () => void) {
  const [sent, setSent] = useState(false);
  const pending = useAppSelector((state) => selectFilterPending(state, filterId));
  const request = useAppSelector((state) => selectRequest(state, filterRequest(filterId)));
  const busy = sent && (pending || request.busy);
  const saved = sent && !busy && request.reason === null;
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) tellSaved();
  }, [saved]);
  const send = (ask: () => void) => {
    ask();
    setSent(true);
  };
  return { busy, sent, reason: request.reason, send };
}
