/** The help: shortcuts, gestures, the words of the fediverse, and where other clients' things are. */
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ShortcutGroups } from '@/components/engine/shortcuts/ShortcutGroups';
import { selectOfferedShortcuts, shortcutOf } from '@/components/engine/shortcuts/shortcuts';
import {
  shortcutGroupTitles,
  shortcutsTitle,
  shortcutTexts,
} from '@/components/engine/shortcuts/shortcutTexts';
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
import { gestures } from './gestures';
import { HelpSection } from './HelpSection';
import { otherClients } from './otherClients';
import { words } from './words';
import styles from './HelpScreen.module.css';

const messages = defineMessages({
  title: { id: 'help.title', defaultMessage: 'Help' },
  find: { id: 'help.find', defaultMessage: 'Find in help' },
  gestures: { id: 'help.gestures', defaultMessage: 'Touch gestures' },
  words: { id: 'help.words', defaultMessage: 'Words of the fediverse' },
  steps: { id: 'first_steps.title', defaultMessage: 'Set up your account' },
  again: { id: 'first_steps.again', defaultMessage: 'Go through the first steps again' },
  coming: { id: 'help.coming', defaultMessage: 'Coming from another client' },
});

export default function HelpScreen() {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const offered = useAppSelector(selectOfferedShortcuts);
  const mobile = useAppSelector(selectMobile);
  const signedIn = useAppSelector(selectSignedIn);
  const find = intl.formatMessage(messages.find);

  /** True if these texts, or the title of their section, contain the words of the query. */
  const isMeant = (...texts: (MessageDescriptor | string)[]) =>
    containsWords(
      texts.map((text) => (typeof text === 'string' ? text : intl.formatMessage(text))).join(' '),
      query,
    );
  const shortcuts = offered.filter((name) => {
    const { group, keys } = shortcutOf(name);
    return isMeant(shortcutsTitle, shortcutGroupTitles[group], shortcutTexts[name], ...keys);
  });
  const touches = gestures.filter((gesture) => isMeant(messages.gestures, gesture));
  const explained = words.filter(({ term, meaning }) => isMeant(messages.words, term, meaning));
  const clients = otherClients.map(({ names, rows }) => ({
    names,
    rows: rows.filter(({ there, here }) =>
      isMeant(messages.coming, ...names, there, ...here.map(({ name }) => name)),
    ),
  }));
  const moved = clients.flatMap(({ rows }) => rows);
  const steps = signedIn && isMeant(messages.steps, messages.again) ? 1 : 0;
  const count = steps + shortcuts.length + touches.length + explained.length + moved.length;

  const keyPart = (
    <HelpSection key="keys" title={shortcutsTitle} count={shortcuts.length}>
      <ShortcutGroups names={shortcuts} />
    </HelpSection>
  );
  const touchPart = (
    <HelpSection key="touch" title={messages.gestures} count={touches.length}>
      <ul className={styles.list}>
        {touches.map((gesture) => (
          <li key={gesture.id}>{intl.formatMessage(gesture)}</li>
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
      <div className={styles.page}>
        <HelpSection title={messages.steps} count={steps}>
          <Link to={standalonePaths.welcome}>{intl.formatMessage(messages.again)}</Link>
        </HelpSection>
        {/* Phones rarely have a keyboard. */}
        {mobile ? [touchPart, keyPart] : [keyPart, touchPart]}
        <HelpSection title={messages.words} count={explained.length}>
          <dl className={styles.words}>
            {explained.map(({ term, meaning }) => (
              <div key={meaning.id} className={styles.word}>
                <dt>{intl.formatMessage(term)}</dt>
                <dd>{intl.formatMessage(meaning)}</dd>
              </div>
            ))}
          </dl>
        </HelpSection>
        <HelpSection title={messages.coming} count={moved.length}>
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
