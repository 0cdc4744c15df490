/** The templates that come with the program for one kind of reader, as the moderator has them now. */
import { useIntl } from 'react-intl';
import {
  builtInTemplates,
  changeOf,
  targetOfBuiltIn,
  type AnswerReader,
  type BuiltInTemplate,
  type TemplateChange,
} from '@/domain/composer/drafts/answerTemplates';
import { useAppSelector } from '@/hooks/store';
import { answerNames, answerTexts } from './answerTexts';

export interface AnswerTemplate {
  id: BuiltInTemplate;
  name: string;
  text: string;
  change: TemplateChange;
}

export function useBuiltInTemplates(to: AnswerReader): AnswerTemplate[] {
  const { formatMessage } = useIntl();
  const drafts = useAppSelector((state) => state.drafts);
  return builtInTemplates[to].map((id) => {
    const change = changeOf(drafts[targetOfBuiltIn(id)]);
    return {
      id,
      name: formatMessage(answerNames[id]),
      text: change.text ?? formatMessage(answerTexts[id]),
      change,
    };
  });
}
