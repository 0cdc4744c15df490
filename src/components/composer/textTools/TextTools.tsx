/**
 * The bar of formats below the text, where the post has some, with their keys; and pasted rich text
 * becomes the format of the post.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { fromRichText } from '@/domain/composer/formatting/fromRichText';
import { syntaxOf, toolsOf, type Syntax, type TextTool } from '@/domain/composer/formatting/syntax';
import { useComposer } from '@/components/composer/ComposerContext';
import { pressProps } from '@/ui/buttons/press';
import { moveFocusByArrowKey } from '@/ui/hooks/arrowKeys';
import { Icon } from '@/ui/icons/Icon';
import {
  BoldIcon,
  CodeIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumberedListIcon,
  QuotedTextIcon,
  StrikeIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { shownKeys, toolOfKey } from './formatKeys';
import { formatTexts } from './formatTexts';
import { replaceText } from './replaceText';
import { useFormat } from './useFormat';
import styles from './TextTools.module.css';

const messages = defineMessages({
  label: { id: 'format.toolbar', defaultMessage: 'Formatting' },
});

const icons: Record<TextTool, IconNode> = {
  bold: BoldIcon,
  italic: ItalicIcon,
  strike: StrikeIcon,
  code: CodeIcon,
  link: LinkIcon,
  quote: QuotedTextIcon,
  bullets: ListIcon,
  numbers: NumberedListIcon,
};

export function TextTools({ contentType }: { contentType: string }) {
  const syntax = syntaxOf(contentType);
  return syntax && <Bar syntax={syntax} />;
}

function Bar({ syntax }: { syntax: Syntax }) {
  const intl = useIntl();
  const [stop, setStop] = useState(0);
  const format = useFormat(syntax);
  useTextKeys(syntax, format);
  const tools = toolsOf(syntax);
  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
      className={styles.bar}
      onKeyDown={moveFocusByArrowKey}
      // On phones the keyboard stays, and the selection in sight.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((tool, at) => {
        const label = intl.formatMessage(formatTexts[tool]);
        return (
          <button
            key={tool}
            type="button"
            className={styles.tool}
            aria-label={label}
            aria-keyshortcuts={shownKeys(tool)}
            tabIndex={at === Math.min(stop, tools.length - 1) ? 0 : -1}
            onFocus={() => setStop(at)}
            {...pressProps({ onPress: () => format(tool) }, label)}
          >
            <Icon node={icons[tool]} className={styles.icon} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}

/** Hears the keys and pastes of the text field, of whichever post of a chain has the focus. */
function useTextKeys(syntax: Syntax, format: (tool: TextTool) => void): void {
  const { body, edit } = useComposer();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return;
    const tool = toolOfKey(event);
    if (!tool || !toolsOf(syntax).includes(tool)) return;
    event.preventDefault();
    format(tool);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const field = body.current;
    const { clipboardData } = event;
    if (!field || field.readOnly || !clipboardData) return;
    const text = fromRichText(clipboardData.getData('text/html'), syntax);
    if (text === null) return;
    event.preventDefault();
    const range = { from: field.selectionStart, to: field.selectionEnd, insert: text };
    replaceText(field, range, (next) => edit({ text: next }));
  });
  useEffect(() => {
    const field = body.current;
    if (!field) return;
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('keydown', (event) => press(event), { signal });
    field.addEventListener('paste', (event) => paste(event), { signal });
    return () => listening.abort();
  }, [body]);
}
