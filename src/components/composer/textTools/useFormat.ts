/** Formats the selection of the text field with one of the tools. */
import { formatEdit } from '@/domain/composer/formatting/formatEdit';
import type { Syntax, TextTool } from '@/domain/composer/formatting/syntax';
import { useComposer } from '@/components/composer/ComposerContext';
import { replaceText } from './replaceText';

export function useFormat(syntax: Syntax | null): (tool: TextTool) => void {
  const { body, edit } = useComposer();
  return (tool) => {
    const field = body.current;
    if (!field || !syntax || field.readOnly) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const change = formatEdit(syntax, tool, { text, start, end });
    if (!change) return;
    replaceText(field, change, (next) => edit({ text: next }));
    field.setSelectionRange(change.start, change.end);
  };
}
