/** A confirmation dialog that dispatches one action and closes when the reader confirms. */
import type { ReactNode } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { Confirm } from '@/ui/dialog/Confirm';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

interface Props extends DialogFrame {
  texts: Record<'question' | 'accept' | 'cancel', MessageDescriptor>;
  action: UnknownAction;
  tone?: 'primary' | 'danger';
  /** The consequences of confirming. */
  children?: ReactNode;
}

export function ConfirmAction({ texts, action, tone, level, onClose, children }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const accept = () => {
    onClose();
    dispatch(action);
  };
  return (
    <Confirm
      question={intl.formatMessage(texts.question)}
      accept={intl.formatMessage(texts.accept)}
      cancel={intl.formatMessage(texts.cancel)}
      tone={tone}
      level={level}
      onAccept={accept}
      onCancel={onClose}
    >
      {children}
    </Confirm>
  );
}
