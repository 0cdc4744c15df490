/** The help: shortcuts, gestures, the words of the fediverse, and where other clients' things are. */
import { useRef, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ShortcutGroups } from '@/components/engine/shortcuts/ShortcutGroups';
import { selectOfferedShortcuts } from '@/components/engine/shortcuts/shortcuts';
import { useAppSelector } from '@/hooks/store';
import { containsWords } from '@/lib/text/containsWords';
import { selectMobile } from '@/selectors/session/interface';
import { selectSignedIn } from '@/selectors/session/session';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { Link } from '@/ui/buttons/Link';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TextField } from '@/ui/fields/TextField';
import { SearchIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ClientTable } from './ClientTable';
import { gestures, type GestureName } from './gestures';
import { clientId, gestureId, helpEntries, keyId, sectionTitles, wordId } from './helpEntries';
import { HelpSection } from './HelpSection';
import { otherClients } from './otherClients';
import { useHelpJump } from './useHelpJump';
import { words } from './words';
import styles from './HelpScreen.module.css';

const messages = defineMessages({
  title: { id: 'help.title', defaultMessage: 'Help' },
  find: { id: 'help.find', defaultMessage: 'Find in help' },
  steps: { id: 'first_steps.title', defaultMessage: 'Set up your account' },
  again: { id: 'first_steps.again', defaultMessage: 'Go through the first steps again' },
});

const gestureNames = Object.keys(gestures) as GestureName[];

export default function HelpScreen() {
  const intl = useIntl();
  const page = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const offered = useAppSelector(selectOfferedShortcuts);
  const mobile = useAppSelector(selectMobile);
  const signedIn = useAppSelector(selectSignedIn);
  const find = intl.formatMessage(messages.find);
  useHelpJump(page);

  const found = new Set(
    helpEntries(offered)
      .filter(({ section, texts, words: others = [], clients: names = [] }) =>
        containsWords(
          [
            ...[section, ...texts].map((text) => intl.formatMessage(text)),
            ...others,
            ...names,
          ].join(' '),
          query,
        ),
      )
      .map(({ id }) => id),
  );
  const shortcuts = offered.filter((name) => found.has(keyId(name)));
  const touches = gestureNames.filter((name) => found.has(gestureId(name)));
  const explained = words.filter(({ name }) => found.has(wordId(name)));
  const clients = otherClients.map(({ names, rows }) => ({
    names,
    rows: rows.filter(({ there }) => found.has(clientId(names, there))),
  }));
  const moved = clients.flatMap(({ rows }) => rows);
  const stepTexts = [messages.steps, messages.again].map((text) => intl.formatMessage(text));
  const steps = signedIn && containsWords(stepTexts.join(' '), query) ? 1 : 0;
  const count = steps + shortcuts.length + touches.length + explained.length + moved.length;

  const keyPart = (
    <HelpSection key="keys" title={sectionTitles.keys} count={shortcuts.length}>
      <ShortcutGroups names={shortcuts} />
    </HelpSection>
  );
  const touchPart = (
    <HelpSection key="touch" title={sectionTitles.gestures} count={touches.length}>
      <ul className={styles.list}>
        {touches.map((name) => (
          <li key={name} data-help={gestureId(name)}>
            {intl.formatMessage(gestures[name])}
          </li>
        ))}
      </ul>
    </HelpSection>
  );

  return (
    <>
      <ScreenHeading title={<FormattedMessage {...messages.title} />} />
      <div role="search" aria-label={find} className={styles.find}>
        <TextField
          type="search"
          label={find}
          labelHidden
          placeholder={find}
          icon={SearchIcon}
          value={query}
          onChange={setQuery}
        />
      </div>
      <Found count={query.trim() === '' ? null : count} />
      <div ref={page} className={styles.page}>
        <HelpSection title={messages.steps} count={steps}>
          <Link to={standalonePaths.welcome}>{intl.formatMessage(messages.again)}</Link>
        </HelpSection>
        {/* Phones rarely have a keyboard. */}
        {mobile ? [touchPart, keyPart] : [keyPart, touchPart]}
        <HelpSection title={sectionTitles.words} count={explained.length}>
          <dl className={styles.words}>
            {explained.map(({ name, term, meaning }) => (
              <div key={name} className={styles.word} data-help={wordId(name)}>
                <dt>{intl.formatMessage(term)}</dt>
                <dd>{intl.formatMessage(meaning)}</dd>
              </div>
            ))}
          </dl>
        </HelpSection>
        <HelpSection title={sectionTitles.coming} count={moved.length}>
          {clients.map(
            (client) =>
              client.rows.length > 0 && <ClientTable key={client.names.join()} {...client} />,
          )}
        </HelpSection>
      </div>
    </>
  );
}

/** Says how many entries were found; null while nothing is searched. */
function Found({ count }: { count: number | null }): ReactNode {
  const text = count !== null && (
    <FormattedMessage
      id="help.found_count"
      defaultMessage="{count, plural, =0 {Nothing found. Try another word.} one {# entry found} other {# entries found}}"
      values={{ count }}
    />
  );
  return (
    <div role="status" className={styles.count}>
      {count === 0 ? <EmptyState icon={SearchIcon}>{text}</EmptyState> : text}
    </div>
  );
}
