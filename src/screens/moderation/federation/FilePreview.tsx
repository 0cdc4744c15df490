/** Shows what a file would change, line by line, and the press that applies it. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ruleKey } from '@/domain/admin/federation';
import { planLine, type FileLine, type PlanKind } from '@/domain/admin/federationCsv';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { readableHost } from '@/lib/text/punycode';
import {
  selectChangeResult,
  selectFederation,
  selectFederationWork,
  type FilePlan,
} from '@/selectors/admin/federation';
import { changesRequested, fileDropped } from '@/slices/admin/federation';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { ChangeOutcome } from './ChangeOutcome';
import { faultNames, messages, planNames, severityNames } from './federationMessages';
import styles from './Federation.module.css';

const planKinds: readonly PlanKind[] = ['new', 'changed', 'same', 'broken'];

export function FilePreview({ plan }: { plan: FilePlan }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const { rules, file } = useAppSelector(selectFederation);
  const work = useAppSelector(selectFederationWork);
  const { lines, kinds, counts } = plan;
  // Broken lines first, which would hide among thousands of others.
  const isBroken = (at: number) => Number(kinds[at] === 'broken');
  const order = [...lines.keys()].toSorted((one, other) => isBroken(other) - isBroken(one));
  const changes = () => lines.flatMap((line) => planLine(line, rules).change ?? []);
  const todo = counts.new + counts.changed;
  const blocked = lines.filter(
    ({ rule }, at) =>
      rule?.severity === 'suspend' && (kinds[at] === 'new' || kinds[at] === 'changed'),
  ).length;
  return (
    <>
      <section className={styles.section}>
        <p className={styles.name}>
          <bdi>{file?.name}</bdi>
        </p>
        <p className={styles.facts} role="status">
          {planKinds.map((kind) => (
            <span key={kind}>
              {intl.formatMessage(messages.counted, {
                name: intl.formatMessage(planNames[kind]),
                count: counts[kind],
              })}
            </span>
          ))}
        </p>
        <div className={styles.actions}>
          {todo > 0 && (
            <Button
              tone="primary"
              busy={work !== null && work.waiting > 0 && !work.paused}
              onPress={() => ask(true)}
            >
              {intl.formatMessage(messages.apply, { count: todo })}
            </Button>
          )}
          <Button onPress={() => dispatch(fileDropped())}>
            <FormattedMessage id="general.dismiss" defaultMessage="Dismiss" />
          </Button>
        </div>
      </section>
      <WindowedFeed
        list="federation file"
        label={intl.formatMessage(messages.files)}
        busy={false}
        ids={order.map((at) => String(lines[at]?.line))}
        row={(_id, at) => {
          const place = order[at] ?? at;
          const line = lines[place];
          return line ? (
            <LineRow
              line={line}
              kind={kinds[place] ?? 'broken'}
              position={{ at: at + 1, of: lines.length }}
            />
          ) : null;
        }}
      />
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.apply, { count: todo })}
          accept={intl.formatMessage(messages.save)}
          tone={blocked > 0 ? 'danger' : 'primary'}
          onCancel={() => ask(false)}
          onAccept={() => {
            dispatch(changesRequested({ changes: changes() }));
            ask(false);
          }}
        >
          {blocked > 0 &&
            intl.formatMessage(messages.counted, {
              name: intl.formatMessage(severityNames.suspend),
              count: blocked,
            })}
        </Confirm>
      )}
    </>
  );
}

interface RowProps {
  line: FileLine;
  kind: PlanKind;
  position: FeedPosition;
}

function LineRow({ line: { line, text, rule, fault }, kind, position }: RowProps) {
  const intl = useIntl();
  const result = useAppSelector((state) =>
    rule === null ? undefined : selectChangeResult(state, ruleKey(rule)),
  );
  const host = rule === null ? text : readableHost(rule.host);
  const isDone = result?.phase === 'done';
  return (
    <article className={styles.row} tabIndex={0} aria-label={host} {...feedPosition(position)}>
      <div>
        <div className={styles.name}>
          <bdi>{host}</bdi>
        </div>
        <div className={styles.facts}>
          <FormattedMessage
            id="federation.line"
            defaultMessage="Line {line, number}"
            values={{ line }}
          />
          <span className={styles.severity}>
            {isDone ? (
              <FormattedMessage id="nav.edit_finish" defaultMessage="Done" />
            ) : (
              intl.formatMessage(planNames[kind])
            )}
          </span>
          {rule && <span>{intl.formatMessage(severityNames[rule.severity])}</span>}
          {fault && <span>{intl.formatMessage(faultNames[fault])}</span>}
        </div>
      </div>
      <ChangeOutcome result={result} />
    </article>
  );
}
