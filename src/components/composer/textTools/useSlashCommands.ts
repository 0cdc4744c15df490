/** The commands that the text of a post offers after a slash. */
import { flushSync } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { useComposer } from '@/components/composer/ComposerContext';
import type { SlashCommand } from '@/components/composer/completions/slashCommands';
import { syntaxOf, type TextTool } from '@/domain/composer/formatting/syntax';
import { mayHavePolls, newPoll } from '@/domain/composer/pollForm';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectPart } from '@/selectors/composer/chains';
import { selectDraft } from '@/selectors/composer/drafts';
import {
  selectMayBeTemplate,
  selectTemplates,
  type Template,
} from '@/selectors/composer/templates';
import { composerChanged } from '@/slices/composer/composers';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  CodeIcon,
  DraftsIcon,
  PollIcon,
  QuotedTextIcon,
  TemplateIcon,
  WarningIcon,
} from '@/ui/icons/icons';
import { formatTexts } from './formatTexts';
import { replaceText } from './replaceText';
import { useFormat } from './useFormat';

const messages = defineMessages({
  poll: { id: 'polls.add_poll', defaultMessage: 'Add poll' },
  subject: { id: 'post_status.subject', defaultMessage: 'Subject' },
  template: { id: 'drafts.save_template', defaultMessage: 'Save as template' },
});

/** Returns them on demand, as they are seldom needed. */
export function useSlashCommands(): () => SlashCommand[] {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { target, part, body, edit } = useComposer();
  const pollsAvailable = useInstance('pollsAvailable');
  const pollLimits = useInstance('pollLimits');
  const family = useInstance('family');
  // A key in the text changes none of these, and so draws no other post of a chain.
  const hasPoll = useAppSelector((state) => selectPart(state, target, part).poll !== null);
  const hasSubject = useAppSelector((state) => selectPart(state, target, part).subject !== '');
  const hasFiles = useAppSelector((state) => selectPart(state, target, part).files.length > 0);
  const contentType = useAppSelector((state) => selectDraft(state, target).contentType);
  const mayBeTemplate = useAppSelector((state) => selectMayBeTemplate(state, target));
  const templates = useAppSelector(selectTemplates);
  const syntax = syntaxOf(contentType);
  const format = useFormat(syntax);

  const takesPoll =
    !hasPoll &&
    mayHavePolls({ pollsAvailable, pollLimits }) &&
    !(family === 'mastodon' && hasFiles);
  const insert = ({ draft: { text, ...rest } }: Template, at: number) => {
    const field = body.current;
    if (!field) return;
    const write = (next: string) => edit({ text: next });
    replaceText(field, { from: at, to: at, insert: text }, write);
    const change = {
      ...(!hasSubject && rest.subject !== '' && { subject: rest.subject }),
      ...(takesPoll && rest.poll && { poll: rest.poll }),
    };
    if (Object.keys(change).length > 0) edit(change);
  };
  const tool = (name: TextTool, icon: SlashCommand['icon']): SlashCommand[] =>
    syntax
      ? [
          {
            id: name,
            name,
            label: intl.formatMessage(formatTexts[name]),
            icon,
            run: () => format(name),
          },
        ]
      : [];

  return () => [
    ...(takesPoll
      ? [
          {
            id: 'poll',
            name: 'poll',
            label: intl.formatMessage(messages.poll),
            icon: PollIcon,
            run: () => edit({ poll: newPoll(pollLimits) }),
          },
        ]
      : []),
    {
      id: 'cw',
      name: 'cw',
      label: intl.formatMessage(messages.subject),
      icon: WarningIcon,
      run: () =>
        flushSync(() => dispatch(composerChanged({ target, changes: { part, subject: true } }))),
    },
    ...tool('quote', QuotedTextIcon),
    ...tool('code', CodeIcon),
    ...templates.map((template): SlashCommand => ({
      id: `template ${template.name}`,
      name: template.name,
      label: template.name,
      icon: TemplateIcon,
      run: (at) => insert(template, at),
    })),
    ...(mayBeTemplate
      ? [
          {
            id: 'template',
            name: 'template',
            label: intl.formatMessage(messages.template),
            icon: DraftsIcon,
            run: () => dispatch(dialogOpened({ kind: 'drafts', props: null })),
          },
        ]
      : []),
  ];
}
